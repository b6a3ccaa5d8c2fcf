import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import { EMPTY_SKILL, type JobValues } from './job-values.model.ts';

/** The fields that a file can fill, as their labels name them. */
const LABELS = {
  title: 'Title',
  location: 'Location',
  description: 'Description',
  mustHaveSkills: 'Must-have skills',
  goodToHaveSkills: 'Good to have',
  experienceMin: 'Years, from',
  experienceMax: 'Years, to',
  education: 'Education',
  responsibilities: 'Responsibilities',
  maxNoticeDays: 'Maximum notice (days)',
} satisfies Partial<Record<keyof JobValues, string>>;

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
    labels: fields.map((field) => LABELS[field]),
  };
}
