import type { TimeProposal } from '@slotwise/contract/booking-parts/answers.schema';
import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import type { BookingChange, BookingMoment } from '#context.ts';
import { printClock, printDate, printWallTime, printWeekday } from '#engines/wall-time/print-time.ts';
import { zoneCity } from '#engines/wall-time/zone-label.ts';

/** True if a change settles proposals: the meeting has another time or status. */
export const settlesProposals = ({ before, after }: Pick<BookingChange, 'before' | 'after'>): boolean =>
  before !== null && JSON.stringify(toState(before)) !== JSON.stringify(toState(after));

const toState = ({ row }: BookingMoment) => [
  row.booking_status,
  row.start_time,
  row.end_time,
  row.time_zone,
  row.start_local,
];

export const isAnyoneGone = ({ before, after }: Pick<BookingChange, 'before' | 'after'>): boolean =>
  before !== null && before.people.some(({ email }) => !after.people.some((one) => one.email === email));

/** The actor's role on the meeting; the panel takes precedence, since its time is proposed. */
export function proposerRole({
  actor,
  people,
}: Pick<SeenBooking, 'actor' | 'people'>): TimeProposal['byRole'] {
  if (actor.isCandidate) return 'CANDIDATE';
  const roles = people.filter(({ email }) => email === actor.email).map(({ role }) => role);
  return (
    roles.find((role) => role === 'PANELIST') ?? roles.find((role) => role !== 'CANDIDATE') ?? 'OBSERVER'
  );
}

/** 'Thursday 05/03/2026 14:00–17:00, Kolkata time' */
export function windowText({ start, end, timeZone }: CandidateWindow): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  const till = isOneDay ? printClock(end) : printWallTime(end);
  const city = zoneCity(timeZone);
  return `${printWeekday(start)} ${printDate(start)} ${printClock(start)}–${till}, ${city ? `${city} time` : timeZone}`;
}
