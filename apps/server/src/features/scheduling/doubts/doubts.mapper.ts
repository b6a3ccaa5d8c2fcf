import type { Span } from '#engines/scheduling/interval-set.ts';
import { momentsBetween } from '#engines/scheduling/read-moments.ts';
import { askedPanelist, type Asked } from '#features/availability/people/people.service.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';

/** The parts of a booking that say whose time it takes. */
export type Doubted = {
  row: Pick<BookingRow, 'booking_id' | 'start_time' | 'end_time' | 'time_zone' | 'candidate_availability'>;
  people: PersonRow[];
  now: Date;
};

/** Everyone whose time is checked, once: candidate, panel and host. The candidate's offer counts `within` the time. */
export function listAsked(
  { row, people }: Doubted,
  panelists: readonly PanelistTimes[],
  within: Span,
): Asked[] {
  const seats = people.filter(({ role }) => role === 'CANDIDATE' || role === 'PANELIST');
  const seated = new Set(seats.map(({ email }) => email));
  const host = people.filter((one) => one.host && !seated.has(one.email));
  return [...seats, ...host].map((person) => {
    const times = panelists.find(({ panelistId }) => panelistId === person.panelist_id);
    if (times && person.role === 'PANELIST') return askedPanelist(times, person.required);
    return toGuest(person, row, within);
  });
}

const ROLES = { CANDIDATE: 'CANDIDATE', PANELIST: 'PANELIST', RECRUITER: 'HOST', OBSERVER: 'HOST' } as const;

/** Someone without their own times here. */
const toGuest = (
  { role, name, email, required, time_zone }: PersonRow,
  row: Doubted['row'],
  within: Span,
): Asked => ({
  key: email,
  role: ROLES[role],
  name,
  timeZone: time_zone ?? row.time_zone,
  required: required && role !== 'RECRUITER',
  email,
  times: null,
  windows: role === 'CANDIDATE' ? offeredBy(row, within) : null,
});

function offeredBy({ candidate_availability: offered }: Doubted['row'], within: Span): Span[] | null {
  if (offered.length === 0) return null;
  return offered.flatMap((window) => momentsBetween(window, window.timeZone, within));
}
