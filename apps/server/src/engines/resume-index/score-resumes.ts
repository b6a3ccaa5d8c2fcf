import type { Correct } from './correct-word.ts';
import type { OpenedSegments } from './segments/opened-segments.ts';
import type { Idea, Query } from './read-query.ts';
import type { Correction } from './segments/resume-index.ts';
import { spellingOfWord, type Spelling } from './words/spellings.ts';
import { createTally, type Tally } from './tally.ts';

/**
 * Bonus if words of a query are together. On the development questions phrases are worth .04 of nDCG@10, and any weight
 * from 0.5 to 2 does nearly as well.
 */
const PHRASE_WEIGHT = 1;
const PAIR_WEIGHT = 0.5;
/** Longer queries only count as pairs, not as a phrase. */
const LONGEST_PHRASE = 5;
/** One word may be in between, as in 'sales area manager', or neighbors may be swapped. */
const SLACK = 1;
/** A corrected word counts less with each letter that differs. */
const NEAR_WEIGHT = 0.8;
const FAR_WEIGHT = 0.5;
/** The words of a term that no resume has complete. */
const PIECES_WEIGHT = 0.3;

export type Scored = { scores: Float64Array; corrections: Correction[] };

/**
 * Scores resumes by BM25F (Robertson and Zaragoza 2009) over ideas: spellings of the same idea are counted together.
 * Adjacent words add a bonus, and a resume with half of the ideas keeps half of its score.
 */
export function scoreResumes(opened: OpenedSegments, { ideas, phrase }: Query, correct: Correct): Scored {
  const tally = createTally(opened);
  const met = new Uint8Array(opened.size);
  const corrections: Correction[] = [];
  for (const idea of ideas) {
    const correction = countIdea(tally, idea, correct);
    if (correction) corrections.push(correction);
    for (const resume of tally.spend(1)) met[resume] = (met[resume] ?? 0) + 1;
  }
  scorePhrases(tally, correctedPhrase(phrase, corrections));
  const { scores } = tally;
  for (let resume = 0; resume < scores.length; resume += 1) {
    scores[resume] = ((scores[resume] ?? 0) * (met[resume] ?? 0)) / Math.max(1, ideas.length);
  }
  return { scores, corrections };
}

function countIdea(tally: Tally, { typed, written }: Idea, correct: Correct): Correction | undefined {
  for (const { spelling, weight } of written) tally.count(spelling, { weight });
  if (!tally.isEmpty()) return undefined;
  const [only, ...others] = typed;
  if (!only || others.length > 0) {
    for (const { word } of typed) tally.count(spellingOfWord(word), { weight: PIECES_WEIGHT });
    return undefined;
  }
  const corrected = correct(only.word);
  for (const { word, distance } of corrected) {
    tally.count(spellingOfWord(word), { weight: distance === 1 ? NEAR_WEIGHT : FAR_WEIGHT });
  }
  return corrected.length > 0 ? { typed: only.word, readAs: corrected.map(({ word }) => word) } : undefined;
}

function correctedPhrase(phrase: Spelling, corrections: readonly Correction[]): Spelling {
  return phrase.map((one) => {
    const readAs = corrections.find(({ typed }) => typed === one.word)?.readAs[0];
    return readAs === undefined ? one : { ...one, ...spellingOfWord(readAs)[0], gap: one.gap };
  });
}

function scorePhrases(tally: Tally, phrase: Spelling): void {
  const { length } = phrase;
  if (length < 2) return;
  if (length <= LONGEST_PHRASE) {
    tally.count(phrase, { weight: 1, slack: SLACK });
    tally.spend(PHRASE_WEIGHT);
  }
  for (let start = 0; length > 2 && start + 2 <= length; start += 1) {
    tally.count(phrase.slice(start, start + 2), { weight: 1, slack: SLACK });
    tally.spend(PAIR_WEIGHT);
  }
}
