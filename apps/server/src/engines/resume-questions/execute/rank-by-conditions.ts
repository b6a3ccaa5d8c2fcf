import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { matchFilter } from './match-filter.ts';

/** How many conditions a resume meets: in total, with a name, and proved by a fact. `score` is that of its words. */
export type Tally = { resume: ResumeNumber; met: number; named: number; facts: number; score: number };

/** A resume that only meets a number is not near to anything named. */
export const isNamed = ({ value }: Filter): boolean => value !== '';

/** How many resumes that are only near are shown. */
export const MOST_SHOWN = 200;

/** The resumes that meet any of these conditions: most conditions first, then by facts and by words. */
export function rankByConditions(filters: readonly Filter[], words: string, index: ResumeIndex): Tally[] {
  const tallies = new Map<ResumeNumber, Tally>();
  const scores = index.scores(words);
  for (const filter of filters) {
    for (const [resume, { isFact }] of matchFilter(filter, index)) {
      // A resume that states no notice period does not meet one.
      if (filter.kind === 'NOTICE_PERIOD' && !isFact) continue;
      const tally = tallies.get(resume) ?? { resume, met: 0, named: 0, facts: 0, score: scores[resume] ?? 0 };
      tally.met += 1;
      tally.named += Number(isNamed(filter));
      tally.facts += Number(isFact);
      tallies.set(resume, tally);
    }
  }
  return [...tallies.values()].toSorted(
    (one, other) =>
      other.met - one.met || other.facts - one.facts || other.score - one.score || one.resume - other.resume,
  );
}

/** With this many conditions, meeting a single one makes no one near, unless it is the title. */
const MANY = 4;

/** Those who meet something named, by how near they are. */
export function listNearest(filters: readonly Filter[], words: string, index: ResumeIndex): Tally[] {
  const titled = new Set(
    filters.filter(({ kind }) => kind === 'TITLE').flatMap((title) => [...matchFilter(title, index).keys()]),
  );
  const least = filters.length < MANY ? 1 : 2;
  const isNear = ({ resume, met, named }: Tally) => named > 0 && (met >= least || titled.has(resume));
  return rankByConditions(filters, words, index).filter(isNear).slice(0, MOST_SHOWN);
}
