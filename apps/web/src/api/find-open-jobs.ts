import { isFailure, type Failure } from '@slotwise/contract/failures';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { callApi } from './call-api.ts';

const MOST = '20';

/** The first open jobs of the organization that a text finds, any where it is empty. */
export async function findOpenJobs(q: string): Promise<JobDetails[] | Failure> {
  const query = { q, jdStatus: 'OPEN', sort: 'title', page: '1', pageSize: MOST } as const;
  const response = await callApi(listJobs, { query });
  return isFailure(response) ? response : response.data;
}
