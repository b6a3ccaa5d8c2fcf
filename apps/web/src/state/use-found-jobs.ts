import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { explainEmpty, useFoundAsTyped } from './use-found-as-typed.ts';

const MOST = '20';
const NONE: JobDetails[] = [];

const toRequest = (q: string) => ({
  query: { q, jdStatus: 'OPEN', sort: 'title', page: '1', pageSize: MOST } as const,
});

type Options = {
  /** What a list says that holds nothing. */
  none: string;
  /** Nothing is asked until someone comes to the field. */
  isWanted?: boolean;
};

/**
 * The first open jobs of the organization that a text finds, any where it is empty. Those of an earlier text are not
 * offered: Enter would choose what the user did not ask for.
 */
export function useFoundJobs(text: string, { none, isWanted = true }: Options) {
  const answer = useFoundAsTyped(listJobs, text, (q) => (isWanted ? toRequest(q) : null));
  const found = answer.isCurrent && answer.data ? answer.data.data : NONE;
  return { found, nothing: explainEmpty(answer, none) };
}
