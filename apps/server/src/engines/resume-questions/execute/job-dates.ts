import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { SourceResume } from './resume-source.ts';

/** Years as resumes state them. */
export const toTenth = (years: number): number => Math.round(years * 10) / 10;

const toYear = (month: string): number => Number(month.slice(0, 4));

/** True if the job of an employer or title was, at least in part, in the years asked for; undefined without dates. */
export function isInYears(
  { from, to = from, isCurrent }: Fact,
  { atLeast = -Infinity, atMost = Infinity }: Filter,
): boolean | undefined {
  if (from === undefined || to === undefined) return undefined;
  const last = isCurrent ? Infinity : toYear(to);
  return toYear(from) <= atMost && last >= atLeast;
}

/** The dates of a job as written in a resume, nearest to its employer or title. */
export function findDates(
  { from, to, isCurrent, start }: Fact,
  { facts }: Pick<SourceResume, 'facts'>,
): Fact | undefined {
  const own = facts.filter(
    (fact) => fact.kind === 'RANGE' && fact.from === from && fact.to === to && fact.isCurrent === isCurrent,
  );
  return own.toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0];
}

/** The month when a resume was written, which ends a current job; undefined if unknown. */
export const writtenIn = ({ writtenAt }: SourceResume): string | undefined =>
  writtenAt?.toISOString().slice(0, 7);

const monthNumber = (month: string): number => toYear(month) * 12 + Number(month.slice(5, 7));

/** The months of dated jobs, each once; a current job ends in the last known month. */
function listMonths(jobs: readonly Fact[], last: string | undefined): Set<number> {
  const months = new Set<number>();
  for (const { from, to = last ?? from } of jobs) {
    if (from === undefined || to === undefined) continue;
    for (let month = monthNumber(from); month <= monthNumber(to); month += 1) months.add(month);
  }
  return months;
}

/** The years of dated jobs to a tenth, like stated years; `isOpen` if a job lacks a date. */
export function countYears(
  jobs: readonly Fact[],
  today: string | undefined,
): { years: number; isOpen: boolean } {
  const years = toTenth(listMonths(jobs, today).size / 12);
  const isOpen = jobs.some(({ from, to }) => from === undefined || (to === undefined && today === undefined));
  return { years, isOpen };
}

/**
 * True if jobs at an employer or with a title add up to the years asked for; undefined if some lack the dates to tell.
 *
 * @param today the month `YYYY-MM` that ends a current job; without it only its beginning counts
 */
export function isForYears(
  jobs: readonly Fact[],
  { atLeast = 0, atMost = Infinity }: Filter,
  today: string | undefined,
): boolean | undefined {
  const { years, isOpen } = countYears(jobs, today);
  if (years > atMost) return false;
  if (isOpen) return years >= atLeast && atMost === Infinity ? true : undefined;
  return years >= atLeast;
}
