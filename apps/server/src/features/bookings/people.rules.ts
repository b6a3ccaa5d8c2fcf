import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { Session } from '#context.ts';
import type { BookablePanelist } from '#features/panelists/panelists.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

/** Someone to take part, in display order. */
export type Person = Pick<
  Participant,
  'name' | 'email' | 'host' | 'role' | 'userId' | 'required' | 'timeZone'
> & { panelistId: string | null };

/** The recruiter who makes the meeting. */
export type Host = Pick<Session, 'displayName' | 'email' | 'timeZone'> & { userId: string };

/** A seat as requested by a client. */
type Seat = { field: string; required: boolean; panelistId?: string; name?: string; email?: string };

type Named = { panelistId: string } | { email: string };

/** The parts of a new booking that say who takes part. */
export type Table = Pick<ParsedNewBooking, 'candidateDetails' | 'meetingInfo' | 'panelists'>;

/** The ids and addresses a client names, to look up the panelists. */
export const namedPanelists = (seats: readonly Named[]): { ids: string[]; emails: string[] } => ({
  ids: seats.flatMap((seat) => ('panelistId' in seat ? [seat.panelistId] : [])),
  emails: seats.flatMap((seat) => ('email' in seat ? [seat.email] : [])),
});

/**
 * Everyone on the meeting: the creating recruiter as host, the candidate, then the panel. `panelists` is what a client
 * sends; if it sends only `participants`, those beyond host and candidate are panelists if the organization has one
 * with that address, and observers otherwise.
 */
export function buildPeople(recruiter: Host, booking: Table, known: BookablePanelist[]): Person[] {
  const host = hostSeat(recruiter);
  const candidate = candidateSeat(booking.candidateDetails);
  if (candidate.email === host.email) {
    throw invalidField('candidateDetails.email', 'The candidate has your own address');
  }
  const panel = booking.panelists
    ? seatedPanel(booking, candidate, known)
    : matchedParticipants(booking, [host.email, candidate.email], known);
  const people = [host, candidate, ...panel];
  requireRoomFor(people);
  return people;
}

export function requireRoomFor(people: unknown[]) {
  if (people.length <= LIMITS.participantsMax) return;
  throw invalidField(
    'panelists',
    `At most ${LIMITS.participantsMax} people take part, you and the candidate included`,
  );
}

/** The common case: a guest without an account, in an unknown time zone. */
export const GUEST = { userId: null, timeZone: null, host: false, required: true, panelistId: null } as const;

export const hostSeat = ({ displayName: name, email, userId, timeZone }: Host): Person => ({
  ...GUEST,
  name,
  email,
  userId,
  timeZone,
  host: true,
  role: 'RECRUITER',
});

type Candidate = { candidateName: string; email: string; timeZone?: string | null | undefined };

export const candidateSeat = ({ candidateName: name, email, timeZone = null }: Candidate): Person => ({
  ...GUEST,
  name,
  email,
  timeZone,
  role: 'CANDIDATE',
});

function seatedPanel({ panelists = [] }: Table, candidate: Person, known: BookablePanelist[]): Person[] {
  const seat = createSeatGuard(candidate.email);
  return panelists.map((request, position) => {
    const person = toPerson(
      { ...request, required: request.required ?? true, field: `panelists.${position}` },
      known,
    );
    seat(person, `panelists.${position}`);
    return person;
  });
}

/** Ensures that no one has two seats, and that the candidate has none. */
export function createSeatGuard(candidateEmail: string) {
  const taken = new Set<string>();
  return ({ name, email }: { name: string; email: string }, field: string) => {
    if (email === candidateEmail) throw invalidField(field, `${name} is the candidate`);
    if (taken.has(email)) throw invalidField(field, `${name} is on the panel twice`);
    taken.add(email);
  };
}

function matchedParticipants(
  { meetingInfo: { participants = [] } }: Table,
  seated: string[],
  known: BookablePanelist[],
): Person[] {
  const taken = new Set(seated);
  return participants.flatMap((participant, position) => {
    if (taken.has(participant.email)) return [];
    taken.add(participant.email);
    const seat = { ...participant, required: true, field: `meetingInfo.participants.${position}` };
    const person = toPerson(seat, known);
    return [person.panelistId ? person : { ...person, role: 'OBSERVER' as const, required: false }];
  });
}

/** The organization's panelist on this seat, or an outsider under the given name. */
export function toPerson(seat: Seat, known: BookablePanelist[]): Person {
  const id = seat.panelistId;
  const panelist = known.find((one) => (id ? one.panelistId === id : one.email === seat.email));
  if (panelist) return panelistSeat(seat, panelist);
  if (id) throw new AppError('NOT_FOUND', { message: 'This panelist is not in your organization.' });
  const { name = '', email = '', required } = seat;
  return { ...GUEST, name, email, required, role: 'PANELIST' };
}

function panelistSeat({ required, field }: Seat, { isActive, ...panelist }: BookablePanelist): Person {
  if (!isActive) throw invalidField(field, `${panelist.name} no longer takes interviews`);
  const { panelistId, name, email, userId, timeZone } = panelist;
  return { ...GUEST, panelistId, name, email, userId, timeZone, required, role: 'PANELIST' };
}
