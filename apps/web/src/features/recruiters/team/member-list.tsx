import type { ReactNode } from 'react';
import type { Answer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot, type GoToPage } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { TEAM } from './team.texts.ts';

type Listed = { page: { page: number; pageSize: number; total: number } };

type Props = {
  loaded: Answer<Listed>;
  onClear: () => void;
  onPage: GoToPage;
  /** The table, rendered once there is something to show. */
  children: ReactNode;
};

/** The list's card in each of its states. It is never empty: its reader is a member. */
export function MemberList({ loaded: { data, failure, reload }, onClear, onPage, children }: Props) {
  const failed = failure && <RetryNote title={TEAM.notLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return <Card>{failed ?? <SkeletonRows rows={6} label={TEAM.loading()} />}</Card>;
  return (
    <Card>
      {failed}
      {data.page.total === 0 ? (
        <NothingMatches onClear={onClear} />
      ) : (
        <>
          {children}
          <PagingFoot {...data.page} onPage={onPage} />
        </>
      )}
    </Card>
  );
}
