import { lazy, Suspense } from 'react';
import { usePermission } from '#state/use-permission.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import type { SlotFinderProps } from './use-slot-finder.ts';

const fetchFinder = async () => ({ default: (await import('./slot-finder.tsx')).SlotFinder });

/** The grid and what belongs to it come after the form they help to fill, which outlives it where they never come. */
const SlotFinder = lazy(() => fetchFinder().catch(() => ({ default: NoFinder })));

const NoFinder = () => (
  <EmptyState
    drawing={false}
    title="The times could not be looked for"
    text="What you filled in is still here. Enter the time above, or load this page again."
  />
);

/** The search for times, for those who may make meetings. */
export function FinderPart(props: SlotFinderProps) {
  const mayAsk = usePermission('create_meeting');
  if (!mayAsk) return null;
  return (
    <Suspense fallback={<FinderSkeleton />}>
      <SlotFinder {...props} />
    </Suspense>
  );
}
