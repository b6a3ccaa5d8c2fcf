import { DAY_MINUTES, HOUR_MINUTES } from '#engines/scheduling/zone-clock.ts';
import { meant, type Found, type Half, type Token } from './meaning.ts';
import { minutesAt, type Frame } from './reading-frame.ts';

export const HALF_DAY = DAY_MINUTES / 2;

/** A time of day as written. */
export type Clock = {
  /** 4:30 is 270, in either half of the day. */
  minutes: number;
  half?: Half;
  /** Unambiguous even without 'am' or 'pm': 16:30, 04:30, 1630, noon. */
  isCertain: boolean;
  /** Can only be a time, even without 'at' or 'after': not '4', but '4pm', '4:30' and '1630'. */
  isPlain: boolean;
};

/** Reads '4', '4pm', '4:30', '16.30', '16h', '1630 hrs', 'half past four', 'noon', 'eod'. */
export function readClock(tokens: readonly Token[], at: number, frame: Frame): Found<Clock> | undefined {
  const point = meant(tokens[at], 'point');
  if (point) return { found: certain(minutesAt(point.at, frame)), next: at + 1 };
  const past = meant(tokens[at], 'past');
  const start = past ? at + 1 : at;
  const written = readDigits(tokens[start]);
  if (!written || meant(tokens[start + 1], 'month')) return undefined;
  const clock = past ? movedBy(past.minutes, written) : written;
  return withSuffix(clock, tokens[start + 1], start + 1);
}

/** A time that needs no context. */
export const certain = (minutes: number): Clock => ({ minutes, isCertain: true, isPlain: true });

function readDigits(token: Token | undefined): Clock | undefined {
  const time = meant(token, 'time');
  if (time) return toClock(time.hour, time.minute, { isPadded: time.isPadded, isPlain: true });
  const number = meant(token, 'number');
  if (!number) return undefined;
  const { value, digits, isPadded } = number;
  if (digits <= 2) return toClock(value, 0, { isPadded, isPlain: false });
  // 2026 is a year, not 20:26.
  const isPlain = digits === 4 && Math.floor(value / 100) !== 20;
  return toClock(Math.floor(value / 100), value % 100, { isPadded, isPlain });
}

function toClock(
  hour: number,
  minute: number,
  { isPadded, isPlain }: { isPadded: boolean; isPlain: boolean },
): Clock | undefined {
  const minutes = hour * HOUR_MINUTES + minute;
  if (minute >= HOUR_MINUTES || minutes > DAY_MINUTES) return undefined;
  return { minutes, isCertain: isPadded || !fitsTwelveHours(minutes), isPlain };
}

const fitsTwelveHours = (minutes: number): boolean =>
  minutes >= HOUR_MINUTES && minutes < HALF_DAY + HOUR_MINUTES;

/** 'half past' and 'quarter to' an hour; an hour from 1 to 12 stays in that range. */
function movedBy(past: number, { minutes, isCertain }: Clock): Clock {
  const moved = minutes + past;
  return { minutes: moved < HOUR_MINUTES ? moved + HALF_DAY : moved, isCertain, isPlain: true };
}

function withSuffix(clock: Clock, token: Token | undefined, at: number): Found<Clock> {
  const half = meant(token, 'half')?.half;
  // People also write '16:30 pm'.
  if (half)
    return {
      found: { ...clock, isPlain: true, ...(fitsTwelveHours(clock.minutes) && { half }) },
      next: at + 1,
    };
  if (!meant(token, 'oclock')) return { found: clock, next: at };
  // '2 hours' may be a duration; '16 hours' and '0900 hrs' are not.
  return { found: { ...clock, isPlain: clock.isPlain || clock.isCertain }, next: at + 1 };
}

/** The minutes of the day of a time in a half of it: 12 am is the start of the day. */
const inHalf = (minutes: number, half: Half): number => (minutes % HALF_DAY) + (half === 'pm' ? HALF_DAY : 0);

/**
 * The minutes of the day of a time alone. Without 'am' or 'pm', and unless a part of the day next to it decides
 * (`hint`), hours are read as working hours: 1 to 6 are in the afternoon, 7 to 12 stay. Four digits (04:30) are a
 * 24-hour time.
 */
export function meantTime({ minutes, half, isCertain }: Clock, hint?: Half): number {
  if (half) return inHalf(minutes, half);
  if (isCertain) return minutes;
  if (hint) return inHalf(minutes, hint);
  return minutes < 7 * HOUR_MINUTES ? minutes + HALF_DAY : minutes;
}

/**
 * The range between two times, in minutes of its first day; undefined if none makes sense. A single 'am' or 'pm'
 * applies to both if possible: 2-4pm, 10-12pm. An end without one is the next such time: 10-2, 9-5. A range may pass
 * midnight if it is at most half a day.
 */
export function meantRange(from: Clock, to: Clock, hint?: Half): { start: number; end: number } | undefined {
  const ends = readings(to, isLoose(to, from));
  const nights = isLoose(from, to) && isLoose(to, from) ? [] : ends.map((end) => end + DAY_MINUTES);
  for (const start of listStarts(from, to, hint)) {
    const end =
      ends.find((one) => one > start) ?? nights.find((one) => one > start && one - start <= HALF_DAY);
    if (end !== undefined && (end <= DAY_MINUTES || end - start <= HALF_DAY)) return { start, end };
  }
  return undefined;
}

/** True if a time takes its half from the other end. */
const isLoose = (clock: Clock, other: Clock): boolean =>
  clock.half === undefined && (other.half ? fitsTwelveHours(clock.minutes) : !clock.isCertain);

function readings({ minutes, half }: Clock, loose: boolean): number[] {
  if (half) return [inHalf(minutes, half)];
  return loose ? [inHalf(minutes, 'am'), inHalf(minutes, 'pm')] : [minutes];
}

/** The more likely reading first. */
function listStarts(from: Clock, to: Clock, hint: Half | undefined): number[] {
  const { minutes } = from;
  if (!isLoose(from, to)) return readings(from, false);
  if (to.half) return [inHalf(minutes, to.half), inHalf(minutes, to.half === 'am' ? 'pm' : 'am')];
  const likely = meantTime({ ...from, isCertain: false }, hint);
  return to.isCertain ? [likely, (likely + HALF_DAY) % DAY_MINUTES] : [likely];
}
