import { keepComment } from '#features/collaboration/add-comments.service.ts';
import { startBooking } from '#features/bookings/change-booking.service.ts';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import { findFirstAnswer } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { copyToClient, withCopiedFiles } from '#features/collaboration/copied-documents.service.ts';
import { attachToBooking } from '#features/collaboration/attach-documents.service.ts';
import { guestAt, type Guest } from '#features/bookings/guests.service.ts';
import { askCandidate } from './ask-candidate.service.ts';
import { countingKnown } from './counted-look-ups.service.ts';
import { reassignIfRemoved } from './submitters.service.ts';
import { toSubmissionRow } from './submit-candidate.mapper.ts';
import { toBookingRows } from './submitted-booking.mapper.ts';
import { insertSubmission } from './submit-candidate.queries.ts';
import type { NewSubmission } from './submit-candidate.rules.ts';
import {
  type Documents,
  type SubmitRequest,
  requireTerms,
  planSubmission,
} from './plan-submission.service.ts';

type Once = Omit<Parameters<typeof findFirstAnswer>[1], 'session' | 'now'>;

/**
 * Finds a submission's client and copies the supplier's files there, for `submit` to put the candidate forward; an
 * answered call gets the same answer again. DUPLICATE_SUBMISSION if the supplier has already submitted the candidate,
 * or the client has them from elsewhere.
 */
export async function submitAt<Answer extends object>(
  context: Context,
  session: Session,
  { request, once }: { request: NewSubmission; once: Once },
  submit: (guest: Guest, documents: Documents) => Promise<Answer>,
): Promise<Answer> {
  const guest = await guestAt(context, session, request.vendorId);
  if (!isGuest(guest)) throw new AppError('NOT_FOUND');
  const named = { ...once, session: guest, now: context.clock.now() };
  // A repeat looks nothing up and copies no files.
  const first = await asVendor(context.db, guest.vendorId, (tx) => findFirstAnswer<Answer>(tx, named));
  if (first) return first;
  const pair = { clientId: guest.vendorId, supplierId: guest.guestOf.vendorId };
  const made = await countingKnown(context, pair, async () => {
    const documents = await bringAlong(context, guest, request);
    return withCopiedFiles(context, guest, documents, () => submit(guest, documents));
  });
  await reassignIfRemoved(context, pair.supplierId, guest.userId);
  return made;
}

const isGuest = (session: Session): session is Guest => session.guestOf !== undefined;

/** Files are copied before the transaction that attaches them, and only if association and job allow the submission. */
async function bringAlong(context: Context, guest: Guest, request: NewSubmission): Promise<Documents> {
  const { documents = [] } = request;
  if (documents.length === 0) return [];
  await asVendor(context.db, guest.vendorId, (tx) => requireTerms(tx, guest, request));
  return copyToClient(context, guest, documents);
}

/** Puts a candidate forward for a client's shared job: a SUBMITTED booking in the client's tenant. */
export async function submitCandidate(context: Context, tx: VendorDb, submission: SubmitRequest) {
  const plan = await planSubmission(context, tx, submission);
  const { bookingId, guest, request, rtrState, recruiter, at } = plan;
  await startBooking(context, tx, {
    actor: guest,
    rows: toBookingRows(plan),
    now: at,
    news: {
      kind: 'submitted',
      to: { name: recruiter.display_name, email: recruiter.email },
      comments: request.comments,
    },
    alongside: () => insertSubmission(tx, toSubmissionRow(plan)),
  });
  if (request.comments) {
    await keepComment(tx, guest, { bookingId, text: request.comments, visibility: 'SHARED', at });
  }
  await attachToBooking(tx, guest, { bookingId, documents: submission.documents, now: at });
  if (rtrState === 'REQUESTED') await askCandidate(context, tx, bookingId);
  return { bookingId, message: [MESSAGES.vendorBookings.create.success] };
}
