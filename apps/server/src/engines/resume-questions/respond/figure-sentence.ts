import type { AskedFigure, Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { findByJobDates } from '../execute/filter-by-job-dates.ts';
import type { Found } from '../execute/find-resumes.ts';
import { type Answering, MOST_READ } from '../execute/read-resumes.ts';
import { splitRepeats } from '../execute/same-person.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';
import { countResumes } from './condition-words.ts';

export const FIGURE_NAMES: Record<AskedFigure, string> = {
  AVERAGE: 'average',
  MEDIAN: 'median',
  TOTAL: 'total',
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The middle number, or the mean of the two middle ones. */
function findMedian(ordered: readonly number[]): number {
  const middle = Math.floor(ordered.length / 2);
  const [low = 0, high = low] = [ordered[middle - 1], ordered[middle]];
  return ordered.length % 2 === 1 ? high : (low + high) / 2;
}

const FIGURES: Record<AskedFigure, (ordered: readonly number[]) => number> = {
  AVERAGE: (ordered) => sum(ordered) / ordered.length,
  MEDIAN: findMedian,
  TOTAL: sum,
};

/** What is counted, and its unit. */
function nameSubject({ kind, value }: Filter): { of: string; unit: string } {
  if (kind === 'NOTICE_PERIOD') return { of: 'notice period', unit: 'days' };
  if (kind === 'SKILL_YEARS') return { of: `years with ${value}`, unit: 'years' };
  return kind === 'YEARS'
    ? { of: 'years of experience', unit: 'years' }
    : { of: `time at ${value}`, unit: 'years' };
}

const unreadWords = (of: string, found: readonly Found[]): string =>
  of.startsWith('time at') && found.length > MOST_READ
    ? ` The dates of the first ${MOST_READ} of them were read.`
    : '';

const print = (number: number): string => `${Math.round(number * 10) / 10}`;

/** The people proved to meet the other conditions, each once; some of them state the number. */
async function countGroup(reading: Interpretation, answering: Answering): Promise<number> {
  const ranked = findRankingFilter(reading);
  const filters = reading.filters.filter((filter) => filter !== ranked || filter.kind === 'COMPANY');
  const met = await findByJobDates({ ...reading, op: 'FIND', filters }, answering);
  const proved = met.filter(({ verdict }) => filters.length === 0 || verdict === 'YES');
  return splitRepeats(proved, answering.index).people.length;
}

/**
 * A figure over all stated numbers, as a sentence: 'The average of the years of experience is 6.2, stated by 14 of 19
 * resumes.' Excludes years only added up from dates, and uncertain matches.
 */
export async function writeFigureSentence(
  figure: AskedFigure,
  { reading, found }: { reading: Interpretation; found: readonly Found[] },
  answering: Answering,
): Promise<string> {
  const { of, unit } = nameSubject(findRankingFilter(reading) ?? { kind: 'YEARS', value: '' });
  const stated = found.flatMap(({ verdict, number }) =>
    verdict === 'YES' && number !== undefined ? [number] : [],
  );
  const group = Math.max(await countGroup(reading, answering), stated.length);
  const ordered = stated.toSorted((one, other) => one - other);
  const [least, most] = [ordered[0], ordered.at(-1)];
  if (least === undefined || most === undefined)
    return `No ${FIGURE_NAMES[figure]} is made: none of ${countResumes(group)} states ${of === 'notice period' ? 'a notice period' : of}.`;
  const rest = (['AVERAGE', 'MEDIAN'] as const).filter((one) => one !== figure);
  const others = rest.map((one) => `${FIGURE_NAMES[one]} ${print(FIGURES[one](ordered))}`);
  const range = least === most ? '' : `, from ${print(least)} to ${print(most)}`;
  return `The ${FIGURE_NAMES[figure]} ${of} is ${print(FIGURES[figure](ordered))} ${unit}, stated by ${stated.length} of ${countResumes(group)} (${others.join(', ')}${range}).${unreadWords(of, found)}`;
}
