import { findPhrase, rememberPostings, type PostingsOf } from './find-phrases.ts';
import { findWord } from './find-words.ts';
import { LEFT_OUT, type OpenedSegments } from './segments/opened-segments.ts';
import type { Spelling } from './words/spellings.ts';

/**
 * BM25's k1, how quickly repetition counts less, and b, how much long resumes are discounted. A word in a title counts
 * as three, so the usual 1.2 would saturate at once; long careers make long resumes (.75 is usual).
 */
const SATURATION = 2;
const LENGTH_NORM = 0.5;

/** Adds up the scores of all resumes of an index, one idea after another. */
export type Tally = {
  scores: Float64Array;
  /** Counts the occurrences of a spelling in each resume. */
  count(spelling: Spelling, how: { weight: number; slack?: number }): void;
  /** Whether anything was counted since the last `spend`. */
  isEmpty(): boolean;
  /** Turns the counts into scores, as one idea, and returns the resumes that have it. */
  spend(weight: number): readonly number[];
};

/** Starts without scores for all resumes of an index. */
export function createTally(opened: OpenedSegments): Tally {
  const scores = new Float64Array(opened.size);
  const listPostings = rememberPostings();
  const times = new Float64Array(opened.size);
  let counted: number[] = [];
  return {
    scores,
    count: (spelling, { weight, slack = 0 }) => {
      forEachPlace({ opened, listPostings }, { spelling, slack }, (resume, tenths) => {
        if (times[resume] === 0) counted.push(resume);
        times[resume] = (times[resume] ?? 0) + (weight * tenths) / 10;
      });
    },
    isEmpty: () => counted.length === 0,
    spend: (weight) => {
      const spent = counted;
      counted = [];
      const rarity = measureRarity(spent.length, opened.size);
      for (const resume of spent) {
        const length = (opened.lengths[resume] ?? 0) / opened.averageLength;
        const score = weight * rarity * saturated(times[resume] ?? 0, length);
        scores[resume] = (scores[resume] ?? 0) + score;
        times[resume] = 0;
      }
      return spent;
    },
  };
}

type Phrase = { spelling: Spelling; slack: number };

function forEachPlace(
  { opened, listPostings }: { opened: OpenedSegments; listPostings: PostingsOf },
  { spelling, slack }: Phrase,
  found: (resume: number, tenths: number) => void,
): void {
  const [only, ...others] = spelling;
  for (const { segment, numbers } of opened.segments) {
    const lists = spelling.map(({ stem }) => listPostings(segment, stem));
    const foundHere = (own: number, tenths: number): void => {
      const resume = numbers[own] ?? LEFT_OUT;
      if (resume !== LEFT_OUT) found(resume, tenths);
    };
    if (only && others.length === 0) findWord(only.word, lists[0] ?? null, foundHere);
    else findPhrase({ spelling, lists }, { slack, isSameWord: false }, foundHere);
  }
}

/** BM25's inverse document frequency, in its non-negative form (Robertson and Zaragoza 2009; Lucene's). */
const measureRarity = (holding: number, all: number): number =>
  Math.log(1 + (all - holding + 0.5) / (holding + 0.5));

/** The saturated value of this many occurrences in a resume of this length, where 1 is average. */
function saturated(times: number, length: number): number {
  return (times * (SATURATION + 1)) / (times + SATURATION * (1 - LENGTH_NORM + LENGTH_NORM * length));
}
