import { keepComment } from '#features/collaboration/add-comments.service.ts';
import { startBooking } from '#features/bookings/change-booking.service.ts';
import type { createVendorBooking as endpoint } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import { findFirstAnswer, idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { copyToClient, keepingCopies } from '#features/collaboration/copied-documents.service.ts';
import { attachToBooking } from '#features/collaboration/attach-documents.service.ts';
import { sendNotice } from '#features/booking-mail/notices.service.ts';
import { guestAt, type Guest } from '#features/bookings/guests.service.ts';
import { askCandidate } from './ask-candidate.service.ts';
import { countingKnown } from './counted-look-ups.service.ts';
import { leaveToStaff } from './submitters.service.ts';
import { toSubmissionRow } from './submit-candidate.mapper.ts';
import { toBookingRows } from './submitted-booking.mapper.ts';
import { insertSubmission } from './submit-candidate.queries.ts';
import type * as rules from './submit-candidate.rules.ts';
import {
  type Documents,
  type Submitting,
  type SubmitRequest,
  requireTerms,
  planSubmission,
} from './plan-submission.service.ts';

type Answer = ResponseOf<typeof endpoint>;

/**
 * Puts a candidate forward for a job that a client shares: a SUBMITTED booking in the client's tenant, mailed to the
 * client's recruiter, with copies of the supplier's files. DUPLICATE_SUBMISSION where the supplier has done so already,
 * or where the client has the candidate from someone else.
 */
export async function submitCandidate(
  context: Context,
  session: Session,
  { request, call, readBooking }: Submitting,
): Promise<Answer> {
  const guest = await guestAt(context, session, request.vendorId);
  if (!isGuest(guest)) throw new AppError('NOT_FOUND');
  const named = {
    session: guest,
    operation: 'submit-candidate',
    call,
    body: request,
    now: context.clock.now(),
  };
  // A repetition looks nothing up and brings no files along.
  const first = await asVendor(context.db, guest.vendorId, (tx) => findFirstAnswer<Answer>(tx, named));
  if (first) return first;
  const pair = { clientId: guest.vendorId, supplierId: guest.guestOf.vendorId };
  const made = await countingKnown(context, pair, () =>
    bringAndSubmit(context, guest, { request, named, readBooking }),
  );
  await leaveToStaff(context, pair.supplierId, guest.userId);
  return made;
}

type Named = Parameters<typeof idempotently>[1];

async function bringAndSubmit(
  context: Context,
  guest: Guest,
  { request, named, readBooking }: Pick<Submitting, 'request' | 'readBooking'> & { named: Named },
) {
  const documents = await bringAlong(context, guest, request);
  return keepingCopies(context, guest, documents, () =>
    asVendor(context.db, guest.vendorId, (tx) =>
      idempotently(tx, named, () => submit(context, tx, { guest, request, documents, readBooking })),
    ),
  );
}

const isGuest = (session: Session): session is Guest => session.guestOf !== undefined;

/** Files are copied before the transaction that holds them, and only where the client takes the candidate's kind. */
async function bringAlong(context: Context, guest: Guest, request: rules.NewSubmission): Promise<Documents> {
  const { documents = [] } = request;
  if (documents.length === 0) return [];
  await asVendor(context.db, guest.vendorId, (tx) => requireTerms(tx, guest, request));
  return copyToClient(context, guest, documents);
}

async function submit(context: Context, tx: VendorDb, submission: SubmitRequest): Promise<Answer> {
  const plan = await planSubmission(context, tx, submission);
  const { bookingId, guest, request, rtrState, recruiter, at } = plan;
  await startBooking(context, tx, {
    actor: guest,
    rows: toBookingRows(plan),
    now: at,
    alongside: () => insertSubmission(tx, toSubmissionRow(plan)),
  });
  if (request.comments) {
    await keepComment(tx, guest, { bookingId, text: request.comments, visibility: 'SHARED', at });
  }
  await attachToBooking(tx, guest, { bookingId, documents: submission.documents, now: at });
  if (rtrState === 'REQUESTED') await askCandidate(context, tx, bookingId);
  await sendNotice(context, tx, guest, {
    kind: 'submitted',
    bookingId,
    to: { name: recruiter.display_name, email: recruiter.email, timeZone: recruiter.time_zone },
    comments: request.comments,
  });
  const data = await submission.readBooking(context, tx, guest, bookingId);
  const message = [MESSAGES.vendorBookings.create.success];
  return { status: 'success', bookingId, message, data, ownership: data.ownership };
}
