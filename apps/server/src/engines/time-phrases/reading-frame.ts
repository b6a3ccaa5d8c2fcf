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

/** In what a text is read. */
export type ReadingOptions = {
  now: Date;
  /** The writer's IANA zone: its clocks are meant where the text names no other, and windows are given on them. */
  timeZone: string;
  /** The first and the last day that are asked about, `YYYY-MM-DD`; the next 21 days where nothing is said. */
  from?: string;
  to?: string;
  /** `HH:mm`; what a day begins and ends with where the text leaves it open. */
  dayStart?: string;
  dayEnd?: string;
  /** How long the meeting is: 'at 3' is a window of that length, an hour where it is not known. */
  durationMinutes?: number;
  /** ISO 3166 alpha-2 of the writer; decides whether 3/4 is a day of April or of March. Absent: that of the zone. */
  country?: string;
};

/** The options, with days counted since 1970-01-01 and times of the day in minutes. */
export type Frame = {
  timeZone: string;
  now: Minute;
  today: number;
  /** The days that are asked about, none of them over. */
  first: number;
  last: number;
  dayStart: number;
  dayEnd: number;
  durationMinutes: number;
  /** What has to be left of a time that has begun. */
  leastMinutes: number;
  isMonthFirst: boolean;
  getClock: (timeZone: string) => ZoneClock;
};

const HORIZON_DAYS = 21;
/** Cities and states of America/ where one writes the month first. */
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

/** A point of the day in minutes since its midnight. */
export function minutesAt(point: DayPoint, { dayStart, dayEnd }: Frame): number {
  if (point === 'dayStart') return dayStart;
  if (point === 'dayEnd') return dayEnd;
  return point === 'middle' ? (dayStart + dayEnd) / 2 : point;
}
