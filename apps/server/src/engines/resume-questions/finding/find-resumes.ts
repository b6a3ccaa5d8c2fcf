import type { Interpretation, Verdict } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/resume-index.ts';
import { type Match, matchesOf, type Matches } from './filter-matches.ts';

/** A resume that meets a reading. `number` is the years it states, where a condition is about years. */
export type Found = { resume: ResumeNumber; verdict: Verdict; number?: number; score: number };

/** Whoever is only near to the words of a ranking is shown down to here. */
const MOST_RANKED = 500;

type Met = Omit<Found, 'score'>;

/** Who may meet a reading at all: whoever meets some condition, or its first where all have to hold. */
function mayMeet(all: readonly Matches[], join: 'ALL' | 'ANY', size: number): Iterable<ResumeNumber> {
  if (join === 'ANY') return new Set(all.flatMap((matches) => [...matches.keys()]));
  return all[0]?.keys() ?? Array.from({ length: size }, (_, resume) => resume);
}

function metBy(resume: ResumeNumber, met: readonly Match[], join: 'ALL' | 'ANY'): Met {
  const isProved = join === 'ANY' ? met.some(({ isFact }) => isFact) : met.every(({ isFact }) => isFact);
  const number = met.find((match) => match.number !== undefined)?.number;
  return { resume, verdict: isProved ? 'YES' : 'UNCLEAR', ...(number !== undefined && { number }) };
}

function joined(all: readonly Matches[], join: 'ALL' | 'ANY', size: number): Map<ResumeNumber, Met> {
  const found = new Map<ResumeNumber, Met>();
  for (const resume of mayMeet(all, join, size)) {
    const met = all.map((matches) => matches.get(resume)).filter((match) => match !== undefined);
    if (join === 'ALL' && met.length < all.length) continue;
    found.set(resume, metBy(resume, met, join));
  }
  return found;
}

const isByYears = ({ op, filters }: Interpretation) =>
  op === 'RANK' || filters.some(({ kind, atLeast }) => kind === 'SKILL_YEARS' && atLeast !== undefined);

/** Proved first, then the shortest notice period or the most stated years where that was asked for, then by how well the words match. */
function inOrder(found: Found[], reading: Interpretation): Found[] {
  const byYears = isByYears(reading);
  const isSoonest = reading.filters.some(({ kind }) => kind === 'NOTICE_PERIOD');
  const isProved = ({ verdict }: Found) => (verdict === 'YES' ? 1 : 0);
  const byNumber = ({ number = -1 }: Found) => (isSoonest ? -number : byYears ? number : 0);
  return found.toSorted(
    (one, other) =>
      isProved(other) - isProved(one) ||
      byNumber(other) - byNumber(one) ||
      other.score - one.score ||
      one.resume - other.resume,
  );
}

/** The resumes that meet a reading, in the order in which they are shown. */
export function findResumes(reading: Interpretation, index: ResumeIndex): Found[] {
  const met = joined(
    reading.filters.map((filter) => matchesOf(filter, index)),
    reading.join,
    index.size,
  );
  const hits = reading.words.trim() === '' ? [] : index.search(reading.words).hits;
  if (reading.op === 'RANK' && reading.words.trim() !== '') {
    const said = new Set(index.mentions(reading.words));
    const near = hits.filter(({ resume }) => met.has(resume)).slice(0, MOST_RANKED);
    return near.map(({ resume, score }) => ({
      resume,
      verdict: said.has(resume) ? 'YES' : 'UNCLEAR',
      score,
    }));
  }
  const scores = new Map(hits.map(({ resume, score }) => [resume, score]));
  const found = [...met.values()].map((one) => ({ ...one, score: scores.get(one.resume) ?? 0 }));
  return inOrder(found, reading);
}
