import type { NewBookingRows } from '#features/bookings/change-booking.queries.ts';
import { newColumns, stepBy } from '#features/bookings/seen-booking.mapper.ts';
import type { Actor } from '#context.ts';
import { type DraftReading, draftColumns, draftPeople } from './drafts.mapper.ts';

type NewDraft = { bookingId: string; actor: Actor & { userId: string }; icsHost: string; at: Date };

export const newDraftRows = (reading: DraftReading, { actor, at, ...rest }: NewDraft): NewBookingRows => ({
  booking: {
    ...draftColumns(reading),
    ...newColumns({ ...rest, recruiter: actor, by: actor, at }),
    booking_status: 'DRAFT',
    assignee_email: actor.email,
    assignee_name: actor.displayName,
    submission_date: null,
    previous_booking_id: null,
    cancel_reason_code: null,
    no_show_by: null,
  },
  people: draftPeople(reading),
  steps: [{ ...stepBy(actor, at), action: 'DRAFTED', from_status: null, to_status: 'DRAFT', comments: '' }],
});
