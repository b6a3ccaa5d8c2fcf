import type { Minute } from '#engines/scheduling/interval-set.ts';
import { minuteFrom } from '#engines/scheduling/read-moments.ts';
import {
  DAY_MINUTES,
  dayOfDate,
  minutesOfClock,
  readClock,
  type ZoneClock,
} from '#engines/scheduling/zone-clock.ts';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import type { DayPoint } from './meaning.ts';

/** The context for reading a text. */
export type ReadingOptions = {
  now: Date;
  /** The writer's IANA zone: used if the text names no other, and for the returned windows. */
  timeZone: string;
  /** The first and last requested day, `YYYY-MM-DD`; the next 21 days by default. */
  from?: string;
  to?: string;
  /** `HH:mm`; the start and end of a day if the text leaves them open. */
  dayStart?: string;
  dayEnd?: string;
  /** The duration of the meeting: 'at 3' is a window of that length, an hour if unknown. */
  durationMinutes?: number;
  /** The writer's ISO 3166 alpha-2 country; decides if 3/4 is in April or March. Defaults to the zone's. */
  country?: string;
};

/** The options, with days counted since 1970-01-01 and times of day in minutes. */
export type Frame = {
  timeZone: string;
  now: Minute;
  today: number;
  /** The requested days, none of them past. */
  first: number;
  last: number;
  dayStart: number;
  dayEnd: number;
  durationMinutes: number;
  /** The minimum left of a time that has begun. */
  leastMinutes: number;
  isMonthFirst: boolean;
  getClock: (timeZone: string) => ZoneClock;
};

const HORIZON_DAYS = 21;
/** Cities and states in America/ that write the month first. */
const MONTH_FIRST =
  `New_York Detroit Indiana Kentucky Chicago Menominee North_Dakota Denver Boise Phoenix Los_Angeles
Anchorage Juneau Sitka Nome Adak`.split(/\s/);

const isMonthFirstIn = (zone: string): boolean =>
  zone.startsWith('US/') ||
  zone === 'Pacific/Honolulu' ||
  MONTH_FIRST.some((place) => zone.startsWith(`America/${place}`));

export function readingFrame(options: ReadingOptions): Frame {
  const { now, timeZone, from, to, country, durationMinutes = 60 } = options;
  const { dayStart = '09:00', dayEnd = '18:00' } = options;
  const today = dayOfDate(dateIn(now.toISOString(), timeZone));
  const first = Math.max(today, from ? dayOfDate(from) : today);
  const last = to ? dayOfDate(to) : first + HORIZON_DAYS - 1;
  const clocks = new Map<string, ZoneClock>();
  const read = { start: (first - 2) * DAY_MINUTES, end: (Math.max(first, last) + 3) * DAY_MINUTES };
  return {
    timeZone,
    today,
    first,
    last,
    durationMinutes,
    leastMinutes: options.durationMinutes ?? 1,
    now: minuteFrom(now),
    dayStart: minutesOfClock(dayStart),
    dayEnd: minutesOfClock(dayEnd),
    isMonthFirst: country === undefined ? isMonthFirstIn(timeZone) : country === 'US',
    getClock: (zone) => {
      const clock = clocks.get(zone) ?? readClock(zone, read);
      clocks.set(zone, clock);
      return clock;
    },
  };
}

/** A point of the day in minutes since midnight. */
export function minutesAt(point: DayPoint, { dayStart, dayEnd }: Frame): number {
  if (point === 'dayStart') return dayStart;
  if (point === 'dayEnd') return dayEnd;
  return point === 'middle' ? (dayStart + dayEnd) / 2 : point;
}
