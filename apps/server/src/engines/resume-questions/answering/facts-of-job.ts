import type { AskedJob } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { monthInWords } from './month-in-words.ts';
import type { Fact } from '../../resume-facts/resume-facts.ts';

/** Employers or titles of the asked job; `doubt` says why they may be another job's. */
export type FactsOfJob = { facts: Fact[]; doubt?: string };

const NEVER = '9999-12';
const endOf = ({ isCurrent, to }: Fact) => (isCurrent ? NEVER : (to ?? ''));
const newestFirst = (one: Fact, other: Fact) =>
  endOf(other).localeCompare(endOf(one)) || (other.from ?? '').localeCompare(one.from ?? '');

/** The newest that ended, and whatever ended in the same month: a title and its company change together. */
function newestOf(ended: readonly Fact[]): Fact[] {
  const [newest] = ended;
  return newest ? ended.filter((fact) => endOf(fact) === endOf(newest)) : [];
}

/**
 * Which of the employers, or of the titles, of a resume are those of one job, as far as dates tell.
 *
 * @param facts all of one kind, in the order of the text
 */
export function factsOfJob(facts: readonly Fact[], job: AskedJob): FactsOfJob {
  const dated = facts.filter(({ from }) => from !== undefined).toSorted(newestFirst);
  const current = dated.filter(({ isCurrent }) => isCurrent);
  const known = new Set(current.map(({ norm }) => norm));
  const ended = dated.filter(({ isCurrent, norm }) => !isCurrent && !known.has(norm));
  if (job !== 'PREVIOUS' && current.length > 0) return { facts: current };
  const newest = newestOf(ended);
  const [last] = newest;
  if (last && job !== 'CURRENT') return { facts: newest };
  if (last)
    return {
      facts: newest,
      doubt: `No job is said to go on; the newest ended in ${monthInWords(endOf(last))}.`,
    };
  if (job === 'PREVIOUS' && current.length > 0 && current.length === facts.length) return { facts: [] };
  return {
    facts: job === 'PREVIOUS' ? facts.filter((fact) => !fact.isCurrent) : facts.slice(0, 1),
    doubt: 'The dates do not tell which job this was.',
  };
}
