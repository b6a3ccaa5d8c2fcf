import type { PersonRow } from '../bookings.mapper.ts';
import type { Person } from './panel.rules.ts';

/** A person's row without the key of the booking and the place in it. */
export type Seated = Omit<PersonRow, 'vendor_id' | 'booking_id' | 'position'>;

/** Somebody who was never asked before. */
export function seatedOf(person: Person): Seated {
  return {
    role: person.role,
    name: person.name,
    email: person.email,
    user_id: person.userId,
    panelist_id: person.panelistId,
    required: person.required,
    host: person.host,
    time_zone: person.timeZone,
    rsvp: 'NEEDS_ACTION',
    invited_sequence: 0,
  };
}

/** What stays of somebody when everybody is seated anew. */
export function withoutPlace({
  vendor_id: _vendor,
  booking_id: _id,
  position: _at,
  ...row
}: PersonRow): Seated {
  return row;
}
