import { keepComment } from '#features/collaboration/add-comments.service.ts';
import type { ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { startBooking } from '#features/bookings/change-booking.service.ts';
import type { createVendorBooking as endpoint } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { findFirstAnswer, idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { admitQuestion } from '#features/auth/limits.service.ts';
import { findOpenSharedJob, type SharedJob } from '#features/job-descriptions/job-descriptions.service.ts';
import { findAssociation, type Association } from '#features/vendors/vendors.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { requireReadableTimes } from '#features/bookings/candidate.rules.ts';
import { attachToBooking, copyToClient, keepingCopies } from '#features/collaboration/documents.service.ts';
import { sendNotice } from '#features/booking-mail/notices.service.ts';
import { guestAt, type Guest } from '#features/bookings/guests.service.ts';
import { findAnswerDue } from './answer-due.service.ts';
import { askCandidate } from './ask-candidate.service.ts';
import { toCandidateKeys } from './answer-clock.service.ts';
import { countingKnown } from './known-candidates.service.ts';
import { countForJob, listKnown, lockOwnership } from './submissions.queries.ts';
import { firstOwnership, isOpen, requireNoDuplicate } from './ownership.rules.ts';
import { leaveToStaff } from './submitters.service.ts';
import {
  toBookingRows,
  toSubmittedCandidate,
  toSubmissionRow,
  type SubmissionPlan,
} from './submit-candidate.mapper.ts';
import { findRecruiterOfJob, insertSubmission } from './submit-candidate.queries.ts';
import * as rules from './submit-candidate.rules.ts';

type Answer = ResponseOf<typeof endpoint>;
type Documents = Awaited<ReturnType<typeof copyToClient>>;
type Submitting = { request: rules.NewSubmission; call: Call; readBooking: ReadBooking };
type SubmitRequest = Omit<Submitting, 'call'> & { guest: Guest; documents: Documents };

/**
 * Puts a candidate forward for a job that a client shares: a SUBMITTED booking in the client's tenant, mailed to the
 * client's recruiter, with copies of the supplier's files. DUPLICATE_SUBMISSION where the supplier has done so already,
 * or where the client has the candidate from somebody else.
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

/** What holds between the two, and the job; refuses where they do not work together or the job is not for them. */
async function requireTerms(
  tx: VendorDb,
  guest: Guest,
  request: rules.NewSubmission,
): Promise<{ association: Association; job: SharedJob }> {
  const association = await findAssociation(tx, { supplierId: guest.guestOf.vendorId });
  if (!association) throw new AppError('NOT_FOUND');
  const { associationStatus, clientName } = association;
  if (associationStatus !== 'ACTIVE') {
    throw new AppError('INVALID_TRANSITION', {
      message: `Your organization and ${clientName} do not work together at present.`,
      details: { associationStatus },
    });
  }
  const job = await findOpenSharedJob(tx, request.jdId, association.associationId);
  if (!job) {
    const message = 'This job is not open to your organization.';
    throw new AppError('NOT_FOUND', { message, fieldErrors: { jdId: message } });
  }
  rules.requireAskedFor(job.submissionRequiredFields, request);
  return { association, job };
}

async function submit(context: Context, tx: VendorDb, submission: SubmitRequest): Promise<Answer> {
  const plan = await planSubmission(context, tx, submission);
  const { bookingId, guest, request, rtrState, recruiter, at } = plan;
  const { vendorId: clientId } = guest;
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
  if (rtrState === 'REQUESTED') await askCandidate(context, tx, { clientId, bookingId });
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

/** Whether the client knows the candidate is asked last, so that no other refusal tells it for nothing. */
async function planSubmission(
  context: Context,
  tx: VendorDb,
  { guest, request, documents }: Omit<SubmitRequest, 'readBooking'>,
): Promise<SubmissionPlan> {
  const at = context.clock.now();
  const { vendorId: supplierId, phoneCountry } = guest.guestOf;
  requireReadableTimes(request.candidateDetails);
  const { association, job } = await requireTerms(tx, guest, request);
  const rtrState = rules.requireAgreement(request, association.submissionRequiresRtr);
  const slots = rules.readProposedSlots(request.proposedSlots ?? [], at);
  const candidate = toSubmittedCandidate(request, phoneCountry, findResumeId(request, documents));
  const { candidate_email: email } = candidate;
  const { jdId } = job;
  const recruiter = await requireRecruiter(tx, guest, { jdId, candidateEmail: email });
  if (rtrState === 'REQUESTED') await admitQuestion(context, tx, { email, supplierId });
  await lockOwnership(tx);
  rules.requireRoomForMore(await countForJob(tx, { jdId, supplierId }), job.maxSubmissionsPerVendor);
  const terms = { now: at, ownershipDays: association.ownershipDays };
  const known = await listKnown(tx, toCandidateKeys(candidate));
  requireNoDuplicate({ supplierId, jdId }, known, terms);
  const hasRivals = known.some((one) => isOpen(one) && one.submitter_vendor_id !== supplierId);
  return {
    bookingId: uuidv7(),
    guest,
    request,
    association,
    job,
    candidate,
    slots,
    rtrState,
    at,
    answerDueAt: await findAnswerDue(tx, recruiter, { at, hours: association.answerHours }),
    recruiter,
    ownership: firstOwnership(rtrState, { ...terms, hasRivals }),
    host: new URL(context.config.publicUrl).hostname,
  };
}

/** The copy of what was named as the resume, or of the first file of that kind. */
function findResumeId({ candidateDetails }: rules.NewSubmission, documents: Documents): string | null {
  const named = candidateDetails.resumeDocumentId?.toLowerCase();
  const resume =
    documents.find(({ copyOf }) => copyOf === named) ?? documents.find(({ kind }) => kind === 'RESUME');
  return resume?.documentId ?? null;
}

async function requireRecruiter(
  tx: VendorDb,
  { vendorName }: Guest,
  { jdId, candidateEmail }: { jdId: string; candidateEmail: string },
) {
  const recruiter = await findRecruiterOfJob(tx, jdId);
  if (!recruiter) {
    throw new AppError('INVALID_TRANSITION', { message: `No one at ${vendorName} can answer at present.` });
  }
  if (recruiter.email !== candidateEmail) return recruiter;
  throw invalidField('candidateDetails.email', 'This is the address of the client’s recruiter');
}
