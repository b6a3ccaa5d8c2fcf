import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { completePlan, type QueryPlan } from './plan/query-plan.ts';
import { planQuestion } from './plan-question.ts';
import { checkText } from './guardrails/check-question.ts';

const listTexts = ({ filters, words }: QueryPlan): string[] => [
  ...filters.flatMap(({ kind, value, others = [] }) => (kind === 'TEXT' ? [value, ...others] : [])),
  words,
];

/**
 * Refuses an edited interpretation if its own words are about a protected trait. Words that the engine itself reads in
 * the question need no second check: they were checked in context, and without it a word can seem to be another.
 */
export function refuseEditedPlan(
  reading: Interpretation,
  question: string,
  index: ResumeIndex,
): Interpretation {
  const { fallback, ...plan } = planQuestion(question, index, null);
  const plans = fallback ? [plan, completePlan(fallback.plan)] : [plan];
  const known = new Set(plans.flatMap(listTexts));
  const added = listTexts(reading).filter((text) => !known.has(text));
  const isProtected = added.some((text) => checkText(text, index) === 'PROTECTED');
  return isProtected ? { ...reading, op: 'REFUSED', refusal: 'PROTECTED', filters: [], words: '' } : reading;
}
