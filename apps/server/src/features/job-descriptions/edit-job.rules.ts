import type { createJob, updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { emailField } from '@slotwise/contract/fields';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { type AppError, invalidField } from '#lib/app-error.ts';
import type { JobValues } from './job-descriptions.mapper.ts';

export type NewJobRequest = ParsedRequestOf<typeof createJob>['body'];
export type JobUpdateRequest = ParsedRequestOf<typeof updateJob>['body'];

/** Refuses a job whose parts are valid on their own but do not fit together; the field says which. */
export function requireConsistentJob(values: JobValues) {
  requireOrder('experienceMax', 'Most experience is less than the least', [
    values.experienceMin,
    values.experienceMax,
  ]);
  requireOrder('budgetMax', 'Most budget is less than the least', [
    toAmount(values.budgetMin),
    toAmount(values.budgetMax),
  ]);
  requireDistinctSkills(values.mustHaveSkills);
  requireNumberedRounds(values.rounds);
  requireAddress(values.hiringManagerEmail);
  requireTimeZone('shiftTimeZone', values.shiftTimeZone ?? undefined);
}

const toAmount = (money: string): number | null => (money === '' ? null : Number(money));

function requireOrder(field: string, message: string, [least, most]: [number | null, number | null]) {
  if (least !== null && most !== null && most < least) throw invalidField(field, message);
}

function requireDistinctSkills(skills: JobValues['mustHaveSkills']) {
  const seen = new Set<string>();
  for (const [index, { name }] of skills.entries()) {
    if (seen.has(name.toLowerCase()))
      throw invalidField(`mustHaveSkills.${index}.name`, 'Each skill appears once');
    seen.add(name.toLowerCase());
  }
}

/** Rounds are numbered consecutively from 1, in order. */
function requireNumberedRounds(rounds: JobValues['rounds']) {
  const wrong = rounds.findIndex(({ roundNumber }, index) => roundNumber !== index + 1);
  if (wrong >= 0) throw invalidField('rounds', 'Rounds are numbered 1, 2, 3 … without a gap');
}

const addressField = emailField('Hiring manager’s email', 'Invalid email address');

function requireAddress(email: string) {
  if (email === '' || addressField.safeParse(email).success) return;
  throw invalidField('hiringManagerEmail', 'Invalid email address');
}

/** A job needs a description or a document. */
export function requireDescribed({ description }: Pick<JobValues, 'description'>, documents: number) {
  if (description !== '' || documents > 0) return;
  throw invalidField('description', 'Describe the job, or add a document that does');
}

export const codeInUse = (code: string, title: string | undefined): AppError =>
  invalidField('jdCode', `${code} is the code of ${title ? `the job ${title}` : 'another job'}`);
