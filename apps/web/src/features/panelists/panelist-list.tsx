import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState, NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot, type GoToPage } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';

type Listed = { page: { page: number; pageSize: number; total: number } };

type Props = {
  loaded: Answer<Listed>;
  filtered: boolean;
  mayAdd: boolean;
  onAdd: () => void;
  onClear: () => void;
  onPage: GoToPage;
  /** The table, drawn once there is something to show. */
  children: ReactNode;
};

const failureTitle = 'The panelists could not be loaded';

/** The card of the list in each of its states: not yet there, failed, empty, nothing matching, filled. */
export function PanelistList({ loaded, filtered, mayAdd, onAdd, onClear, onPage, children }: Props) {
  const { data, failure, reload } = loaded;
  const failed = failure && <Failed failure={failure} onRetry={reload} />;
  if (!data) return <Card>{failed ?? <SkeletonRows rows={6} label="Loading the panelists" />}</Card>;
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
  <RetryNote title={failureTitle} failure={failure} onRetry={onRetry} />
);

function Nothing({
  filtered,
  mayAdd,
  onAdd,
  onClear,
}: Pick<Props, 'filtered' | 'mayAdd' | 'onAdd' | 'onClear'>) {
  if (filtered) return <NothingMatches onClear={onClear} />;
  const text = mayAdd
    ? 'Panelists interview the candidates. Their skills and weekly hours show who fits, and when.'
    : 'Panelists interview the candidates. An administrator of your organization adds them.';
  return (
    <EmptyState
      title="No panelists yet"
      text={text}
      act={
        mayAdd && (
          <Button variant="default" onClick={onAdd}>
            Add panelist
          </Button>
        )
      }
    />
  );
}
