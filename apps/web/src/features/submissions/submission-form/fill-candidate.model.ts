import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import { SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';
import type { SubmissionValues } from './submission-values.model.ts';

const words = SUBMISSION_FIELD_WORDS;

/** The fields a resume can fill, with their labels. */
const LABELS = {
  candidateName: SUBMISSIONS.name(),
  email: SUBMISSIONS.email(),
  phone: words.phone,
  linkedIn: words.linkedIn,
  currentLocation: words.currentLocation,
  totalExperience: words.totalExperience,
  currentCompany: words.currentCompany,
  primarySkills: words.primarySkills,
  noticePeriodDays: words.noticePeriodDays,
} satisfies Partial<Record<keyof SubmissionValues, string>>;

type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** A resume's values for the fields that are still empty, and the labels of these fields; what was typed stays. */
export function fillEmpty(values: Pick<SubmissionValues, Field>, said: Pick<CandidateDetails, Field>) {
  const fields = FIELDS.filter((field) => isEmpty(values[field]) && !isEmpty(said[field]));
  const changes = Object.fromEntries(fields.map((field) => [field, said[field]]));
  return { changes: changes as Partial<SubmissionValues>, labels: fields.map((field) => LABELS[field]) };
}
