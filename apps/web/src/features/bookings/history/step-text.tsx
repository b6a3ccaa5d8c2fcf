import type { StepWords } from './step-words.model.ts';

/** What a step did; a time that no longer counts is struck through. */
export function StepText({ words: { what, from, to } }: { words: StepWords }) {
  return (
    <>
      {what}
      {from && (
        <>
          {' from '}
          <s>{from}</s>
        </>
      )}
      {to && `${from ? ' to' : ''} ${to}`}
    </>
  );
}
