import type { StepRole } from '@slotwise/contract/booking-parts/life.schema';
import type { Actor } from '#context.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import type { Facts } from './transitions.rules.ts';
import type { Host } from './people.rules.ts';

/** A booking with its reader and the time. */
export type SeenBooking = { actor: Actor; row: BookingRow; people: PersonRow[]; now: Date };

export const toFacts = (row: BookingRow, people: PersonRow[]): Facts => ({
  status: row.booking_status,
  startTime: row.start_time,
  endTime: row.end_time,
  recruiterUserId: row.recruiter_user_id,
  assigneeEmail: row.assignee_email,
  submitterVendorId: row.submitter_vendor_id,
  candidateEmail: row.candidate_email,
  panel: people.filter(({ role }) => role === 'PANELIST').map(({ email }) => email),
});

/** Returns the next step from the panel to the recruiter; a colleague keeps it. */
export function ownerAfterPanel({ row, people }: Pick<SeenBooking, 'row' | 'people'>) {
  const { assigneeEmail, panel } = toFacts(row, people);
  if (assigneeEmail !== null && !panel.includes(assigneeEmail)) return {};
  return { assignee_email: row.recruiter_email, assignee_name: row.recruiter_name };
}

/** Someone's role in a history: by their account, as the holder of a link, or as the supplier. */
export function toStepRole({ role, linkedTo, guestOf, isCandidate }: Actor): StepRole {
  if (isCandidate) return 'CANDIDATE_LINK';
  if (guestOf) return 'SUPPLIER';
  return linkedTo ? 'PANEL_LINK' : role;
}

export const stepBy = (actor: Actor, at: Date) => ({
  at,
  by_user_id: actor.userId,
  by_name: actor.displayName,
  by_email: actor.email,
  by_role: toStepRole(actor),
});

type Beginning = { bookingId: string; recruiter: Host; by: { userId: string }; icsHost: string; at: Date };

/** The columns with which every new booking starts; `icsHost` is the host part of its calendar ids. */
export const newColumns = ({ bookingId, recruiter, by, icsHost, at }: Beginning) => ({
  booking_id: bookingId,
  version: 1,
  recruiter_user_id: recruiter.userId,
  recruiter_name: recruiter.displayName,
  recruiter_email: recruiter.email,
  reschedule_count: 0,
  ics_uid_candidate: `${bookingId}-c@${icsHost}`,
  ics_uid_panel: `${bookingId}-p@${icsHost}`,
  ics_sequence: 0,
  created_by: by.userId,
  created_at: at,
  updated_at: at,
});

/** The recruiter of a booking, who stays the host if someone else schedules it. */
export const toHost = (row: BookingRow, timeZone: string): Host => ({
  userId: row.recruiter_user_id,
  displayName: row.recruiter_name,
  email: row.recruiter_email,
  timeZone,
});
