import type { Failure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { isDate, type ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { MEETING_FORM } from './meeting-form.texts.ts';

/** The first day on which a meeting can still start. */
export const firstDay = (now: number, timeZone: string) => wallTimeAt(now, timeZone).slice(0, 10);

/** Why no meeting can be on the typed day; null for an empty field too. */
export function dateProblem(date: string, today: string): string | null {
  if (!date) return null;
  if (!isDate(date)) return MEETING_FORM.writeDate();
  return date < today ? MEETING_FORM.past() : null;
}

export const isPast = (start: number, now: number) => start < now - LIMITS.meetingStartGraceMinutes * 60_000;

/** Why a meeting cannot be at the chosen time at all, in a sentence; null if it can. */
export function timeRefusal({ reading, start, startWall, timeZone }: ChosenTime, now: number): string | null {
  if (reading === 'gap')
    return MEETING_FORM.doesNotExist({ time: printWallTime(startWall), city: zoneCity(timeZone) });
  return isPast(start, now) ? MEETING_FORM.isPast({ time: printWallTime(startWall) }) : null;
}

/** Whether the server refused the chosen time itself, which another time or panel can fix. */
export const isAboutTime = ({ code }: Failure): boolean =>
  ['SLOT_CONFLICT', 'TIME_DOES_NOT_EXIST', 'TIME_IN_PAST'].includes(code);
