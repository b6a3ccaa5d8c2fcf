import type { Span } from './interval-set.ts';
import type { PersonTime } from './person-time.ts';
import type { Person } from './scheduling-request.ts';
import { DAY_MINUTES, toDay, HOUR_MINUTES, minutesOfClock, wallMinute } from './zone-clock.ts';

/** The best hours of everyone's day, in their own zone. */
const BEST = { start: 10 * HOUR_MINUTES, end: 16 * HOUR_MINUTES };
/** The day of someone with unknown hours. */
const USUAL = { start: 8 * HOUR_MINUTES, end: 20 * HOUR_MINUTES };

/**
 * How well a time suits someone's clock: 1 for a meeting between 10:00 and 16:00, falling linearly to 0 for one at the
 * start or end of their day.
 */
export function comfort({ person, clock }: Pick<PersonTime, 'person' | 'clock'>, span: Span): number {
  const begins = wallMinute(clock, span.start);
  const midnight = toDay(begins) * DAY_MINUTES;
  const day = dayOfPerson(person);
  const early = rise(begins - midnight, day.start, BEST.start);
  const late = rise(midnight - wallMinute(clock, span.end), -day.end, -BEST.end);
  return Math.min(early, late);
}

/** 0 up to `low`, 1 from `high`, and linear in between. */
function rise(value: number, low: number, high: number): number {
  if (value >= high) return 1;
  return Math.max(0, (value - low) / (high - low));
}

const days = new WeakMap<Person, { start: number; end: number }>();

/** From the earliest start to the latest end in someone's week, in minutes of the day. */
function dayOfPerson(person: Person): { start: number; end: number } {
  if (person.weeklyHours.length === 0) return USUAL;
  const known = days.get(person);
  if (known) return known;
  const day = {
    start: Math.min(...person.weeklyHours.map(({ start }) => minutesOfClock(start))),
    end: Math.max(...person.weeklyHours.map(({ end }) => minutesOfClock(end))),
  };
  days.set(person, day);
  return day;
}
