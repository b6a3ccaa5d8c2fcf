import { distinctTexts } from '#lib/text/distinct-texts.ts';
import type { NewJobRequest } from './edit-job.rules.ts';
import { foldText } from '#lib/text/fold-text.ts';
import type { JobValues } from './job-descriptions.mapper.ts';

/** A job with nothing but the required values. */
const NOTHING_SAID: Omit<JobValues, 'title' | 'openings' | 'currency'> = {
  jdCode: '',
  clientName: '',
  department: '',
  description: '',
  responsibilities: '',
  mustHaveSkills: [],
  goodToHaveSkills: [],
  experienceMin: null,
  experienceMax: null,
  education: '',
  location: '',
  workMode: null,
  employmentType: null,
  budgetMin: '',
  budgetMax: '',
  rateUnit: null,
  showsBudget: false,
  maxNoticeDays: null,
  shiftTimeZone: null,
  jdStatus: 'OPEN',
  priority: 'NORMAL',
  targetDate: '',
  hiringManagerName: '',
  hiringManagerEmail: '',
  rounds: [],
  maxSubmissionsPerVendor: null,
  submissionRequiredFields: [],
};

/** A new job with defaults for what its form omits; `currency` is the organization's. */
export const newJobValues = (request: NewJobRequest, currency: string): JobValues =>
  changedJobValues({ ...NOTHING_SAID, currency, title: request.title, openings: request.openings }, request);

/** A job with changes: fields not given stay. Lists contain each text once, and rounds are sorted by number. */
export function changedJobValues(present: JobValues, request: Partial<NewJobRequest>): JobValues {
  const names = Object.keys(present) as (keyof JobValues)[];
  const given = Object.fromEntries(
    names.filter((name) => request[name] !== undefined).map((name) => [name, request[name]]),
  ) as Partial<NewJobRequest>;
  const values = { ...present, ...given } as JobValues;
  return {
    ...values,
    mustHaveSkills: values.mustHaveSkills.map((skill) => ({ ...skill, minYears: skill.minYears ?? null })),
    goodToHaveSkills: distinctTexts(values.goodToHaveSkills),
    rounds: values.rounds
      .toSorted((one, other) => one.roundNumber - other.roundNumber)
      .map((round) => ({ ...round, panelTags: distinctTexts(round.panelTags) })),
    submissionRequiredFields: [...new Set(values.submissionRequiredFields)],
  };
}

export const toJobColumns = (values: JobValues) => ({
  jd_code: values.jdCode,
  title: values.title,
  client_name: values.clientName,
  department: values.department,
  description: values.description,
  responsibilities: values.responsibilities,
  must_have_skills: JSON.stringify(values.mustHaveSkills),
  good_to_have_skills: values.goodToHaveSkills,
  experience_min: toNumeric(values.experienceMin),
  experience_max: toNumeric(values.experienceMax),
  education: values.education,
  location: values.location,
  work_mode: values.workMode,
  employment_type: values.employmentType,
  openings: values.openings,
  currency: values.currency,
  budget_min: values.budgetMin || null,
  budget_max: values.budgetMax || null,
  rate_unit: values.rateUnit,
  shows_budget: values.showsBudget,
  max_notice_days: values.maxNoticeDays,
  shift_time_zone: values.shiftTimeZone,
  jd_status: values.jdStatus,
  priority: values.priority,
  target_date: values.targetDate || null,
  hiring_manager_name: values.hiringManagerName,
  hiring_manager_email: values.hiringManagerEmail,
  rounds: JSON.stringify(values.rounds),
  max_submissions_per_vendor: values.maxSubmissionsPerVendor,
  submission_required_fields: values.submissionRequiredFields,
  search_text: buildSearchText(values),
});

const toNumeric = (years: number | null): string | null => (years === null ? null : years.toFixed(1));

/** The text of the search box: code, title, client, location and skills. */
function buildSearchText(values: JobValues): string {
  const skills = [...values.mustHaveSkills.map(({ name }) => name), ...values.goodToHaveSkills];
  return foldText([values.jdCode, values.title, values.clientName, values.location, ...skills].join(' '));
}

type NewRow = { values: JobValues; jdId: string; createdBy: string; isSample: boolean; now: Date };

export const newJobRow = ({ values, jdId, createdBy, isSample, now }: NewRow) => ({
  ...toJobColumns(values),
  jd_id: jdId,
  version: 1,
  is_sample: isSample,
  created_by: createdBy,
  created_at: now,
  updated_at: now,
});
