import type { Answer, FilterKind, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { findReference } from '../resume-questions/dialogue/find-reference.ts';

const isRanking = ({ op, filters, words }: Interpretation) =>
  op === 'RANK' && filters.length === 0 && words !== '';

/** Kinds that people may word differently than resumes do; names of employers, places and people are fixed. */
const HAS_OTHER_WORDS: ReadonlySet<FilterKind> = new Set(['TEXT', 'SKILL', 'TITLE']);

/** True if the only thing that a question asks for is in no resume. */
function isOfUnknownWords({ notFound, interpretation: { op, filters } }: Answer): boolean {
  const [only, ...more] = filters;
  return (
    notFound &&
    (op === 'FIND' || op === 'COUNT') &&
    only !== undefined &&
    more.length === 0 &&
    !only.isAbsent &&
    HAS_OTHER_WORDS.has(only.kind)
  );
}

/** True if the engine has only the bare words of a question. */
const isBareWords = (answer: Answer): boolean => isRanking(answer.interpretation) || isOfUnknownWords(answer);

/**
 * True if nothing in a question was linked: it was ranked by its bare words, found nothing by them, or could not be
 * interpreted. A question about 'those' is left to the engine, which knows who they are.
 */
export const isUnlinked = (question: string, answer: Answer): boolean =>
  (isBareWords(answer) || answer.interpretation.refusal === 'UNCLEAR') &&
  findReference(question.trim()) === null;

/** True if there is something that a model could put into words. */
export const hasSomethingToSay = ({ refused, notFound, rows }: Answer): boolean =>
  !refused && !notFound && rows.length > 0;

/**
 * True if the answer to a model's interpretation is better than the engine's: it found something, and if the engine
 * only had words, it has conditions instead of other words to rank by.
 */
export const isBetterRead = (engines: Answer, models: Answer): boolean =>
  !models.refused && !models.notFound && (!isBareWords(engines) || !isRanking(models.interpretation));
