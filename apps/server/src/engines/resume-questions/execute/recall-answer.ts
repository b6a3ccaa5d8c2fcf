import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { QuestionMemory, RecalledAnswer } from '../plan/question-memory.ts';
import { findResumes } from './find-resumes.ts';
import { isOfCareer, type QueryPlan } from '../plan/query-plan.ts';

const isShownOnly = ({ op, filters }: QueryPlan): boolean =>
  op === 'RANK' || op === 'COMPARE' || filters.some((one) => isOfYears(one) || isOfCareer(one));

/** The previous answer, ready to be referred to. Its plan is executed once a question needs all of its results. */
export function recallAnswer(
  { interpretation, resumeIds }: QuestionMemory,
  index: ResumeIndex,
): RecalledAnswer {
  const listIds = (reading: QueryPlan) =>
    findResumes(reading, index).map(({ resume }) => index.getResumeId(resume));
  let all: readonly string[] | undefined;
  return {
    interpretation,
    resumeIds,
    listAll: () => (all ??= isShownOnly(interpretation) ? resumeIds : listIds(interpretation)),
    listMeeting: (filters) =>
      listIds({ ...interpretation, op: 'FIND', join: 'ALL', words: '', filters: [...filters] }),
  };
}
