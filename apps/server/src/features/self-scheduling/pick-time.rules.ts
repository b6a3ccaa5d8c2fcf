import type { PanelSeat } from '@slotwise/contract/bookings/bookings.schema';
import { wallTime } from '#engines/wall-time/print-time.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { UNANSWERED, type Seated } from '#features/bookings/people.mapper.ts';
import type { MeetingTimes } from '#features/scheduling/meeting-times.rules.ts';

/** True if the meeting is at this time already: choosing it again changes nothing. */
export const isPresentStart = (
  { booking_status: status, start_time: present }: Pick<BookingRow, 'booking_status' | 'start_time'>,
  start: Date,
): boolean => status === 'SCHEDULED' && present?.getTime() === start.getTime();

/** The meeting's time from this start, in its zone. */
export function timesFrom(start: Date, minutes: number, timeZone: string): MeetingTimes {
  const pointAt = (millis: number) => {
    const instant = new Date(millis).toISOString();
    return { instant, wallTime: wallTime(instant, timeZone) };
  };
  const end = pointAt(start.getTime() + minutes * MINUTE_MILLIS);
  return { start: pointAt(start.getTime()), end, timeZone, warnings: [] };
}

type Pooled = { before: readonly string[]; after: readonly string[] };

/** The panel with those now filling the pools in place of the earlier ones; each of them is required. */
export function seatsWith(people: readonly PersonRow[], { before, after }: Pooled): PanelSeat[] {
  const staying = people.filter(
    ({ role, panelist_id: id }) =>
      role === 'PANELIST' && (id === null || (!before.includes(id) && !after.includes(id))),
  );
  return [
    ...staying.map(({ panelist_id: panelistId, name, email, required }) =>
      panelistId ? { panelistId, required } : { name, email, required },
    ),
    ...after.map((panelistId) => ({ panelistId, required: true })),
  ];
}

type Chosen = { now: Date; isMove: boolean; timeZone: string | null };

/** Answers to another time no longer count, except that the candidate, who chose this one, has accepted. */
export function answeredByChoice(people: Seated[], { now, isMove, timeZone }: Chosen): Seated[] {
  const accepted = { rsvp: 'ACCEPTED', rsvp_at: now, rsvp_source: 'LINK', rsvp_comments: '' } as const;
  return people.map((person) => {
    if (person.role !== 'CANDIDATE') return isMove ? { ...person, ...UNANSWERED } : person;
    return { ...person, ...accepted, time_zone: person.time_zone ?? timeZone };
  });
}
