import '#ui/theme/all-components.css';
import { listViews } from '@slotwise/contract/bookings/saved-views.endpoints';
import type { SavedView } from '@slotwise/contract/bookings/saved-views.schema';
import { Button, Menu } from '@mantine/core';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { Tag } from '#ui/text/tag.tsx';
import type { FilteredBookings } from '../booking-list/use-filtered-bookings.ts';
import { VIEWS } from './saved-views.texts.ts';
import { ViewActs, type ViewQuestion } from './view-acts.tsx';
import { ViewDialog } from './view-dialog.tsx';
import { isBareLink, toChange } from './views.model.ts';
import classes from './saved-views.module.css';

type Props = { filters: FilteredBookings['filters']; startsOpen: boolean };

/** A link names only the view: its filters are applied when it is opened, but not again when someone removes them. */
function useLinkedView({ values, change }: Props['filters'], view: SavedView | undefined) {
  const seen = useRef('');
  useEffect(() => {
    if (!view || seen.current === view.viewId) return;
    seen.current = view.viewId;
    if (isBareLink(values)) change(toChange(view));
  }, [view, values, change]);
}

/** The saved views to choose from, and actions on the open one. */
export function ViewsMenu({ filters, startsOpen }: Props) {
  const { values, change, clear } = filters;
  const { data, failure } = useAnswer(listViews, {});
  const views = data?.data ?? [];
  const open = views.find(({ viewId }) => viewId === values.view);
  useLinkedView(filters, open);
  const [isOpened, setOpened] = useState(startsOpen);
  const [question, setQuestion] = useState<ViewQuestion | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setQuestion(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const group = (label: string, ofGroup: SavedView[]) =>
    ofGroup.length > 0 && (
      <>
        <Menu.Label>{label}</Menu.Label>
        {ofGroup.map((view) => (
          <ViewItem
            key={view.viewId}
            view={view}
            isOpen={view === open}
            onOpen={() => change(toChange(view))}
          />
        ))}
      </>
    );
  return (
    <>
      <Menu opened={isOpened} onChange={setOpened} position="bottom-start" shadow="md" width={300}>
        <Menu.Target>
          <Button ref={button} size="xs" variant={open ? 'light' : 'default'} className={classes.button}>
            {open?.name ?? VIEWS.views()}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          <Menu.Item leftSection={<Mark isOn={!open} />} onClick={clear}>
            {VIEWS.all()}
          </Menu.Item>
          {failure && <Menu.Label>{VIEWS.unreachable()}</Menu.Label>}
          {data && views.length === 0 && <Menu.Label>{VIEWS.none()}</Menu.Label>}
          {group(
            VIEWS.own(),
            views.filter(({ isOwn }) => isOwn),
          )}
          {group(
            VIEWS.shared(),
            views.filter(({ isOwn }) => !isOwn),
          )}
          <Menu.Divider />
          <ViewActs view={open} values={values} onAsk={setQuestion} />
        </Menu.Dropdown>
      </Menu>
      <ViewDialog question={question} filters={filters} onClose={close} />
    </>
  );
}

const Mark = ({ isOn }: { isOn: boolean }) => (
  <Check size={14} visibility={isOn ? 'visible' : 'hidden'} aria-hidden />
);

type ItemProps = { view: SavedView; isOpen: boolean; onOpen: () => void };

function ViewItem({ view: { name, isOwn, isShared, isStart, ownerName }, isOpen, onOpen }: ItemProps) {
  const second = isOwn ? isShared && VIEWS.shared() : VIEWS.by({ name: ownerName });
  return (
    <Menu.Item
      leftSection={<Mark isOn={isOpen} />}
      rightSection={isStart && <Tag>{VIEWS.startMark()}</Tag>}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      {name}
      {second && <span className="caption block">{second}</span>}
    </Menu.Item>
  );
}
