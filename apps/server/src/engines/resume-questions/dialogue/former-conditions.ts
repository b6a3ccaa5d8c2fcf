import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { RecalledAnswer } from '../plan/question-memory.ts';

const MOST_RESUMES = 2000;

const isShownOnly = ({ interpretation: { op } }: RecalledAnswer) => op === 'RANK' || op === 'COMPARE';

/** Some resumes as one condition, up to the limit. */
export const toResumesFilter = (ids: readonly string[], value: string): Filter => ({
  kind: 'RESUMES',
  value,
  resumeIds: ids.slice(0, MOST_RESUMES),
});

/** The resumes of the previous answer, as one condition. */
function resumesBefore(memory: RecalledAnswer): Filter {
  const ids = memory.listAll().slice(0, MOST_RESUMES);
  return toResumesFilter(
    ids,
    ids.length === 1
      ? 'the resume from the previous answer'
      : `the ${ids.length} resumes from the previous answer`,
  );
}

/** The conditions that the resumes of the previous answer meet, and no others do. */
export function listFormerConditions(memory: RecalledAnswer): Filter[] {
  const { filters, join } = memory.interpretation;
  const isPlain = !isShownOnly(memory) && filters.length > 0 && (join === 'ALL' || filters.length === 1);
  return isPlain ? filters : [resumesBefore(memory)];
}
