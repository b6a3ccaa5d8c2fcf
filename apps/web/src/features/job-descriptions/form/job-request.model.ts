import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import {
  newJobSchema,
  type JobUpdate,
  type NewJob,
} from '@slotwise/contract/job-descriptions/job-changes.schema';
import { keptFields, type JobValues, type TypedNumber } from './job-values.model.ts';
import { FORM } from './job-form.texts.ts';

const numberIn = (typed: TypedNumber): number | null => (typed === '' ? null : Number(typed));
/** For a required number; the schema refuses an empty field. */
const toNumber = (typed: TypedNumber): number => (typed === '' ? Number.NaN : Number(typed));

/** Skips lines without a name. */
const named = <Line extends { name: string }>(lines: Line[]) => lines.filter(({ name }) => name.trim());

function getFields(values: JobValues) {
  return {
    ...keptFields(values),
    mustHaveSkills: named(values.mustHaveSkills).map(({ name, weight, minYears }) => ({
      name,
      weight,
      minYears: numberIn(minYears),
    })),
    experienceMin: numberIn(values.experienceMin),
    experienceMax: numberIn(values.experienceMax),
    openings: toNumber(values.openings),
    maxNoticeDays: numberIn(values.maxNoticeDays),
    shiftTimeZone: values.shiftTimeZone || null,
    rounds: values.rounds.map(({ key: _key, ...round }, i) => ({
      ...round,
      roundNumber: i + 1,
      durationMinutes: toNumber(round.durationMinutes),
      requiredCount: toNumber(round.requiredCount),
      scorecard: named(round.scorecard),
    })),
    maxSubmissionsPerVendor: numberIn(values.maxSubmissionsPerVendor),
    documents: values.documents
      .filter(({ isNew }) => isNew)
      .map(({ documentId, visibility }) => ({ documentId, visibility, kind: 'JD' as const })),
  };
}

export const toNewJob = (values: JobValues, vendorId: string): NewJob => ({ ...getFields(values), vendorId });

/**
 * The same for an existing job; documents no longer in the form are removed. `anyway` sends no version, so that no
 * one's change in between stops it.
 */
export function toJobUpdate(values: JobValues, job: JobDetails, { anyway = false } = {}): JobUpdate {
  const inForm = new Set(values.documents.map(({ documentId }) => documentId));
  return {
    ...getFields(values),
    vendorId: job.vendorId,
    jdId: job.jdId,
    ...(!anyway && { version: job.version }),
    removedDocumentIds: job.documents
      .map(({ documentId }) => documentId)
      .filter((documentId) => !inForm.has(documentId)),
  };
}

export type JobErrors = Record<string, string>;

/** All invalid fields with their texts: the contract's schema checks each, and pairs are compared here. */
export function validateJob(values: JobValues): JobErrors {
  const parsed = newJobSchema.safeParse(toNewJob(values, ''));
  const issues = parsed.success ? [] : parsed.error.issues;
  const shapes = issues.toReversed().map(({ path, message }) => [getField(path.join('.')), message]);
  return { ...pairErrors(values), ...(Object.fromEntries(shapes) as JobErrors) };
}

/** A list of words counts as one form field. */
const getField = (path: string) =>
  path.replace(/^(goodToHaveSkills)\.\d+$/, '$1').replace(/^(rounds\.\d+\.panelTags)\.\d+$/, '$1');

function pairErrors(values: JobValues): JobErrors {
  const { experienceMin, experienceMax, budgetMin, budgetMax, description, documents } = values;
  const swapped = (least: TypedNumber, most: TypedNumber) =>
    least !== '' && most !== '' && Number(least) > Number(most);
  return {
    ...(!description.trim() && documents.length === 0 && { description: FORM.noDescription() }),
    ...(swapped(experienceMin, experienceMax) && { experienceMax: FORM.wrongRange() }),
    ...(swapped(budgetMin, budgetMax) && { budgetMax: FORM.wrongRange() }),
  };
}

/** The index of the first round with an error; -1 if all are fine. */
export function firstWrongRound(errors: Record<string, unknown>): number {
  const places = Object.keys(errors)
    .map((path) => /^rounds\.(\d+)\./.exec(path)?.[1])
    .filter((place) => place !== undefined);
  return places.length === 0 ? -1 : Math.min(...places.map(Number));
}
