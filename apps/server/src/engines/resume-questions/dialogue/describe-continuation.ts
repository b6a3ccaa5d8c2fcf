import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import type { Reference } from './find-reference.ts';

const ALL_RESUMES = /^(?:in |of |from |among )?all(?: the)? resumes *[:,] */i;

/** A question that explicitly asks all resumes, without those words; null for any other. */
export const stripAllResumes = (question: string): string | null =>
  ALL_RESUMES.test(question) ? question.replace(ALL_RESUMES, '') : null;

/** The same question for all resumes. */
const askAllResumes = ({ rest }: Reference) =>
  `All resumes: ${rest.replace(/^[\s,:;]+/, '')}`.slice(0, LIMITS.questionMaxLength);

type Joined = {
  now: PlanDraft | null;
  filters: readonly Filter[];
  conditions: readonly Filter[];
  index: ResumeIndex;
};

/** True if a reader could take it for a question about all resumes, which one with 'her' or the name of its person is not. */
const couldBeOfAll = ({ interpretation }: RecalledAnswer, reference: Reference, now: PlanDraft): boolean =>
  reference.isPiece === true ||
  ((now.filters ?? []).length > 0 && !interpretation.filters.some(({ kind }) => kind === 'PERSON'));

/**
 * Tells the reader that an interpretation continues the previous answer, and among how many resumes if all of its
 * conditions stay. Undefined if all of them were replaced, or if that answer was about all resumes.
 */
export function describeContinuation(
  memory: RecalledAnswer,
  reference: Reference,
  { now, filters, conditions, index }: Joined,
): Pick<PlanDraft, 'further'> {
  const kept = conditions.filter((one) => filters.includes(one)).length;
  if (!now || kept === 0 || !couldBeOfAll(memory, reference, now)) return {};
  const further = { anew: askAllResumes(reference) };
  if (kept < conditions.length) return { further };
  const among = memory.listAll().length;
  return among === index.size ? {} : { further: { ...further, among } };
}
