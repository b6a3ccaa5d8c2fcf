import type { PersonRow } from '#db/tables/booking-rows.ts';
import type { Person } from './people.rules.ts';

/** A person's row without the booking's key and the position. */
export type Seated = Omit<PersonRow, 'vendor_id' | 'booking_id' | 'position'>;

type Answered = Pick<Seated, 'rsvp' | 'rsvp_at' | 'rsvp_source' | 'rsvp_comments'>;

/** No answer yet. */
export const UNANSWERED: Answered = {
  rsvp: 'NEEDS_ACTION',
  rsvp_at: null,
  rsvp_source: null,
  rsvp_comments: '',
};

/** Someone not yet invited by any revision. */
export const UNASKED = { ...UNANSWERED, invited_sequence: 0 };

/** What the same person was sent and answered in another role on the meeting. */
export function toAskedColumns(known: Seated | undefined): typeof UNASKED {
  if (!known) return UNASKED;
  const { rsvp, rsvp_at, rsvp_source, rsvp_comments, invited_sequence } = known;
  return { rsvp, rsvp_at, rsvp_source, rsvp_comments, invited_sequence };
}

/** Someone never invited before. */
export const toSeated = (person: Person): Seated => ({
  role: person.role,
  name: person.name,
  email: person.email,
  user_id: person.userId,
  panelist_id: person.panelistId,
  required: person.required,
  host: person.host,
  time_zone: person.timeZone,
  ...UNASKED,
});

export const toPersonRows = (
  { vendorId }: { vendorId: string },
  bookingId: string,
  people: Seated[],
): PersonRow[] =>
  people.map((person, position) => ({ ...person, vendor_id: vendorId, booking_id: bookingId, position }));

/** What remains of a person when everyone is reseated. */
export const withoutPlace = ({
  vendor_id: _vendor,
  booking_id: _id,
  position: _at,
  ...row
}: PersonRow): Seated => row;
