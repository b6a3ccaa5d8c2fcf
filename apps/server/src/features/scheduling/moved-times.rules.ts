import type { MovedTime, MovedTimeAnswer } from '@slotwise/contract/booking-parts/moved-times.schema';
import { printClock, printWallTime, wallTime } from '#engines/wall-time/print-time.ts';
import { zoneCity } from '#engines/wall-time/zone-label.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import {
  readEnd,
  requireComingStart,
  toMeetingTimes,
  type MeetingTimes,
  type ReadEnd,
} from './meeting-times.rules.ts';

/** A meeting's time as in its row: the instants, and the agreed wall times. */
export type AgreedTime = Pick<
  BookingRow,
  'booking_status' | 'start_time' | 'end_time' | 'start_local' | 'end_local' | 'time_zone'
>;

/** The wall times of a coming meeting's instants, if new rules of its zone moved what was agreed; else null. */
export function findMovedTime(row: AgreedTime, now: Date): MovedTime | null {
  const { booking_status: status, start_time: start, end_time: end, time_zone: timeZone } = row;
  if (status !== 'SCHEDULED' || !start || !end || start <= now) return null;
  const startLocal = wallTime(start.toISOString(), timeZone);
  const endLocal = wallTime(end.toISOString(), timeZone);
  return startLocal === row.start_local && endLocal === row.end_local ? null : { startLocal, endLocal };
}

/**
 * A meeting's time after the decision about its moved wall time; null if there is nothing to decide, or no longer.
 * Keeping the wall time keeps the meeting's length. Throws TIME_DOES_NOT_EXIST if the new rules skip the agreed wall
 * time, and TIME_IN_PAST if they put it in the past.
 */
export function readMovedTime(answer: MovedTimeAnswer, row: AgreedTime, now: Date): MeetingTimes | null {
  const present = findMovedTime(row, now);
  const { start_time: from, end_time: to, time_zone: timeZone } = row;
  if (!present || !from || !to) return null;
  if (answer === 'KEEP_INSTANT') {
    return toMeetingTimes(keptEnd(from, present.startLocal), keptEnd(to, present.endLocal), timeZone);
  }
  const start = readEnd('startTime', 'Start', { startTime: row.start_local, timeZone });
  requireComingStart(start.point, now);
  const end = new Date(Date.parse(start.point.instant) + to.getTime() - from.getTime());
  return toMeetingTimes(start, keptEnd(end, wallTime(end.toISOString(), timeZone)), timeZone);
}

const keptEnd = (at: Date, local: string): ReadEnd => ({
  point: { instant: at.toISOString(), wallTime: local },
  isAmbiguous: false,
});

/** The reason for the mail to everyone on the meeting. */
export function movedTimeReason(answer: MovedTimeAnswer, row: AgreedTime, times: MeetingTimes): string {
  const city = zoneCity(row.time_zone) ?? row.time_zone;
  const agreed = printWallTime(row.start_local);
  const changed = `The rules of the clocks in ${city} have changed since this time was agreed.`;
  if (answer === 'KEEP_WALL_TIME') return `${changed} The interview stays at ${agreed} on the clocks there.`;
  const shown = times.start.wallTime;
  const now = shown.slice(0, 10) === row.start_local.slice(0, 10) ? printClock(shown) : printWallTime(shown);
  return `${changed} The interview stays at the same moment, which is ${now} there and no longer ${agreed}.`;
}
