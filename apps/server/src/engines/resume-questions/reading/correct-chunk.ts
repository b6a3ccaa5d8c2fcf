import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { editDistance } from '../../resume-index/edit-distance.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { ENTITY_KINDS, findEntity } from '../finding/known-entities.ts';
import type { Chunk } from './question-chunks.ts';
import { isCapital, textOf, type Word } from './question-words.ts';

export type Corrected = Interpretation['corrected'];

/** Shorter words are near to too many others: 'belt' is not 'best'. */
const SHORTEST = 5;

/** The word of these resumes that a word, which none of them has, is one letter away from. */
function nearestOf(word: Word, index: ResumeIndex): string | null {
  if (word.low.length < SHORTEST) return null;
  if (index.mentions(word.text).length > 0) return null;
  return index.correct(word.low).find((other) => editDistance(word.low, other, 1) === 1) ?? null;
}

/**
 * A chunk whose words no resume has, with each of them as the nearest word that resumes have, one letter away; null where
 * nothing is that near. Names begin with a capital: what looks like one is corrected to a name of these resumes alone,
 * since it may as well be somebody whom they do not have.
 */
export function correctChunk(
  chunk: Chunk,
  index: ResumeIndex,
): { chunk: Chunk; corrected: Corrected } | null {
  const corrected: Corrected = [];
  const words = chunk.words.map((word) => {
    const readAs = nearestOf(word, index);
    if (readAs !== null) corrected.push({ typed: word.text, readAs });
    return readAs === null ? word : { ...word, text: readAs, low: readAs };
  });
  const text = textOf(words);
  const isName = chunk.words.some((word) => isCapital(word) && word.text !== word.text.toUpperCase());
  const isKnown = !isName || ENTITY_KINDS.some((kind) => findEntity(index, kind, text)?.isExact);
  return corrected.length === 0 || !isKnown ? null : { chunk: { ...chunk, words, text }, corrected };
}
