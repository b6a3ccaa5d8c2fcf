import type { CtcPeriod } from '@slotwise/contract/booking-parts/candidate.schema';
import type { RateUnit } from '@slotwise/contract/booking-parts/resources.schema';
import type { StoredFile } from '@slotwise/contract/files/files.schema';
import type {
  JobDetails,
  SubmissionField,
} from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import {
  newVendorBookingSchema,
  type NewVendorBooking,
} from '@slotwise/contract/bookings/vendor-bookings.schema';
import { SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';
import { fullAddress } from '#lib/full-address.ts';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { plainAmount } from '#lib/plain-amount.ts';
import { slotProblems, writtenSlot, type SlotValues } from '#lib/slot-values.ts';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';

export type SubmissionValues = {
  jdId: string;
  candidateName: string;
  email: string;
  phone: string;
  linkedIn: string;
  currentLocation: string;
  totalExperience: number | string;
  currentCompany: string;
  primarySkills: string[];
  currentCtc: string;
  expectedCtc: string;
  payCurrency: string;
  ctcPeriod: CtcPeriod | null;
  noticePeriodDays: number | string;
  workAuthorization: string;
  billRate: string;
  currency: string;
  rateUnit: RateUnit | null;
  /** When the candidate could talk. */
  slots: SlotValues[];
  timeZone: string;
  comments: string;
  agreement: 'CONFIRMED' | 'ASK' | null;
};

/** Amounts default to the currency of the user's organization. */
export const emptySubmission = (jdId: string, timeZone: string, currency: string): SubmissionValues => ({
  jdId,
  candidateName: '',
  email: '',
  phone: '',
  linkedIn: '',
  currentLocation: '',
  totalExperience: '',
  currentCompany: '',
  primarySkills: [],
  currentCtc: '',
  expectedCtc: '',
  payCurrency: currency,
  ctcPeriod: null,
  noticePeriodDays: '',
  workAuthorization: '',
  billRate: '',
  currency,
  rateUnit: null,
  slots: [],
  timeZone,
  comments: '',
  agreement: null,
});

/** The form as the server expects it. */
export function toSubmission(
  values: SubmissionValues,
  clientVendorId: string,
  files: StoredFile[],
): NewVendorBooking {
  const { jdId, currency, rateUnit, comments, agreement } = values;
  const billRate = plainAmount(values.billRate);
  return {
    vendorId: clientVendorId,
    jdId,
    candidateDetails: toCandidate(values),
    proposedSlots: values.slots.map((slot) => writtenSlot(slot, values.timeZone)),
    documents: files.map(({ documentId }) => ({ documentId, kind: 'RESUME', visibility: 'SHARED' })),
    comments: comments.trim(),
    ...(billRate && { billRate, currency: currency.trim().toUpperCase(), rateUnit }),
    rtr: { candidateConfirmed: agreement === 'CONFIRMED', requestConfirmation: agreement === 'ASK' },
  };
}

function toCandidate(values: SubmissionValues): NewVendorBooking['candidateDetails'] {
  const numberIn = (typed: number | string) => (typed === '' ? null : Number(typed));
  const { candidateName, email, phone, currentLocation, currentCompany, primarySkills } = values;
  const { ctcPeriod, workAuthorization, timeZone } = values;
  const [currentCtc, expectedCtc] = [plainAmount(values.currentCtc), plainAmount(values.expectedCtc)];
  return {
    candidateName,
    email,
    phone,
    linkedIn: fullAddress(values.linkedIn),
    currentLocation,
    currentCompany,
    primarySkills,
    workAuthorization,
    timeZone,
    totalExperience: numberIn(values.totalExperience),
    noticePeriodDays: numberIn(values.noticePeriodDays),
    ...((currentCtc || expectedCtc) && {
      currentCtc,
      expectedCtc,
      ctcPeriod,
      currency: values.payCurrency.trim().toUpperCase(),
    }),
    source: 'VENDOR',
  };
}

/** Whether a detail that a job may require is filled in. */
const FILLED: Record<Exclude<SubmissionField, 'resume'>, (values: SubmissionValues) => boolean> = {
  phone: ({ phone }) => phone.trim() !== '',
  linkedIn: ({ linkedIn }) => linkedIn.trim() !== '',
  currentLocation: ({ currentLocation }) => currentLocation.trim() !== '',
  totalExperience: ({ totalExperience }) => totalExperience !== '',
  currentCompany: ({ currentCompany }) => currentCompany.trim() !== '',
  primarySkills: ({ primarySkills }) => primarySkills.length > 0,
  currentCtc: ({ currentCtc }) => currentCtc.trim() !== '',
  expectedCtc: ({ expectedCtc }) => expectedCtc.trim() !== '',
  noticePeriodDays: ({ noticePeriodDays }) => noticePeriodDays !== '',
  workAuthorization: ({ workAuthorization }) => workAuthorization.trim() !== '',
};

/** The form field for a part of the server's request body. */
function getField(path: string): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'proposedSlots') return `slots.${second}.${third === 'startTime' ? 'start' : 'date'}`;
  if (first === 'rtr') return 'agreement';
  if (first === 'documents') return 'resume';
  if (path === 'candidateDetails.currency') return 'payCurrency';
  return first === 'candidateDetails' ? second : first;
}

/** The server's field errors, at the fields where the values were typed. */
export const formErrors = (fieldErrors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, text]) => [getField(path), text]));

type Job = Pick<JobDetails, 'submissionRequiredFields'>;

/** Every missing or invalid field with its text: by the contract's schema and this job's requirements. */
export function validateSubmission(
  values: SubmissionValues,
  job: Job | null,
  files: StoredFile[],
): Record<string, string> {
  return {
    ...formErrors(mistakesBy(newVendorBookingSchema, toSubmission(values, NO_ID, files))),
    ...missingFields(values, job, files),
    ...slotErrors(values),
    ...(!values.jdId && { jdId: SUBMISSIONS.noJob() }),
    ...(!values.agreement && { agreement: SUBMISSIONS.noConsent() }),
  };
}

/** A placeholder for the client, which the form does not ask for. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

function missingFields(values: SubmissionValues, job: Job | null, files: StoredFile[]) {
  const required = job?.submissionRequiredFields ?? [];
  const missing = required.filter((field) =>
    field === 'resume' ? files.length === 0 : !FILLED[field](values),
  );
  return Object.fromEntries(
    missing.map((field) => [field, SUBMISSIONS.missing({ field: SUBMISSION_FIELD_WORDS[field] })]),
  );
}

const slotErrors = ({ slots }: SubmissionValues): Record<string, string> =>
  Object.fromEntries(Object.entries(slotProblems(slots)).map(([at, text]) => [`slots.${at}`, text]));
