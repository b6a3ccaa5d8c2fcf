import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { instantOfWall, wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { isSameTime } from '#features/meeting-form/changes/meeting-changes.model.ts';
import { endProblem } from '#features/meeting-form/values/meeting-end.model.ts';
import { timeErrors } from '#features/meeting-form/values/meeting-validation.model.ts';
import {
  chosenTime,
  type ChosenTime,
  type MeetingValues,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { timeRefusal } from '#features/meeting-form/values/time-refusal.model.ts';
import { RESCHEDULE } from './reschedule.texts.ts';

/** The search for a new time starts at the old one, unless it is over. */
export function startingPoint(old: MeetingValues, { meetingInfo }: ViewedBooking): MeetingValues {
  const isOver = Date.parse(meetingInfo.startInstant) < Date.now();
  return isOver ? { ...old, date: '' } : old;
}

/** The old time with the start of a proposed window instead, in the meeting's zone. */
export function startingAt(old: MeetingValues, window: CandidateWindow | undefined): MeetingValues {
  if (!window) return old;
  const start = instantOfWall(window.start, window.timeZone).instant;
  const [date = '', clock = ''] = wallTimeAt(start, old.timeZone).split('T');
  return { ...old, date, start: clock };
}

/** A cancelled meeting may take place at its old time; any other move needs a different one. */
export const needsOtherTime = ({ bookingStatus }: ViewedBooking) => bookingStatus !== 'CANCELLED';

/** What is wrong with the typed time, with its text at each field. */
export const newTimeErrors = (booking: ViewedBooking, old: MeetingValues, values: MeetingValues) =>
  needsOtherTime(booking) && isSameTime(old, values) ? { start: RESCHEDULE.isOld() } : timeErrors(values);

type Typed = { old: MeetingValues; values: MeetingValues; booking: ViewedBooking; now: number };

/** The new time if valid, and what the foot says about it. */
export function toNewTime({ old, values, booking, now }: Typed): { time: ChosenTime | null; text: string } {
  const nothing = { time: null, text: RESCHEDULE.noneChosen() };
  const time = chosenTime(values);
  if (!time || (needsOtherTime(booking) && isSameTime(old, values))) return nothing;
  const problem = timeRefusal(time, now) ?? endProblem(values);
  if (problem) return { time: null, text: problem };
  const text = `${spanText(time.startWall, time.endWall)}, ${zoneLabel(time.timeZone, time.start)}`;
  return { time, text };
}
