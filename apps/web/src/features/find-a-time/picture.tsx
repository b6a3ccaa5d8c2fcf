import type { View } from './finder-bar.tsx';
import { FinderSkeleton } from './finder-skeleton.tsx';
import { StartChips, StartList } from './start-list.tsx';
import { TimeGrid } from './time-grid.tsx';
import type { SlotFinderProps, SlotFinderState } from './use-slot-finder.ts';

type Props = Pick<SlotFinderProps, 'old' | 'mustMove' | 'now'> & {
  finder: SlotFinderState;
  /** Null if there is room for only one view. */
  view: View | null;
  day: string | null;
};

/** The complete week or day: as a grid, or as a list of starts. */
export function Picture({ finder, view, day, old, mustMove, now }: Props) {
  const { answer, failure, span, choose } = finder;
  if (failure) return null;
  if (!answer) return <FinderSkeleton />;
  const list = { answer, chosen: span?.start ?? null, onChoose: choose };
  if (view === null) return <StartChips {...list} />;
  if (view === 'LIST') return <StartList {...list} />;
  return <TimeGrid {...{ finder, answer, day, old, mustMove, now }} />;
}
