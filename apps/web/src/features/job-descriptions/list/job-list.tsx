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

type Listed = { page: { page: number; pageSize: number; total: number } };

type Props = {
  tab: JobTab;
  loaded: Answer<Listed>;
  filtered: boolean;
  onAdd: () => void;
  onClear: () => void;
  onPage: GoToPage;
  /** The table, drawn once there is something to show. */
  children: ReactNode;
};

/** The card of the list in each of its states: not yet there, failed, empty, nothing matching, filled. */
export function JobList({ tab, loaded, filtered, onAdd, onClear, onPage, children }: Props) {
  const { data, failure, reload } = loaded;
  const failed = failure && (
    <RetryNote title="The jobs could not be loaded" failure={failure} onRetry={reload} />
  );
  if (!data) return <Card>{failed ?? <SkeletonRows rows={6} label="Loading the jobs" />}</Card>;
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
    return (
      <EmptyState
        title="No client shares a job with you"
        text="Once a client you work with does, it stands here and you can submit candidates for it."
      />
    );
  }
  return (
    <EmptyState
      title="No job descriptions yet"
      text={
        mayAdd
          ? 'A job holds its rounds, skills and scorecards, and every meeting for it takes them over.'
          : 'A job holds its rounds, skills and scorecards. An administrator of your organization adds them.'
      }
      act={
        mayAdd && (
          <Button variant="default" onClick={onAdd}>
            New job description
          </Button>
        )
      }
    />
  );
}
