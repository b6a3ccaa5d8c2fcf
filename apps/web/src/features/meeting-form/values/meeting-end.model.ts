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

/** From a start to the next time its zone shows a clock; days on which clocks change count as they are. */
function minutesTo(end: string, { start, startWall, timeZone }: ChosenTime): number {
  const onTheClock = minutesBetween(printClock(startWall), end);
  const { instant } = instantOfWall(shiftWall(startWall, onTheClock), timeZone);
  // The first of two times that clocks show twice may lie before the start.
  return instant > start ? (instant - start) / 60_000 : onTheClock;
}

/**
 * What an end means that was typed next to a start. An earlier clock is the next day where that leaves a meeting of
 * possible length; otherwise it is a slip, which is kept as typed and changes nothing.
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

/** Why the typed end was refused; null where it was not. */
export function endProblem({
  start,
  refusedEnd,
}: Pick<MeetingValues, 'start' | 'refusedEnd'>): string | null {
  if (!refusedEnd) return null;
  if (!isClock(refusedEnd)) return MEETING_FORM.writeEnd();
  return refusedEnd === start ? MEETING_FORM.sameEnd() : MEETING_FORM.earlyEnd();
}

/** What the field of the end shows: a refused text as typed, the clock of the chosen time, or nothing. */
export function shownEnd(values: MeetingValues): string {
  const time = chosenTime(values);
  return values.refusedEnd || (time && time.reading !== 'gap' ? printClock(time.endWall) : '');
}

/** Whether a meeting runs over midnight on the clocks of its zone. */
export const endsNextDay = ({ startWall, endWall }: ChosenTime) =>
  startWall.slice(0, 10) !== endWall.slice(0, 10);
