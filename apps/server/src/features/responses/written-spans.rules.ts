import type { SuitedSpan } from '@slotwise/contract/booking-parts/answers.schema';
import type { ShownSpan } from '@slotwise/contract/booking-parts/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { readTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

/** Spans that would suit someone, as instants with their wall times; each in the future. `name` is their field. */
export const readSpans = (name: string, spans: readonly SuitedSpan[], now: Date): ShownSpan[] =>
  spans.map((span, position) => {
    const field = `${name}.${position}`;
    requireTimeZone(`${field}.timeZone`, span.timeZone);
    const start = readEnd(`${field}.startTime`, span.startTime, span.timeZone);
    const end = readEnd(`${field}.endTime`, span.endTime, span.timeZone);
    if (end.instant <= start.instant) throw invalidField(`${field}.endTime`, 'It must end after it starts');
    requireSensible(field, { start, end }, now);
    if (Date.parse(end.instant) <= now.getTime()) {
      throw new AppError('TIME_IN_PAST', {
        message: 'A proposed time has passed.',
        fieldErrors: { [`${field}.startTime`]: 'This time has passed' },
      });
    }
    return {
      startTime: start.instant,
      endTime: end.instant,
      timeZone: span.timeZone,
      startLocal: start.wallTime,
      endLocal: end.wallTime,
    };
  });

/** Refuses spans longer than any meeting, or further ahead than one may be. */
function requireSensible(field: string, { start, end }: { start: TimePoint; end: TimePoint }, now: Date) {
  const [from, to] = [Date.parse(start.instant), Date.parse(end.instant)];
  const { meetingMaxMinutes, meetingMaxYearsAhead } = LIMITS;
  if (to - from > meetingMaxMinutes * MINUTE_MILLIS) {
    throw invalidField(`${field}.endTime`, `It lasts at most ${meetingMaxMinutes / 60} hours`);
  }
  if (from > now.getTime() + meetingMaxYearsAhead * 366 * DAY_MILLIS) {
    throw invalidField(`${field}.startTime`, `It lies at most ${meetingMaxYearsAhead} years ahead`);
  }
}

function readEnd(field: string, written: string, timeZone: string): TimePoint {
  const reading = readTime(written, timeZone);
  if (reading.kind === 'time') return reading;
  throw invalidField(field, 'A time is written as YYYY-MM-DDTHH:mm, as DD/MM/YYYY HH:mm, or as ISO 8601');
}
