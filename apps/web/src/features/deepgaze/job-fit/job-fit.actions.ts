import { matchJob, readJobDescription } from '@slotwise/contract/deepgaze/job-fit.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { reportFailure } from '#feedback/report-failure.ts';

/** Reads a job, pasted or the organization's own, into conditions; a toast says why it could not be read. */
export async function readJobText(body: RequestOf<typeof readJobDescription>['body']) {
  const response = await callApi(readJobDescription, { body });
  if (isFailure(response)) reportFailure(MESSAGES.deepgaze.readJob, response);
  return response;
}

/** Matches resumes against conditions; a toast says why it failed. */
export async function findPeopleForJob(body: RequestOf<typeof matchJob>['body']) {
  const response = await callApi(matchJob, { body });
  if (isFailure(response)) reportFailure(MESSAGES.deepgaze.matchJob, response);
  return response;
}
