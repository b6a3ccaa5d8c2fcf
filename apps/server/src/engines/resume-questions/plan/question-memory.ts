import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { QueryPlan } from './query-plan.ts';

/** What a conversation remembers of the previous answer: its interpretation, and the resumes shown. */
export type QuestionMemory = { interpretation: QueryPlan; resumeIds: string[] };

/**
 * The previous answer. Its plan is executed again if the question needs all matches; the parts that a question names
 * ('the first 3') are known by id.
 */
export type RecalledAnswer = {
  interpretation: QueryPlan;
  resumeIds: readonly string[];
  /** The ids of all resumes that matched; for a ranking, a comparison or dated jobs, only those shown. */
  listAll: () => readonly string[];
  /** The ids of all resumes that meet these conditions. */
  listMeeting: (filters: readonly Filter[]) => readonly string[];
};
