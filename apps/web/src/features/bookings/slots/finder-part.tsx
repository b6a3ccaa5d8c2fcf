import { lazy, Suspense } from 'react';
import { usePermission } from '#state/use-permission.ts';
import { FinderSkeleton } from './finder-skeleton.tsx';
import type { SlotFinderProps } from './use-slot-finder.ts';

/** The grid and what belongs to it come after the form they help to fill. */
const SlotFinder = lazy(async () => ({ default: (await import('./slot-finder.tsx')).SlotFinder }));

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
