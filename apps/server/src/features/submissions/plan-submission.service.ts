import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { admitQuestion } from '#features/auth/limits.service.ts';
import { findOpenSharedJob, type SharedJob } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import { findAssociation, type Association } from '#features/vendors/vendors.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { requireReadableTimes } from '#features/bookings/candidate.rules.ts';
import type { copyToClient } from '#features/collaboration/copied-documents.service.ts';
import type { Guest } from '#features/bookings/guests.service.ts';
import { findAnswerDue } from './answer-due.service.ts';
import { toCandidateKeys } from './answer-clock.service.ts';
import { countForJob, listKnown, lockOwnership } from './submissions.queries.ts';
import { firstOwnership, isOpen, requireNoDuplicate } from './ownership.rules.ts';
import { toSubmittedCandidate, type SubmissionPlan } from './submit-candidate.mapper.ts';
import { findRecruiterOfJob } from './submit-candidate.queries.ts';
import * as rules from './submit-candidate.rules.ts';

export type Documents = Awaited<ReturnType<typeof copyToClient>>;
export type SubmitRequest = { request: rules.NewSubmission; guest: Guest; documents: Documents };

/** The terms between the two, and the job; refuses if they are not associated or the job is not for them. */
export async function requireTerms(
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

/** Checks last if the client knows the candidate, so that no other refusal reveals it uncounted. */
export async function planSubmission(
  context: Context,
  tx: VendorDb,
  { guest, request, documents }: SubmitRequest,
): Promise<SubmissionPlan> {
  const at = context.clock.now();
  const { vendorId: supplierId } = guest.guestOf;
  requireReadableTimes(request.candidateDetails);
  const { association, job } = await requireTerms(tx, guest, request);
  const rtrState = rules.requireAgreement(request, association.submissionRequiresRtr);
  const slots = rules.readProposedSlots(request.proposedSlots ?? [], at);
  const candidate = toSubmittedCandidate(request, guest.phoneCountry, findResumeId(request, documents));
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
    icsHost: new URL(context.config.publicUrl).hostname,
  };
}

/** The copy of the named resume, or of the first file of that kind. */
function findResumeId({ candidateDetails }: rules.NewSubmission, documents: Documents): string | null {
  const named = candidateDetails.resumeDocumentId;
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
