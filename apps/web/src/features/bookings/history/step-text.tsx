import { Filled, MARKS } from '#ui/text/filled.tsx';
import { HISTORY } from './history.texts.ts';
import type { StepWords } from './step-words.model.ts';

/** What a step did; a time that no longer counts is struck through. */
export function StepText({ words: { what, from, to } }: { words: StepWords }) {
  if (!from || !to) return to ? HISTORY.withTime({ what, to }) : what;
  return (
    <Filled text={HISTORY.movedTimes({ what, from: MARKS[0], to })} parts={[<s key="from">{from}</s>]} />
  );
}
