import { isOfYears } from '@slotwise/contract/deepgaze/questions/questions.rules';
import type { Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { findResumes } from '../finding/find-resumes.ts';
import type { QuestionMemory } from '../question-memory.ts';

const MOST_RESUMES = 2000;

const isShownOnly = ({ interpretation: { op } }: QuestionMemory) => op === 'RANK' || op === 'COMPARE';

/** The resumes of the answer before by their ids: of a ranking, a comparison and dated jobs those that were shown, else all. */
export const idsBefore = (memory: QuestionMemory, index: ResumeIndex): string[] =>
  isShownOnly(memory) || memory.interpretation.filters.some(isOfYears)
    ? memory.resumeIds
    : findResumes(memory.interpretation, index).map(({ resume }) => index.resumeIdOf(resume));

/** Some resumes as one condition; so many are kept at most. */
export const onlyResumes = (ids: readonly string[], value: string): Filter => ({
  kind: 'RESUMES',
  value,
  resumeIds: ids.slice(0, MOST_RESUMES),
});

/** The resumes of the answer before, as one condition. */
export function resumesBefore(memory: QuestionMemory, index: ResumeIndex): Filter {
  const ids = idsBefore(memory, index).slice(0, MOST_RESUMES);
  return onlyResumes(
    ids,
    ids.length === 1 ? 'the resume of the answer before' : `the ${ids.length} resumes of the answer before`,
  );
}

/** The conditions that the resumes of the answer before meet, and only they. */
export function conditionsBefore(memory: QuestionMemory, index: ResumeIndex): Filter[] {
  const { filters, join } = memory.interpretation;
  const isPlain = !isShownOnly(memory) && filters.length > 0 && (join === 'ALL' || filters.length === 1);
  return isPlain ? filters : [resumesBefore(memory, index)];
}
