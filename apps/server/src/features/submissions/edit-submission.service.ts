import { termsIn } from '#features/bookings/bookings.rules.ts';
import { mergeTerms, updateSubmission } from './submissions.queries.ts';
import { keepComment } from '#features/collaboration/add-comments.service.ts';
import type { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { mayMailEdit } from '#features/auth/limits.service.ts';
import { requireReadableTimes } from '#features/bookings/candidate.rules.ts';
import { mergeCandidate } from '#features/scheduling/update-candidate.service.ts';
import { changeBooking, announceChange, recordStep } from '#features/bookings/change-booking.service.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { readProposedSlots } from './submit-candidate.rules.ts';

type Request = ParsedRequestOf<typeof updateVendorBooking>['body'];
type Edit = { open: OpenBooking; request: Request };

/** Changes the supplier's details until the client answers. The client is mailed about the first edit in an hour. */
export async function editSubmission(
  context: Context,
  tx: VendorDb,
  guest: Session,
  { open, request }: Edit,
) {
  const { booking_id: bookingId } = open.row;
  const { candidateDetails: patch, comments } = request;
  requireReadableTimes(patch ?? {});
  // Checks last if the client knows the candidate, so that no other refusal reveals it uncounted.
  const { columns, changes } = submissionChanges(request, open.now);
  if (patch) await mergeTerms(tx, bookingId, termsIn(patch));
  const ofCandidate = patch ? await mergeCandidate(context, tx, guest, { open, patch }) : [];
  if (changes.length > 0) {
    await updateSubmission(tx, bookingId, columns);
    const step = { action: 'SUBMISSION_UPDATED', details: { changes } } as const;
    await (ofCandidate.length > 0
      ? recordStep(context, tx, open, step)
      : changeBooking(context, tx, open, { step }));
  }
  if (comments)
    await keepComment(tx, guest, { bookingId, text: comments, visibility: 'SHARED', at: open.now });
  if (changes.length + ofCandidate.length === 0) return;
  if (!(await mayMailEdit(context, tx, bookingId))) return;
  await announceChange(context, tx, open, { kind: 'resubmitted', comments });
}

function submissionChanges({ proposedSlots, billRate, currency, rateUnit }: Request, now: Date) {
  const given = {
    ...(proposedSlots && { proposed_slots: JSON.stringify(readProposedSlots(proposedSlots, now)) }),
    ...(billRate !== undefined && { bill_rate: billRate || null }),
    ...(currency !== undefined && { currency }),
    ...(rateUnit !== undefined && { rate_unit: rateUnit }),
  };
  const rate = [billRate, currency, rateUnit].some((value) => value !== undefined);
  const changes = [...(proposedSlots ? ['proposedSlots'] : []), ...(rate ? ['billRate'] : [])];
  return { columns: given, changes };
}
