import { HISTORY } from './history.texts.ts';
import type { StepWords } from './step-words.model.ts';

/** Stands in the sentence where the time that no longer counts belongs. */
const FORMER = '\n';

/** What a step did; a time that no longer counts is struck through. */
export function StepText({ words: { what, from, to } }: { words: StepWords }) {
  if (!from || !to) return to ? HISTORY.withTime({ what, to }) : what;
  const [before, after] = HISTORY.movedTimes({ what, from: FORMER, to }).split(FORMER);
  return (
    <>
      {before}
      <s>{from}</s>
      {after}
    </>
  );
}
