import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { choosePlan } from './execute/find-resumes.ts';
import { type QueryPlan, readTypedBounds } from './plan/query-plan.ts';
import { answerCard } from './respond/answer-card.ts';
import { answerComparison } from './respond/answer-comparison.ts';
import { answerFields } from './respond/answer-fields.ts';
import { answerList } from './respond/answer-list.ts';
import { type EngineAnswer, toAnswer } from './respond/build-answer.ts';
import type { Answering } from './execute/read-resumes.ts';
import { answerRefused } from './respond/answer-refused.ts';
import { addPlanNotes } from './respond/add-plan-notes.ts';
import { describePlan } from './respond/describe-plan.ts';

/**
 * Executes a plan, whether from the engine or edited by a user. Every resume in the index is examined; texts are read
 * only for the rows of the requested page, and each quote is an exact slice of its text.
 *
 * @param plan the interpretation of a question
 * @param answering the resumes, where their texts are, and which page of rows to return (from 1)
 */
export async function answerQuestion(plan: QueryPlan, answering: Answering): Promise<EngineAnswer> {
  const chosen = choosePlan(plan, answering.index);
  const meant = { ...chosen, filters: chosen.filters.map(readTypedBounds) };
  const reading = { ...meant, inWords: describePlan(meant) };
  if (answering.index.size === 0 && isAnswerable(reading)) return answerUnread(reading, answering);
  return addPlanNotes(await ANSWERS[reading.op](reading, answering));
}

/** Without resumes no words are known, so a question may be unclear for that reason alone. */
const isAnswerable = ({ op, refusal }: Interpretation): boolean => op !== 'REFUSED' || refusal === 'UNCLEAR';

/** Nothing is found or missing if nothing was searched. */
const answerUnread = (reading: Interpretation, answering: Answering): EngineAnswer =>
  toAnswer(reading, answering, { answer: 'Nothing was searched: no resume here is ready for questions.' });

const ANSWERS: Record<
  Interpretation['op'],
  (reading: Interpretation, answering: Answering) => Promise<EngineAnswer>
> = {
  REFUSED: answerRefused,
  FIELD: answerFields,
  CARD: answerCard,
  COMPARE: answerComparison,
  FIND: answerList,
  COUNT: answerList,
  RANK: answerList,
};
