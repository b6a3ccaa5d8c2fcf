import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { randomKey } from '#lib/random-key.ts';
import { shortAmount } from '../job-words.model.ts';
import { FORM } from './job-form.texts.ts';

/** A number field's value: empty, a number, or an unfinished one. */
export type TypedNumber = number | string;

export type SkillValues = { name: string; weight: number; minYears: TypedNumber };

/** `key` stays with a round when it moves; its number is its position in the list. */
export type RoundValues = {
  key: string;
  name: string;
  durationMinutes: TypedNumber;
  requiredCount: TypedNumber;
  panelTags: string[];
  scorecard: ScorecardAttribute[];
};

/** A document of the job; if `isNew`, it is uploaded and will be filed with the next save. */
export type JobDocument = {
  documentId: string;
  fileName: string;
  size: number;
  visibility: Visibility;
  isNew: boolean;
};

type Kept =
  | 'title'
  | 'jdCode'
  | 'clientName'
  | 'department'
  | 'description'
  | 'responsibilities'
  | 'goodToHaveSkills'
  | 'education'
  | 'location'
  | 'workMode'
  | 'employmentType'
  | 'currency'
  | 'budgetMin'
  | 'budgetMax'
  | 'rateUnit'
  | 'showsBudget'
  | 'jdStatus'
  | 'priority'
  | 'targetDate'
  | 'hiringManagerName'
  | 'hiringManagerEmail'
  | 'sharedWithVendorIds'
  | 'submissionRequiredFields';

/** The values of the job form; every field is present, empty if unknown. */
export type JobValues = Pick<JobDetails, Kept> & {
  mustHaveSkills: SkillValues[];
  experienceMin: TypedNumber;
  experienceMax: TypedNumber;
  openings: TypedNumber;
  maxNoticeDays: TypedNumber;
  /** Empty if the shift is in the candidate's own zone. */
  shiftTimeZone: string;
  rounds: RoundValues[];
  maxSubmissionsPerVendor: TypedNumber;
  documents: JobDocument[];
};

const USUAL_MINUTES = 60;

export const EMPTY_SKILL: SkillValues = { name: '', weight: 3, minYears: '' };

export const newRound = (): RoundValues => ({
  key: randomKey(),
  name: '',
  durationMinutes: USUAL_MINUTES,
  requiredCount: 1,
  panelTags: [],
  scorecard: DEFAULT_SCORECARD,
});

export const EMPTY_JOB: JobValues = {
  title: '',
  jdCode: '',
  clientName: '',
  department: '',
  description: '',
  responsibilities: '',
  mustHaveSkills: [],
  goodToHaveSkills: [],
  experienceMin: '',
  experienceMax: '',
  education: '',
  location: '',
  workMode: null,
  employmentType: null,
  openings: 1,
  currency: '',
  budgetMin: '',
  budgetMax: '',
  rateUnit: 'YEAR',
  showsBudget: false,
  maxNoticeDays: '',
  shiftTimeZone: '',
  jdStatus: 'OPEN',
  priority: 'NORMAL',
  targetDate: '',
  hiringManagerName: '',
  hiringManagerEmail: '',
  rounds: [],
  sharedWithVendorIds: [],
  maxSubmissionsPerVendor: '',
  submissionRequiredFields: ['phone', 'resume'],
  documents: [],
};

const KEPT = [
  ...(['title', 'jdCode', 'clientName', 'department', 'description', 'responsibilities'] as const),
  ...(['goodToHaveSkills', 'education', 'location', 'workMode', 'employmentType', 'currency'] as const),
  ...(['budgetMin', 'budgetMax', 'rateUnit', 'showsBudget', 'jdStatus', 'priority', 'targetDate'] as const),
  ...(['hiringManagerName', 'hiringManagerEmail', 'sharedWithVendorIds'] as const),
  'submissionRequiredFields' as const,
] satisfies Kept[];

const kept = (from: Pick<JobDetails, Kept>) =>
  Object.fromEntries(KEPT.map((name) => [name, from[name]])) as Pick<JobDetails, Kept>;

export const keptFields = (values: JobValues) => kept(values);

/** The form filled from a job. */
export function toValues(job: JobDetails): JobValues {
  return {
    ...kept(job),
    mustHaveSkills: job.mustHaveSkills.map((skill) => ({ ...skill, minYears: skill.minYears ?? '' })),
    budgetMin: shortAmount(job.budgetMin),
    budgetMax: shortAmount(job.budgetMax),
    experienceMin: job.experienceMin ?? '',
    experienceMax: job.experienceMax ?? '',
    openings: job.openings,
    maxNoticeDays: job.maxNoticeDays ?? '',
    shiftTimeZone: job.shiftTimeZone ?? '',
    rounds: job.rounds.map(({ roundNumber: _roundNumber, ...round }) => ({ key: randomKey(), ...round })),
    maxSubmissionsPerVendor: job.maxSubmissionsPerVendor ?? '',
    documents: job.documents.map(({ documentId, fileName, size, visibility }) => ({
      documentId,
      fileName,
      size,
      visibility,
      isNew: false,
    })),
  };
}

/** A new job's form, copied from another job without its code, filled openings, suppliers and files. */
export const toCopy = (job: JobDetails): JobValues => ({
  ...toValues(job),
  title: FORM.copy({ title: job.title }),
  jdCode: '',
  jdStatus: 'OPEN',
  targetDate: '',
  sharedWithVendorIds: [],
  documents: [],
});

/** Moves a list item one place up or down; items at the ends stay as they are. */
export function moved<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, item);
}
