import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answer } from '#state/use-answer.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState, NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot, type GoToPage } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import type { JobTab } from './jobs-query.model.ts';
import { JOBS } from '../jobs.texts.ts';

type Listed = { page: { page: number; pageSize: number; total: number } };

type Props = {
  tab: JobTab;
  loaded: Answer<Listed>;
  filtered: boolean;
  onAdd: () => void;
  onClear: () => void;
  onPage: GoToPage;
  /** The table, rendered once there is something to show. */
  children: ReactNode;
};

/** The list's card in each of its states: loading, failed, empty, no matches, filled. */
export function JobList({ tab, loaded, filtered, onAdd, onClear, onPage, children }: Props) {
  const { data, failure, reload } = loaded;
  const failed = failure && <RetryNote title={JOBS.notLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return <Card>{failed ?? <SkeletonRows rows={6} label={JOBS.loading()} />}</Card>;
  return (
    <Card>
      {failed}
      {data.page.total > 0 ? (
        <>
          {children}
          <PagingFoot {...data.page} onPage={onPage} />
        </>
      ) : filtered ? (
        <NothingMatches onClear={onClear} />
      ) : (
        <Nothing tab={tab} onAdd={onAdd} />
      )}
    </Card>
  );
}

function Nothing({ tab, onAdd }: Pick<Props, 'tab' | 'onAdd'>) {
  const mayAdd = usePermission('create_jd');
  if (tab === 'shared') {
    return <EmptyState title={JOBS.noneShared()} text={JOBS.noneSharedHint()} />;
  }
  return (
    <EmptyState
      title={JOBS.none()}
      text={JOBS.noneHint({ mayAdd: String(mayAdd) })}
      act={
        mayAdd && (
          <Button variant="default" onClick={onAdd}>
            {JOBS.add()}
          </Button>
        )
      }
    />
  );
}
