import type { SavedView } from '@slotwise/contract/bookings/saved-views.schema';
import { Menu } from '@mantine/core';
import { notify } from '#feedback/notify.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { Filters } from '../booking-list/filters.model.ts';
import { changeView, chooseStart, switchSharing } from './saved-views.actions.ts';
import { VIEWS } from './saved-views.texts.ts';
import { isChanged, toViewFilters } from './views.model.ts';

/** A question to answer before the action runs. */
export type ViewQuestion = { ask: 'save' } | { ask: 'rename' | 'remove'; view: SavedView };

type Props = {
  /** The view that is open. */
  view: SavedView | undefined;
  values: Filters;
  onAsk: (question: ViewQuestion) => void;
};

/** Actions on the present filters and on the open view. */
export function ViewActs({ view, values, onAsk }: Props) {
  const dispatch = useAppDispatch();
  return (
    <>
      {view?.canChange && isChanged(values, view) && (
        <Menu.Item
          onClick={() => void dispatch(changeView({ viewId: view.viewId, filters: toViewFilters(values) }))}
        >
          {VIEWS.saveChanges({ name: view.name })}
        </Menu.Item>
      )}
      <Menu.Item onClick={() => onAsk({ ask: 'save' })}>{VIEWS.saveAs()}</Menu.Item>
      {view && <OpenViewActs view={view} onAsk={onAsk} />}
    </>
  );
}

function OpenViewActs({ view, onAsk }: { view: SavedView; onAsk: Props['onAsk'] }) {
  const dispatch = useAppDispatch();
  const { viewId, isStart, isShared, canChange } = view;
  return (
    <>
      <Menu.Item onClick={() => void dispatch(chooseStart(isStart ? null : viewId))}>
        {isStart ? VIEWS.noStart() : VIEWS.start()}
      </Menu.Item>
      {/* Browsers give no clipboard to pages without TLS. */}
      {navigator.clipboard && <Menu.Item onClick={() => copyLink(viewId)}>{VIEWS.copy()}</Menu.Item>}
      {canChange && (
        <>
          <Menu.Item onClick={() => onAsk({ ask: 'rename', view })}>{VIEWS.rename()}</Menu.Item>
          <Menu.Item onClick={() => void dispatch(switchSharing(view))}>
            {isShared ? VIEWS.unshare() : VIEWS.share()}
          </Menu.Item>
          <Menu.Item onClick={() => onAsk({ ask: 'remove', view })}>{VIEWS.remove()}</Menu.Item>
        </>
      )}
    </>
  );
}

const copyLink = (view: string) =>
  navigator.clipboard.writeText(window.location.origin + paths.dashboard({ view })).then(
    () => notify.success(VIEWS.copied()),
    () => notify.warning(VIEWS.notCopied()),
  );
