import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import { EMPTY_SKILL, type JobValues } from './job-values.model.ts';
import { FORM } from './job-form.texts.ts';

/** The fields that a file can fill, as their labels name them. */
const LABELS = {
  title: FORM.title,
  location: FORM.location,
  description: FORM.description,
  mustHaveSkills: FORM.mustHave,
  goodToHaveSkills: FORM.goodToHave,
  experienceMin: FORM.minYears,
  experienceMax: FORM.maxYears,
  education: FORM.education,
  responsibilities: FORM.responsibilities,
  maxNoticeDays: FORM.maxNotice,
} satisfies Partial<Record<keyof JobValues, () => string>>;

type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** What a file says for the fields that are still empty, and the labels of these fields; what was typed stays. */
export function fillEmpty(
  values: Pick<JobValues, Field>,
  job: FilledJob,
): { changes: Partial<JobValues>; labels: string[] } {
  const filled: Pick<JobValues, Field> = {
    ...job,
    mustHaveSkills: job.mustHaveSkills.map(({ name, minYears }) => ({
      ...EMPTY_SKILL,
      name,
      minYears: minYears ?? '',
    })),
    experienceMin: job.experienceMin ?? '',
    experienceMax: job.experienceMax ?? '',
    maxNoticeDays: job.maxNoticeDays ?? '',
  };
  const fields = FIELDS.filter((field) => isEmpty(values[field]) && !isEmpty(filled[field]));
  return {
    changes: Object.fromEntries(fields.map((field) => [field, filled[field]])),
    labels: fields.map((field) => LABELS[field]()),
  };
}
