import type { Answer, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { referenceIn } from '../resume-questions/reading/references.ts';

const isRanking = ({ op, filters, words }: Interpretation) =>
  op === 'RANK' && filters.length === 0 && words !== '';

/**
 * Whether nothing of a question was linked: it was ranked by its bare words, or could not be read at all. One that speaks
 * of 'those' is the engine's alone, which knows who they are.
 */
export const isUnlinked = (question: string, { interpretation }: Answer): boolean =>
  (isRanking(interpretation) || interpretation.refusal === 'UNCLEAR') &&
  referenceIn(question.trim()) === null;

/** Whether there is something that a model could put into words. */
export const hasSomethingToSay = ({ refused, notFound, rows }: Answer): boolean =>
  !refused && !notFound && rows.length > 0;

/**
 * Whether the answer to a model's reading is better than the one to the engine's: it found something, and where the engine
 * had a ranking of its own, it names conditions instead of other words to rank by.
 */
export const isBetterRead = (engines: Answer, models: Answer): boolean =>
  !models.refused &&
  !models.notFound &&
  (!isRanking(engines.interpretation) || !isRanking(models.interpretation));
