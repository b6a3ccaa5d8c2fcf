import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import type { ShownSpan } from '@slotwise/contract/booking-parts/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { printClock, printDate } from '#engines/wall-time/print-time.ts';
import { readTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

/** A meeting's span, each end as an instant and as a wall time in the meeting's zone. */
export type MeetingTimes = { start: TimePoint; end: TimePoint; timeZone: string; warnings: Warning[] };

/** One end of a meeting as written; ambiguous if the clocks show it twice. */
export type ReadEnd = { point: TimePoint; isAmbiguous: boolean };

/** The three texts of a time. */
type WrittenTimes = Pick<ParsedNewBooking['meetingInfo'], 'startTime' | 'endTime' | 'timeZone'>;

/** Reads a meeting's times. Throws VALIDATION_FAILED, TIME_IN_PAST, or TIME_DOES_NOT_EXIST with `details.suggestions`. */
export function readMeetingTimes(written: WrittenTimes, now: Date): MeetingTimes {
  const { timeZone } = written;
  requireTimeZone('meetingInfo.timeZone', timeZone);
  const start = readEnd('startTime', 'Start', written);
  const end = readEnd('endTime', 'End', written);
  requireNearStart(start.point, now);
  requireSensibleSpan(start.point, end.point);
  requireComingStart(start.point, now);
  return toMeetingTimes(start, end, timeZone);
}

export function toMeetingTimes(start: ReadEnd, end: ReadEnd, timeZone: string): MeetingTimes {
  const warnings = [start, end].flatMap(({ isAmbiguous, point }) =>
    isAmbiguous ? [buildAmbiguityWarning(point, timeZone)] : [],
  );
  return { start: start.point, end: end.point, timeZone, warnings };
}

export const toShownSpan = ({ start, end, timeZone }: MeetingTimes): ShownSpan => ({
  startTime: start.instant,
  endTime: end.instant,
  startLocal: start.wallTime,
  endLocal: end.wallTime,
  timeZone,
});

export function readEnd(
  name: 'startTime' | 'endTime',
  label: string,
  written: Partial<WrittenTimes> & { timeZone: string },
): ReadEnd {
  const field = `meetingInfo.${name}`;
  const reading = readTime(written[name] ?? '', written.timeZone);
  if (reading.kind === 'does-not-exist') {
    const clock = `${printDate(reading.wallTime)} ${printClock(reading.wallTime)}`;
    const message = `${clock} does not exist in ${written.timeZone}: clocks jump over it that night.`;
    const { suggestions } = reading;
    throw new AppError('TIME_DOES_NOT_EXIST', {
      message,
      fieldErrors: { [field]: message },
      details: { field, suggestions },
    });
  }
  if (reading.kind !== 'time') {
    throw invalidField(
      field,
      `${label} is written as YYYY-MM-DDTHH:mm, as DD/MM/YYYY HH:mm, or as an ISO 8601 time`,
    );
  }
  return { point: wholeMinute(reading), isAmbiguous: reading.ambiguous };
}

/** Meetings are stored in whole minutes, as displayed. */
function wholeMinute({ instant, wallTime }: TimePoint): TimePoint {
  const floor = Math.floor(Date.parse(instant) / MINUTE_MILLIS) * MINUTE_MILLIS;
  return { instant: new Date(floor).toISOString(), wallTime };
}

export function requireSensibleSpan(start: TimePoint, end: TimePoint) {
  const minutes = (Date.parse(end.instant) - Date.parse(start.instant)) / MINUTE_MILLIS;
  if (minutes <= 0) throw invalidField('meetingInfo.endTime', 'The meeting must end after it starts');
  if (minutes < LIMITS.meetingMinMinutes) {
    throw invalidField('meetingInfo.endTime', `A meeting lasts at least ${LIMITS.meetingMinMinutes} minutes`);
  }
  if (minutes > LIMITS.meetingMaxMinutes) {
    throw invalidField(
      'meetingInfo.endTime',
      `A meeting lasts at most ${LIMITS.meetingMaxMinutes / 60} hours`,
    );
  }
}

export function requireComingStart(start: TimePoint, now: Date) {
  if (Date.parse(start.instant) >= now.getTime() - LIMITS.meetingStartGraceMinutes * MINUTE_MILLIS) return;
  throw new AppError('TIME_IN_PAST', { fieldErrors: { 'meetingInfo.startTime': 'This time has passed' } });
}

export function requireNearStart(start: TimePoint, now: Date) {
  if (Date.parse(start.instant) <= latestStart(now)) return;
  throw invalidField(
    'meetingInfo.startTime',
    `A meeting starts at most ${LIMITS.meetingMaxYearsAhead} years ahead`,
  );
}

function latestStart(now: Date): number {
  const latest = new Date(now);
  return latest.setUTCFullYear(latest.getUTCFullYear() + LIMITS.meetingMaxYearsAhead);
}

function buildAmbiguityWarning({ wallTime }: TimePoint, timeZone: string): Warning {
  const clock = `${printDate(wallTime)} ${printClock(wallTime)}`;
  return {
    code: 'AMBIGUOUS_LOCAL_TIME',
    message: `${timeZone} has ${clock} twice, since clocks go back that night. The first one was taken.`,
  };
}
