import ICAL from 'ical.js';
import { DAY_MILLIS, HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

/**
 * Checks whether a wall time is on a day that the rule allows. A rule for the 31st, or for 29 February, skips months
 * and years without such a day (RFC 5545, 3.3.10), where the library moves on into the next month.
 */
export function daysOfRule(rule: ICAL.Recur, start: ICAL.Time): (wall: ICAL.Time) => boolean {
  const months = findMonths(rule, start);
  const days = findMonthDays(rule, start);
  return ({ year, month, day }) => {
    if (months && !months.includes(month)) return false;
    if (!days) return true;
    return days.includes(day) || days.includes(day - ICAL.Time.daysInMonth(month, year) - 1);
  };
}

const findPart = (rule: ICAL.Recur, name: string): number[] | undefined =>
  (rule.parts as Record<string, number[] | undefined>)[name];

/**
 * A part that counts weeks or days of the year takes precedence over the day of the month on which the event begins.
 */
const countsOtherwise = (rule: ICAL.Recur): boolean =>
  ['BYDAY', 'BYYEARDAY', 'BYWEEKNO'].some((name) => findPart(rule, name));

/** Parts missing from a rule default to the day on which the event begins. */
function findMonthDays(rule: ICAL.Recur, { day }: ICAL.Time): number[] | undefined {
  const isFromStart = ['MONTHLY', 'YEARLY'].includes(rule.freq) && !countsOtherwise(rule);
  return findPart(rule, 'BYMONTHDAY') ?? (isFromStart ? [day] : undefined);
}

function findMonths(rule: ICAL.Recur, { month }: ICAL.Time): number[] | undefined {
  const isFromStart = rule.freq === 'YEARLY' && !countsOtherwise(rule) && !findPart(rule, 'BYMONTHDAY');
  return findPart(rule, 'BYMONTH') ?? (isFromStart ? [month] : undefined);
}

const STEP_MILLIS: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: MINUTE_MILLIS,
  HOURLY: HOUR_MILLIS,
  DAILY: DAY_MILLIS,
  WEEKLY: 7 * DAY_MILLIS,
  MONTHLY: 28 * DAY_MILLIS,
  YEARLY: 365 * DAY_MILLIS,
};
const LONGEST_STEP = 200 * 365 * DAY_MILLIS;

/** True if the rule skips centuries, which the library steps through day by day. */
export const isEndlessStep = ({ freq, interval }: ICAL.Recur): boolean =>
  interval * (STEP_MILLIS[freq] ?? 0) > LONGEST_STEP;
