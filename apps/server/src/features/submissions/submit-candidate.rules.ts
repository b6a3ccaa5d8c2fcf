import type { SubmissionField } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { ProposedSlot } from '#db/tables/job-tables.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { readSpans } from '#features/responses/written-spans.rules.ts';

export type NewSubmission = ParsedRequestOf<typeof createVendorBooking>['body'];

const LABELS: Record<SubmissionField, string> = {
  phone: 'Phone',
  linkedIn: 'LinkedIn profile',
  currentLocation: 'Location',
  totalExperience: 'Total experience',
  currentCompany: 'Current company',
  primarySkills: 'Skills',
  currentCtc: 'Current pay',
  expectedCtc: 'Expected pay',
  noticePeriodDays: 'Notice period',
  workAuthorization: 'Work authorization',
  resume: 'A resume',
};

/** Refuses a candidate when the job asks for more details than given, with each missing detail under its field. */
export function requireAskedFor(asked: readonly SubmissionField[], submission: NewSubmission) {
  const missing = asked.filter((field) => !isGiven(field, submission));
  if (missing.length === 0) return;
  const fieldErrors = Object.fromEntries(
    missing.map((field) => [
      field === 'resume' ? 'documents' : `candidateDetails.${field}`,
      `${LABELS[field]} is required for this job`,
    ]),
  );
  throw new AppError('VALIDATION_FAILED', { message: Object.values(fieldErrors), fieldErrors });
}

function isGiven(field: SubmissionField, { candidateDetails, documents = [] }: NewSubmission): boolean {
  if (field === 'resume') return documents.some(({ kind }) => kind === 'RESUME');
  const value = candidateDetails[field];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

export type AskedState = 'NOT_ASKED' | 'REQUESTED' | 'CONFIRMED';

/** The state of the candidate's agreement; refuses a submission without any if the client requires one. */
export function requireAgreement({ rtr }: NewSubmission, isRequired: boolean): AskedState {
  if (rtr.candidateConfirmed) return 'CONFIRMED';
  if (rtr.requestConfirmation) return 'REQUESTED';
  if (!isRequired) return 'NOT_ASKED';
  throw invalidField(
    'rtr',
    'This client wants the candidate to agree: confirm it, or have the candidate asked',
  );
}

export function requireRoomForMore(present: number, most: number | null) {
  if (most === null || present < most) return;
  throw invalidField('jdId', `This job takes at most ${most} candidates from each supplier`);
}

export const readProposedSlots = (
  slots: NonNullable<NewSubmission['proposedSlots']>,
  now: Date,
): ProposedSlot[] => readSpans('proposedSlots', slots, now);
