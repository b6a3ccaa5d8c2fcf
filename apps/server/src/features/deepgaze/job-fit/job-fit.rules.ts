import type { JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { invalidField } from '#lib/app-error.ts';
import { limitMarks } from '#lib/text/with-few-marks.ts';

/** A single typed letter may stand for eighteen; few do. */
const MOST_LETTERS = 2 * LIMITS.jobTextMaxLength;
/** Forty conditions of a few words, each with some synonyms. */
const MOST_LETTERS_OF_CONDITIONS = 8000;

const countLetters = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + limitMarks(text).normalize('NFKC').length, 0);

/** Refuses an empty job description, and one that takes too long to read. */
export function requireJobText(text: string): void {
  if (text.trim() === '') throw invalidField('text', 'Paste a job description, or choose a job.');
  if (countLetters([text]) > MOST_LETTERS) throw invalidField('text', 'This job description is too long.');
}

/** Refuses conditions that take too long to search for, since everyone else waits meanwhile. */
export function requireShortConditions(conditions: readonly JobCondition[]): void {
  const values = conditions.flatMap(({ filter: { value, others = [] } }) => [value, ...others]);
  if (countLetters(values) > MOST_LETTERS_OF_CONDITIONS)
    throw invalidField('conditions', 'The conditions are too long. Use fewer or shorter ones.');
}
