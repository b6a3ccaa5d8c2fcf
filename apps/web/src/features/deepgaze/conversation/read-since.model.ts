import type { AskedQuestion, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { isUnderWay, lookedAt } from '../zips/zip-words.model.ts';
import { withFilters } from './answer-words.model.ts';

/**
 * How many files that were waiting when an answer was given have been read since, once none of its zips is still being
 * read; 0 if asking again would gain nothing. A follow-up among the people of another answer can find no one new.
 */
export function readSince({ askedAt, contextId, data }: AskedQuestion, zips: Zip[]): number {
  if (data.refused || data.interpretation.filters.some(({ kind }) => kind === 'RESUMES')) return 0;
  const asked = zips.filter((zip) => (contextId ? zip.contextId === contextId : zip.uploadedAt <= askedAt));
  if (asked.length === 0 || asked.some(isUnderWay)) return 0;
  const waiting = asked.reduce((sum, zip) => sum + zip.total - lookedAt(zip), 0);
  return Math.max(0, data.waiting - waiting);
}

/** What to send to ask an answer's question again: its words alone, unless they do not say all of it. */
export const askingAgain = (
  { question, data: { interpretation } }: AskedQuestion,
  isChanged: boolean,
): [string, { interpretation?: Interpretation }] =>
  isChanged || interpretation.further
    ? [question, { interpretation: withFilters(interpretation, interpretation.filters) }]
    : [question, {}];
