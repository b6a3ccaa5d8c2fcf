import { lazy, memo, Suspense, useCallback } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { usePermission } from '#state/use-permission.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import type { SlotFinderProps } from './use-slot-finder.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

const fetchFinder = async () => ({ default: (await import('./slot-finder.tsx')).SlotFinder });

/** The grid and what belongs to it come after the form they help to fill, which outlives it where they never come. */
const SlotFinder = lazy(() => fetchFinder().catch(() => ({ default: NoFinder })));

const NoFinder = () => (
  <EmptyState drawing={false} title={FIND_A_TIME.noFinder()} text={FIND_A_TIME.noFinderHint()} />
);

const NO_TIMES = {
  instructions: '',
  meetingLink: '',
  dialIn: '',
  venue: '',
  jobTitle: '',
  roundName: '',
  scorecard: [],
};

/** What times depend on: what people write about the meeting and how they meet is none of it. */
const toAsked = ({ values, ...others }: SlotFinderProps): string =>
  JSON.stringify({ ...others, ...values, ...NO_TIMES });

/** Drawn again where something that times depend on has changed, and not at each key of another field. */
const Finder = memo(
  (props: SlotFinderProps) => (
    <Suspense fallback={<FinderSkeleton />}>
      <SlotFinder {...props} />
    </Suspense>
  ),
  (before, after) => before.onSet === after.onSet && toAsked(before) === toAsked(after),
);

/** The search for times, for those who may make meetings. */
export function FinderPart(props: SlotFinderProps) {
  const mayAsk = usePermission('create_meeting');
  const set = useLatest(props.onSet);
  const onSet = useCallback<SlotFinderProps['onSet']>((changes) => set.current(changes), [set]);
  return mayAsk && <Finder {...props} onSet={onSet} />;
}
