import type { NewBookingRows } from '#features/bookings/change-booking.queries.ts';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import type { Actor } from '#context.ts';
import { type DraftReading, draftColumns, draftPeople } from './drafts.mapper.ts';

type NewDraft = { bookingId: string; actor: Actor & { userId: string }; icsHost: string; at: Date };

export const newDraftRows = (
  reading: DraftReading,
  { bookingId, actor, icsHost, at }: NewDraft,
): NewBookingRows => ({
  booking: bookingRow(reading, { bookingId, actor, icsHost, at }),
  people: draftPeople(reading),
  steps: [{ ...stepBy(actor, at), action: 'DRAFTED', from_status: null, to_status: 'DRAFT', comments: '' }],
});

const bookingRow = (reading: DraftReading, { bookingId, actor, icsHost, at }: NewDraft) => ({
  ...draftColumns(reading),
  booking_id: bookingId,
  version: 1,
  booking_status: 'DRAFT' as const,
  recruiter_user_id: actor.userId,
  recruiter_name: actor.displayName,
  recruiter_email: actor.email,
  assignee_email: actor.email,
  assignee_name: actor.displayName,
  submission_date: null,
  reschedule_count: 0,
  ics_uid_candidate: `${bookingId}-c@${icsHost}`,
  ics_uid_panel: `${bookingId}-p@${icsHost}`,
  ics_sequence: 0,
  created_by: actor.userId,
  created_at: at,
  updated_at: at,
  previous_booking_id: null,
  cancel_reason_code: null,
  no_show_by: null,
});
