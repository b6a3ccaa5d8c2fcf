import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState, NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot, type GoToPage } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { PANELISTS } from './panelists.texts.ts';

type Listed = { page: { page: number; pageSize: number; total: number } };

type Props = {
  loaded: Answer<Listed>;
  filtered: boolean;
  mayAdd: boolean;
  onAdd: () => void;
  onClear: () => void;
  onPage: GoToPage;
  /** The table, rendered once there is something to show. */
  children: ReactNode;
};

/** The list's card in each of its states: loading, failed, empty, no matches, filled. */
export function PanelistList({ loaded, filtered, mayAdd, onAdd, onClear, onPage, children }: Props) {
  const { data, failure, reload } = loaded;
  const failed = failure && <Failed failure={failure} onRetry={reload} />;
  if (!data) return <Card>{failed ?? <SkeletonRows rows={6} label={PANELISTS.loading()} />}</Card>;
  return (
    <Card>
      {failed}
      {data.page.total === 0 ? (
        <Nothing filtered={filtered} mayAdd={mayAdd} onAdd={onAdd} onClear={onClear} />
      ) : (
        <>
          {children}
          <PagingFoot {...data.page} onPage={onPage} />
        </>
      )}
    </Card>
  );
}

const Failed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <RetryNote title={PANELISTS.notLoaded()} failure={failure} onRetry={onRetry} />
);

function Nothing({
  filtered,
  mayAdd,
  onAdd,
  onClear,
}: Pick<Props, 'filtered' | 'mayAdd' | 'onAdd' | 'onClear'>) {
  if (filtered) return <NothingMatches onClear={onClear} />;

  return (
    <EmptyState
      title={PANELISTS.none()}
      text={PANELISTS.noneHint({ mayAdd: String(mayAdd) })}
      act={
        mayAdd && (
          <Button variant="default" onClick={onAdd}>
            {PANELISTS.add()}
          </Button>
        )
      }
    />
  );
}
