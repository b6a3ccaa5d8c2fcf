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
 * Executes a plan, whether the engine made it or a user changed it. Every resume of the index is examined;
 * texts are read for the rows of the asked page alone, and each quote in them is an exact slice of its text.
 *
 * @param plan how a question was read
 * @param answering the resumes, where their texts are, and which page of the rows is wanted (from 1)
 */
export async function answerQuestion(plan: QueryPlan, answering: Answering): Promise<EngineAnswer> {
  const chosen = choosePlan(plan, answering.index);
  const meant = { ...chosen, filters: chosen.filters.map(readTypedBounds) };
  const reading = { ...meant, inWords: describePlan(meant) };
  if (answering.index.size === 0 && isAnswerable(reading)) return answerUnread(reading, answering);
  return addPlanNotes(await ANSWERS[reading.op](reading, answering));
}

/** Without resumes none of its words are known, so that a question may be unclear for this alone. */
const isAnswerable = ({ op, refusal }: Interpretation): boolean => op !== 'REFUSED' || refusal === 'UNCLEAR';

/** Nothing is found or not found where nothing is looked at. */
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
