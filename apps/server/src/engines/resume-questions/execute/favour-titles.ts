import { oncePerObject } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { topHits } from '../../resume-index/top-hits.ts';
import { toStem } from '../../resume-index/words/stems.ts';
import { everyResume } from '../../resume-index/segments/resume-numbers.ts';
import { splitQueryWords } from '../../resume-index/words/text-words.ts';
import { titlesForTasks } from './titles-for-tasks.ts';

/** How many of the nearest hits determine the titles of people who do what is asked. */
const NEAREST = 10;
/** A title of only one of them may be anything. */
const LEAST_CALLED_SO = 2;

/** The resumes by each word of their titles; built once per index. */
const holdersByTitleWord = oncePerObject((index: ResumeIndex): ReadonlyMap<string, Uint32Array> => {
  const holders = new Map<string, Set<ResumeNumber>>();
  for (const norm of index.norms('TITLE').keys()) {
    const resumes = index.holders('TITLE', norm).map(({ resume }) => resume);
    for (const word of norm.split(/[^\p{L}\p{N}+#]+/u)) {
      const stem = toStem(word);
      const known = holders.get(stem) ?? new Set();
      holders.set(stem, known);
      for (const resume of resumes) known.add(resume);
    }
  }
  return new Map([...holders].map(([stem, resumes]) => [stem, Uint32Array.from(resumes)]));
});

/** The most added for a title of an occupation that does the described work, as a share of the best score. */
const SHARE_OF_OCCUPATION = 0.3;
/** If no resume has all of the words, a title that fits at least this well brings someone in. The best fit is 1. */
const LEAST_FIT = 0.5;

type Telling = { holders: Uint32Array; weight: number };

/** The title words that are more frequent among the top hits than elsewhere. */
function listTelling(nearest: readonly { resume: ResumeNumber }[], index: ResumeIndex): Telling[] {
  const isNear = new Uint8Array(index.size);
  for (const { resume } of nearest) isNear[resume] = 1;
  return [...holdersByTitleWord(index).values()].flatMap((holders) => {
    const called = holders.reduce((sum, resume) => sum + (isNear[resume] ?? 0), 0);
    const share = called / nearest.length;
    const lift = Math.log((share * index.size) / holders.length);
    return called < LEAST_CALLED_SO || lift <= 0 ? [] : [{ holders, weight: share * lift }];
  });
}

/** How well the titles of resumes fit the described work; 1 is the best. */
function fitByOccupation(words: string, index: ResumeIndex): Float64Array {
  const fits = new Float64Array(index.size);
  for (const [stem, weight] of titlesForTasks(words)) {
    const holders = holdersByTitleWord(index).get(stem) ?? new Uint32Array();
    const rarity = Math.log(1 + index.size / holders.length);
    for (const resume of holders) fits[resume] = (fits[resume] ?? 0) + weight * rarity;
  }
  const best = fits.reduce((most, one) => Math.max(most, one), 0);
  return best === 0 ? fits : fits.map((one) => one / best);
}

/** True if some resume has each of the words, in any form. */
function isSaidByAnyone(words: string, index: ResumeIndex): boolean {
  const typed = splitQueryWords(words).filter(({ isStop }) => !isStop);
  const scores = typed.map(({ parts }) => index.scores(parts.join(' ')));
  return everyResume(index).some((resume) => scores.every((one) => (one[resume] ?? 0) > 0));
}

/**
 * Adds to the scores of those with the same titles as the top hits, at most the best score. Few resumes say 'advises
 * client organizations', but many say that someone is a consultant: relevance feedback (Rocchio 1971), by titles only,
 * since other words of the top hits mislead. Adds less for those whose occupation does what the words describe: a
 * pharmacist hands out medicines, and may say so in other words.
 */
export function favourTitles(scores: Float64Array, words: string, index: ResumeIndex): Float64Array {
  const nearest = topHits(scores, NEAREST);
  const best = nearest[0]?.score ?? 0;
  const telling = listTelling(nearest, index);
  const all = telling.reduce((sum, { weight }) => sum + weight, 0);
  const favoured = scores.slice();
  for (const { holders, weight } of telling) {
    const added = (best * weight) / all;
    for (const resume of holders) if (favoured[resume]) favoured[resume] = (favoured[resume] ?? 0) + added;
  }
  const most = (best || 1) * SHARE_OF_OCCUPATION;
  const least = isSaidByAnyone(words, index) ? Infinity : LEAST_FIT;
  return fitByOccupation(words, index).map((fit, resume) => {
    const score = favoured[resume] ?? 0;
    return score > 0 || fit >= least ? score + most * fit : 0;
  });
}
