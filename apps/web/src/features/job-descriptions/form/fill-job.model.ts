import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import { EMPTY_JOB, EMPTY_SKILL, type JobValues } from './job-values.model.ts';
import { FORM } from './job-form.texts.ts';

/** The fields a file can fill, with their labels. */
const LABELS = {
  title: FORM.title,
  clientName: FORM.client,
  openings: FORM.openings,
  location: FORM.location,
  workMode: FORM.workMode,
  description: FORM.description,
  mustHaveSkills: FORM.mustHave,
  goodToHaveSkills: FORM.goodToHave,
  jdCode: FORM.code,
  department: FORM.department,
  experienceMin: FORM.minYears,
  experienceMax: FORM.maxYears,
  hiringManagerName: FORM.manager,
  education: FORM.education,
  responsibilities: FORM.responsibilities,
  employmentType: FORM.employment,
  maxNoticeDays: FORM.maxNotice,
  budgetMin: FORM.minBudget,
  budgetMax: FORM.maxBudget,
} satisfies Partial<Record<keyof JobValues, () => string>>;

type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

type Money = Pick<JobValues, 'currency' | 'rateUnit'>;

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** What currency signs mean to an organization that does not use them itself. */
const SIGNS: Record<string, string> = { $: 'USD', '£': 'GBP', '€': 'EUR', '₹': 'INR', '¥': 'JPY' };

/** The sign of a currency in its home country: '$' for CAD too. */
const printSign = (currency: string): string | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** The currency a file names by code or sign; if the present currency has that sign, it is meant. */
function readCurrency(said: string, present: string): string {
  if (said === '' || (present !== '' && printSign(present) === said)) return present;
  return SIGNS[said] ?? said;
}

/** A file's values for the fields that are still empty, and the labels of these fields; what was typed stays. */
export function fillEmpty(
  values: Pick<JobValues, Field> & Money,
  job: FilledJob,
): { changes: Partial<JobValues>; labels: string[] } {
  const filled: Pick<JobValues, Field> = {
    ...job,
    openings: job.openings ?? '',
    mustHaveSkills: job.mustHaveSkills.map(({ name, minYears }) => ({
      ...EMPTY_SKILL,
      name,
      minYears: minYears ?? '',
    })),
    experienceMin: job.experienceMin ?? '',
    experienceMax: job.experienceMax ?? '',
    maxNoticeDays: job.maxNoticeDays ?? '',
  };
  const isBudgetTyped = values.budgetMin !== '' || values.budgetMax !== '';
  const mayFill = (field: Field) =>
    (isEmpty(values[field]) || values[field] === EMPTY_JOB[field]) &&
    !(isBudgetTyped && (field === 'budgetMin' || field === 'budgetMax'));
  const fields = FIELDS.filter((field) => mayFill(field) && !isEmpty(filled[field]));
  const isBudgetFilled = fields.includes('budgetMin') || fields.includes('budgetMax');
  return {
    changes: {
      ...Object.fromEntries(fields.map((field) => [field, filled[field]])),
      ...(isBudgetFilled && {
        currency: readCurrency(job.currency, values.currency),
        rateUnit: job.rateUnit,
      }),
    },
    labels: fields.map((field) => LABELS[field]()),
  };
}
