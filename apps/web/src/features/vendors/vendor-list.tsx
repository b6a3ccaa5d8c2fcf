import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState, NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot, type GoToPage } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { VENDORS } from './vendors.texts.ts';

type Props = {
  loaded: Answer<{ page: { page: number; pageSize: number; total: number } }>;
  filtered: boolean;
  onAdd: () => void;
  onClear: () => void;
  onPage: GoToPage;
  /** The table, rendered once there is something to show. */
  children: ReactNode;
};

/** The list's card in each of its states: loading, failed, empty, no matches, filled. */
export function VendorList({ loaded, filtered, onAdd, onClear, onPage, children }: Props) {
  const { data, failure, reload } = loaded;
  const failed = failure && <RetryNote title={VENDORS.notLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return <Card>{failed ?? <SkeletonRows rows={6} label={VENDORS.loading()} />}</Card>;
  return (
    <Card>
      {failed}
      {data.page.total === 0 ? (
        <Nothing filtered={filtered} onAdd={onAdd} onClear={onClear} />
      ) : (
        <>
          {children}
          <PagingFoot {...data.page} onPage={onPage} />
        </>
      )}
    </Card>
  );
}

function Nothing({ filtered, onAdd, onClear }: Pick<Props, 'filtered' | 'onAdd' | 'onClear'>) {
  if (filtered) return <NothingMatches onClear={onClear} />;
  return (
    <EmptyState
      title={VENDORS.none()}
      text={VENDORS.noneHint()}
      act={
        <Button variant="default" onClick={onAdd}>
          {VENDORS.add()}
        </Button>
      }
    />
  );
}
