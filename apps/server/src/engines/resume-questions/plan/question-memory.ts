import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { QueryPlan } from './query-plan.ts';

/** What a conversation remembers of the answer before: how its question was read, and the resumes that it showed. */
export type QuestionMemory = { interpretation: QueryPlan; resumeIds: string[] };

/**
 * The answer before a question. Its plan is executed once more where the question asks for all that met it; the parts of it
 * that a question names ('the first 3') are known by their ids.
 */
export type RecalledAnswer = {
  interpretation: QueryPlan;
  resumeIds: readonly string[];
  /** The ids of all resumes that met it; of a ranking, a comparison and dated jobs those that were shown. */
  listAll: () => readonly string[];
  /** The ids of all resumes that meet these conditions. */
  listMeeting: (filters: readonly Filter[]) => readonly string[];
};
