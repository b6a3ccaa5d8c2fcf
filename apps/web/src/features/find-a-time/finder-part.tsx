import { lazy, memo, Suspense, useCallback } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { usePermission } from '#state/use-permission.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import type { SlotFinderProps } from './use-slot-finder.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

const fetchFinder = async () => ({ default: (await import('./slot-finder.tsx')).SlotFinder });

/** The grid and its parts load after the form they help to fill, which works even if they never load. */
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

/** Everything times depend on: not what people write about the meeting, nor how they meet. */
const toAsked = ({ values, ...others }: SlotFinderProps): string =>
  JSON.stringify({ ...others, ...values, ...NO_TIMES });

/** Renders again only if something times depend on has changed, not on every keystroke in other fields. */
const Finder = memo(
  (props: SlotFinderProps) => (
    <Suspense fallback={<FinderSkeleton />}>
      <SlotFinder {...props} />
    </Suspense>
  ),
  (before, after) => before.onSet === after.onSet && toAsked(before) === toAsked(after),
);

/** The search for times, for those who may create meetings. */
export function FinderPart(props: SlotFinderProps) {
  const mayAsk = usePermission('create_meeting');
  const set = useLatest(props.onSet);
  const onSet = useCallback<SlotFinderProps['onSet']>((changes) => set.current(changes), [set]);
  return mayAsk && <Finder {...props} onSet={onSet} />;
}
