import type { Filter, FilterKind } from './questions.schema.ts';

/** Smaller numbers are a count of years, not a calendar year. */
const FIRST_YEAR = 1900;

/** True if a condition asks when a job was held or for how long, at an employer or in a role. */
export const isOfYears = ({ kind, atLeast, atMost }: Filter): boolean =>
  (kind === 'COMPANY' || kind === 'TITLE') && (atLeast ?? atMost) !== undefined;

/** True if such a condition asks for a duration. */
export const isOfLength = (filter: Filter): boolean =>
  isOfYears(filter) && Math.max(filter.atLeast ?? 0, filter.atMost ?? 0) < FIRST_YEAR;

/** The years of such a condition: 'in 2019', 'before 2022', 'since 2020', 'for 3 or more years'; '' if it has none. */
export function yearsOfJobText(filter: Filter): string {
  const { atLeast, atMost } = filter;
  if (!isOfYears(filter)) return '';
  if (isOfLength(filter)) return lengthText(filter);
  if (atLeast === undefined) return `before ${(atMost ?? 0) + 1}`;
  if (atMost === undefined) return `since ${atLeast}`;
  return atLeast === atMost ? `in ${atLeast}` : `from ${atLeast} to ${atMost}`;
}

function lengthText(filter: Filter): string {
  const { atLeast, atMost } = filter;
  const round = roundBoundText({ ...filter, kind: 'YEARS' });
  if (round) return `for ${round} years`;
  if (atMost === undefined) return `for ${atLeast} or more years`;
  if (atLeast === undefined) return `for at most ${atMost} ${atMost === 1 ? 'year' : 'years'}`;
  return atLeast === atMost ? `for ${atLeast} years` : `for ${atLeast} to ${atMost} years`;
}

type Count = { step: number; unit: string; isRound: (number: number) => boolean };

const OF_YEARS: Count = { step: 0.1, unit: '', isRound: (years) => years % 0.5 === 0 };

/** How a condition counts: its step, unit and which numbers are round. */
const COUNTS: Partial<Record<FilterKind, Count>> = {
  NOTICE_PERIOD: { step: 1, unit: ' days', isRound: (days) => days % 5 === 0 || days % 7 === 0 },
  YEARS: OF_YEARS,
  SKILL_YEARS: OF_YEARS,
  STAY: OF_YEARS,
  GAP: OF_YEARS,
};

/**
 * Describes a bound by its rounder form: days are integers and years have one decimal, so 'at most 29 days' reads 'less
 * than 30 days', and 'at least 5.1' reads 'more than 5'. Returns '' if the bound itself is at least as round. For a
 * language, returns the level: 'B2 or better'.
 */
export function roundBoundText({ kind, atLeast, atMost }: Filter): string {
  if (kind === 'LANGUAGE') return levelText(atLeast, atMost);
  const count = COUNTS[kind];
  if (!count || (atLeast !== undefined && atMost !== undefined)) return '';
  const above = atMost === undefined ? null : rounderThan(atMost, count.step, count);
  if (above !== null) return `less than ${above}${count.unit}`;
  const below = atLeast === undefined ? null : rounderThan(atLeast, -count.step, count);
  return below === null ? '' : `more than ${below}${count.unit}`;
}

/** Language levels, starting at 1: the CEFR levels, then native. */
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native level'];
const levelName = (level: number): string => LEVELS[level - 1] ?? `level ${level}`;

function levelText(atLeast: number | undefined, atMost: number | undefined): string {
  const least = atLeast === undefined ? '' : levelName(atLeast);
  if (atMost === undefined)
    return atLeast === undefined || atLeast >= LEVELS.length ? least : `${least} or better`;
  return least === '' ? `up to ${levelName(atMost)}` : `${least} to ${levelName(atMost)}`;
}

/** The number one step further if it is the rounder of the two, otherwise null. */
function rounderThan(bound: number, step: number, { isRound }: Count): number | null {
  const next = Math.round((bound + step) * 10) / 10;
  return bound > 0 && next > 0 && isRound(next) && !isRound(bound) ? next : null;
}
