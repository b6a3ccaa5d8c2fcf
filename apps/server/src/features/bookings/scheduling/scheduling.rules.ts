import type { ParsedNewBooking, Warning } from '@slotwise/contract/bookings/bookings.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { printClock, printDate, printSpan } from '#engines/wall-time/print-time.ts';
import { readTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { zoneShortName } from '#engines/wall-time/zone-label.ts';
import { isWithinHours, type WorkingHours } from '#engines/working-hours/within-hours.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

/** The span of a meeting, each end as an instant and as the wall time of the meeting's zone. */
export type MeetingTimes = { start: TimePoint; end: TimePoint; timeZone: string; warnings: Warning[] };

/** A stretch in which somebody is busy. */
export type BusySpan = { email: string; startTime: Date; endTime: Date };

type WrittenTimes = Pick<ParsedNewBooking['meetingInfo'], 'startTime' | 'endTime' | 'timeZone'>;

/**
 * Reads a meeting's times, whole minutes in the meeting's zone. Throws VALIDATION_FAILED, TIME_DOES_NOT_EXIST with
 * `details.suggestions`, or TIME_IN_PAST.
 */
export function readMeetingTimes(written: WrittenTimes, now: Date): MeetingTimes {
  const { timeZone } = written;
  requireTimeZone('meetingInfo.timeZone', timeZone);
  const start = readEnd('startTime', 'Start', written);
  const end = readEnd('endTime', 'End', written);
  requireSensibleSpan(start.point, end.point, now);
  const warnings = [start, end].flatMap(({ isAmbiguous, point }) =>
    isAmbiguous ? [ambiguityOf(point, timeZone)] : [],
  );
  return { start: start.point, end: end.point, timeZone, warnings };
}

function readEnd(name: 'startTime' | 'endTime', label: string, written: WrittenTimes) {
  const field = `meetingInfo.${name}`;
  const reading = readTime(written[name], written.timeZone);
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

/** Meetings are kept in whole minutes, as they are shown. */
function wholeMinute({ instant, wallTime }: TimePoint): TimePoint {
  const floor = Math.floor(Date.parse(instant) / MINUTE_MILLIS) * MINUTE_MILLIS;
  return { instant: new Date(floor).toISOString(), wallTime };
}

function requireSensibleSpan(start: TimePoint, end: TimePoint, now: Date) {
  const startMillis = Date.parse(start.instant);
  if (startMillis > latestStart(now)) {
    throw invalidField(
      'meetingInfo.startTime',
      `A meeting starts at most ${LIMITS.meetingMaxYearsAhead} years ahead`,
    );
  }
  const minutes = (Date.parse(end.instant) - startMillis) / MINUTE_MILLIS;
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
  if (startMillis < now.getTime() - LIMITS.meetingStartGraceMinutes * MINUTE_MILLIS) {
    throw new AppError('TIME_IN_PAST', { fieldErrors: { 'meetingInfo.startTime': 'This time has passed' } });
  }
}

function latestStart(now: Date): number {
  const latest = new Date(now);
  return latest.setUTCFullYear(latest.getUTCFullYear() + LIMITS.meetingMaxYearsAhead);
}

function ambiguityOf({ wallTime }: TimePoint, timeZone: string): Warning {
  const clock = `${printDate(wallTime)} ${printClock(wallTime)}`;
  return {
    code: 'AMBIGUOUS_LOCAL_TIME',
    message: `${timeZone} has ${clock} twice, since clocks go back that night. The first one was taken.`,
  };
}

/** 'Asha Rao is busy 14:00–15:00 IST on 26/11/2026', on the clocks of the meeting that is being made. */
export function busySentence(name: string, busy: BusySpan, timeZone: string): string {
  const [start, end] = [busy.startTime.toISOString(), busy.endTime.toISOString()];
  const { day, hours } = printSpan(start, end, timeZone);
  const date = day.slice(day.indexOf(' ') + 1);
  return `${name} is busy ${hours} ${zoneShortName(start, timeZone)} on ${date}`;
}

/** Refuses a meeting that would book somebody twice; one sentence for each meeting in the way. */
export function requireFree(busy: BusySpan[], nameOf: (email: string) => string, timeZone: string) {
  if (busy.length === 0) return;
  throw new AppError('SLOT_CONFLICT', {
    message: busy.map((span) => busySentence(nameOf(span.email), span, timeZone)),
    details: {
      conflicts: busy.map(({ email, startTime, endTime }) => ({
        name: nameOf(email),
        email,
        startTime: startTime.toISOString(),
        endTime: endTime.toISOString(),
      })),
    },
  });
}

/** A warning for each meeting beside this one of somebody who may be in two places: the host, an optional panelist. */
export function overlapWarnings(
  busy: BusySpan[],
  people: { name: string; email: string; host: boolean }[],
  timeZone: string,
): Warning[] {
  return people.flatMap(({ name, email, host }) =>
    busy
      .filter((span) => span.email === email)
      .map((span) => ({
        code: host ? ('HOST_BUSY' as const) : ('OPTIONAL_BUSY' as const),
        message: busySentence(name, span, timeZone),
      })),
  );
}

/** A warning for every panelist whose weekly hours the meeting leaves. */
export function hoursWarnings(
  { start, end }: MeetingTimes,
  panel: { name: string; hours: WorkingHours | null }[],
): Warning[] {
  const span = { startTime: start.instant, endTime: end.instant };
  return panel.flatMap(({ name, hours }): Warning[] => {
    if (!hours || isWithinHours(span, hours)) return [];
    const { line } = printSpan(span.startTime, span.endTime, hours.timeZone);
    const zone = zoneShortName(span.startTime, hours.timeZone);
    return [{ code: 'OUTSIDE_HOURS', message: `${line} ${zone} is outside the hours of ${name}` }];
  });
}
