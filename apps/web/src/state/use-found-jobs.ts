import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { explainEmpty, useFoundAsTyped } from './use-found-as-typed.ts';

const MOST = '20';
const NONE: JobDetails[] = [];

const toRequest = (q: string) => ({
  query: { q, jdStatus: 'OPEN', sort: 'title', page: '1', pageSize: MOST } as const,
});

type Options = {
  /** The text of an empty list. */
  none: string;
  /** Nothing is requested until the field gets the focus. */
  isWanted?: boolean;
};

/**
 * The organization's first open jobs matching a text, any if it is empty. Results for an earlier text are not offered:
 * Enter would choose what the user did not ask for.
 */
export function useFoundJobs(text: string, { none, isWanted = true }: Options) {
  const answer = useFoundAsTyped(listJobs, text, (q) => (isWanted ? toRequest(q) : null));
  const found = answer.isCurrent && answer.data ? answer.data.data : NONE;
  return { found, nothing: explainEmpty(answer, none) };
}
