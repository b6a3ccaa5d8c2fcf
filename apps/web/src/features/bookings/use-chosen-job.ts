import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { useLoaded } from '#lib/use-loaded.ts';
import { readJob } from './bookings.actions.ts';

/** The job that a form of a meeting names, once it is read; null for none. */
export function useChosenJob(jdId: string | null): JobDetails | null {
  const { data } = useLoaded(jdId, () => readJob(jdId ?? ''));
  return data?.job?.jdId === jdId ? (data?.job ?? null) : null;
}
