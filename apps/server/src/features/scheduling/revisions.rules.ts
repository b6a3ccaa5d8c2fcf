import type { PanelSeat } from '@slotwise/contract/bookings/bookings.schema';
import type { BookablePanelist } from '#features/panelists/panelists.service.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import {
  toAskedColumns,
  type Seated,
  toSeated,
  UNANSWERED,
  withoutPlace,
} from '#features/bookings/people.mapper.ts';
import { requireRoomFor, createSeatGuard, toPerson } from '#features/bookings/people.rules.ts';
import type { MeetingTimes } from './meeting-times.rules.ts';

/** Everyone, with these seats as the panel; null if they already are. Those who stay keep answer and invitation. */
export function revisedPeople(
  people: PersonRow[],
  seats: PanelSeat[],
  known: BookablePanelist[],
): Seated[] | null {
  const candidate = people.find(({ role }) => role === 'CANDIDATE');
  const seat = createSeatGuard(candidate?.email ?? '');
  const panel = seats.map((request, position) => {
    const field = `panelists.${position}`;
    const person = keptSeat(people, request) ?? newSeat(people, { request, field, known });
    seat(person, field);
    return person;
  });
  const before = people.filter(({ role }) => role === 'PANELIST');
  if (isSamePanel(before, panel)) return null;
  const taken = new Set(panel.map(({ email }) => email));
  const others = people.filter(({ role, email }) => role === 'OBSERVER' && !taken.has(email));
  const hosts = people.filter(({ role }) => role === 'RECRUITER' || role === 'CANDIDATE');
  const revised = [...hosts.map(withoutPlace), ...panel, ...others.map(withoutPlace)];
  requireRoomFor(revised);
  return revised;
}

function keptSeat(people: PersonRow[], request: PanelSeat): Seated | undefined {
  const present = people.find(
    ({ role, panelist_id: id, email }) =>
      role === 'PANELIST' && ('panelistId' in request ? id === request.panelistId : email === request.email),
  );
  return present && { ...withoutPlace(present), required: request.required ?? present.required };
}

type NewSeat = { request: PanelSeat; field: string; known: BookablePanelist[] };

/** Someone already on the meeting in another role has the panel's entry, and so their invitation. */
function newSeat(people: PersonRow[], { request, field, known }: NewSeat): Seated {
  const person = toSeated(toPerson({ ...request, required: request.required ?? true, field }, known));
  const present = people.find(({ role, email }) => role !== 'CANDIDATE' && email === person.email);
  return present ? { ...person, ...toAskedColumns(present) } : person;
}

function isSamePanel(before: PersonRow[], after: Seated[]): boolean {
  const wanted = new Map(after.map(({ email, required }) => [email, required]));
  return (
    before.length === after.length && before.every(({ email, required }) => wanted.get(email) === required)
  );
}

/** True if the meeting's time or zone changes. */
export const isOtherSpan = (row: BookingRow, times: MeetingTimes): boolean =>
  isMoved(row, times) || row.time_zone !== times.timeZone;

/** True if answers no longer count: the meeting moved, or was reopened. */
export const isAskedAgain = (row: BookingRow, times: MeetingTimes): boolean =>
  row.booking_status === 'CANCELLED' || isMoved(row, times);

const isMoved = ({ start_time: start, end_time: end }: BookingRow, times: MeetingTimes): boolean =>
  start?.toISOString() !== times.start.instant || end?.toISOString() !== times.end.instant;

export const unanswered = (people: Seated[]): Seated[] =>
  people.map((person) => ({ ...person, ...UNANSWERED }));
