import { LIMITS } from '@slotwise/contract/limits';
import { printClock } from '#lib/dates/wall-time.ts';
import { instantOfWall, shiftWall } from '#lib/dates/zone-time.ts';
import {
  chosenTime,
  minutesBetween,
  type ChosenTime,
  type MeetingValues,
  type TimeFields,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { MEETING_FORM } from './meeting-form.texts.ts';

type End = Pick<MeetingValues, 'minutes' | 'refusedEnd'>;

const isClock = (text: string) => /^\d{2}:\d{2}$/.test(text);

/** Minutes from a start to the next time its zone shows a clock time, clock changes included. */
function minutesTo(end: string, { start, startWall, timeZone }: ChosenTime): number {
  const onTheClock = minutesBetween(printClock(startWall), end);
  const { instant } = instantOfWall(shiftWall(startWall, onTheClock), timeZone);
  // The first of two identical clock times may be before the start.
  return instant > start ? (instant - start) / 60_000 : onTheClock;
}

/**
 * The meaning of an end typed next to a start. An earlier clock time means the next day if that gives a meeting of
 * valid length; otherwise it is a mistake, kept as typed and without effect.
 */
export function readEnd(values: TimeFields, end: string): Partial<End> {
  const { start } = values;
  if (!end) return { refusedEnd: '' };
  if (!isClock(end) || !isClock(start)) return { refusedEnd: end };
  const time = chosenTime(values);
  const minutes = time ? minutesTo(end, time) : minutesBetween(start, end);
  const isSlip = end <= start && minutes > LIMITS.meetingMaxMinutes;
  return isSlip ? { refusedEnd: end } : { minutes, refusedEnd: '' };
}

/** Why the typed end was refused; null if it was not. */
export function endProblem({
  start,
  refusedEnd,
}: Pick<MeetingValues, 'start' | 'refusedEnd'>): string | null {
  if (!refusedEnd) return null;
  if (!isClock(refusedEnd)) return MEETING_FORM.writeEnd();
  return refusedEnd === start ? MEETING_FORM.sameEnd() : MEETING_FORM.earlyEnd();
}

/** What the end field shows: a refused text as typed, the clock time of the chosen end, or nothing. */
export function shownEnd(values: MeetingValues): string {
  const time = chosenTime(values);
  return values.refusedEnd || (time && time.reading !== 'gap' ? printClock(time.endWall) : '');
}

/** Whether a meeting runs over midnight in its zone. */
export const endsNextDay = ({ startWall, endWall }: ChosenTime) =>
  startWall.slice(0, 10) !== endWall.slice(0, 10);
