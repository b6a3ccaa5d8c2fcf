import { LIMITS } from '@slotwise/contract/limits';
import { weekAround } from '#engines/wall-time/day-bounds.ts';
import { DAY_MILLIS, HOUR_MILLIS } from '#lib/durations.ts';
import type { Span } from './panelist-figures.queries.ts';

const DAYS_BACK = 90;

/** The periods of a panelist's figures, at this moment in this zone. */
export function spanAt(now: Date, timeZone: string): Span {
  const week = weekAround(now.toISOString(), timeZone);
  return {
    now,
    weekStart: new Date(week.start),
    weekEnd: new Date(week.end),
    quarterStart: new Date(now.getTime() - DAYS_BACK * DAY_MILLIS),
    lateSince: new Date(now.getTime() - LIMITS.feedbackDueHours * HOUR_MILLIS),
  };
}
