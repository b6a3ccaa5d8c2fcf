import { LIMITS } from '@slotwise/contract/limits';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import { boundPlan, completePlan, type QueryPlan } from '../resume-questions/plan/query-plan.ts';
import { isJobText } from './is-job-text.ts';
import { readJob } from './read-job.ts';

const LEAST_CONDITIONS = 3;

/**
 * The plan for a question that is a job description: as many of its conditions as possible, must-haves first. Null if
 * it is a question, has hardly any conditions, or asks for something no one may be chosen by.
 *
 * @param question as typed, up to LIMITS.askedJobMaxLength characters
 * @param index the resumes to search
 */
export function planJob(question: string, index: ResumeIndex): QueryPlan | null {
  const text = question.slice(0, LIMITS.askedJobMaxLength).trim();
  if (!isJobText(text) || checkText(text, index) === 'PROTECTED') return null;
  const { conditions } = readJob(text, index);
  if (conditions.length < LEAST_CONDITIONS) return null;
  const ordered = conditions.toSorted((one, other) => Number(other.isMust) - Number(one.isMust));
  const filters = ordered.map(({ filter }) => filter);
  const words = filters.flatMap(({ value, others = [] }) => [value, ...others]).join(' ');
  return completePlan(boundPlan({ op: 'RANK', join: 'MOST', filters, words }));
}
