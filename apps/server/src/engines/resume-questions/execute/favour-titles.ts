import { oncePerObject } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { topHits } from '../../resume-index/top-hits.ts';
import { toStem } from '../../resume-index/words/stems.ts';
import { everyResume } from '../../resume-index/segments/resume-numbers.ts';
import { splitQueryWords } from '../../resume-index/words/text-words.ts';
import { titlesForTasks } from './titles-for-tasks.ts';

/** So many of the nearest tell what people are called who do what is asked. */
const NEAREST = 10;
/** What one of them alone is called may be anything. */
const LEAST_CALLED_SO = 2;

/** By each word of a title the resumes that have it in one; made once for an index. */
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

/** What is added at most for a title of an occupation that does what is asked, as a share of the best score. */
const SHARE_OF_OCCUPATION = 0.3;
/** Who has none of the words is brought in by a title that fits so well, where the best is 1, if no one has all of them. */
const LEAST_FIT = 0.5;

type Telling = { holders: Uint32Array; weight: number };

/** The words of titles that the nearest have more often than others. */
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

/** How well the titles of resumes fit the work that is asked for, 1 for the best. */
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

/** Whether anyone has each of the words somewhere, in any of its forms. */
function isSaidByAnyone(words: string, index: ResumeIndex): boolean {
  const typed = splitQueryWords(words).filter(({ isStop }) => !isStop);
  const scores = typed.map(({ parts }) => index.scores(parts.join(' ')));
  return everyResume(index).some((resume) => scores.every((one) => (one[resume] ?? 0) > 0));
}

/**
 * Scores with something added for those who are called what the nearest are called, at most as much as the best has. That
 * someone 'advises client organizations' stands in few resumes, and that they are a consultant in many: relevance feedback
 * (Rocchio 1971), by titles alone, since other words of the nearest lead astray. And less is added for those whose occupation
 * does what the words describe: a pharmacist hands out medicines, and may say so in other words.
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
