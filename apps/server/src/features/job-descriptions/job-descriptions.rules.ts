import type { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Session } from '#context.ts';
import { AppError } from '#lib/app-error.ts';
import { searchWords } from '#lib/text/search-words.ts';
import type { JobFilter, JobScope } from './job-descriptions.queries.ts';

export type ListRequest = ParsedRequestOf<typeof listJobs>['query'];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const toJobFilter = (session: Session, query: ListRequest): JobFilter => ({
  scope: toJobScope(session, query),
  words: searchWords(query.q),
  jdId: query.jdId,
  statuses: query.jdStatus?.split(',') as JdStatus[] | undefined,
});

/** Whose jobs are listed: an empty name and the own id mean the caller's organization, any other id a client. */
function toJobScope({ vendorId }: Session, { name, shared }: ListRequest): JobScope {
  if (!name || name === vendorId) return shared ? { of: 'clients' } : { of: 'own' };
  if (!UUID.test(name)) throw new AppError('NOT_FOUND');
  return { of: 'clients', clientId: name };
}

const ENDED: readonly JdStatus[] = ['CLOSED', 'FILLED', 'CANCELLED'];

export const isEnded = (status: JdStatus): boolean => ENDED.includes(status);

export function noSuchJob(): AppError {
  const message = 'This job is not in your organization.';
  return new AppError('NOT_FOUND', { message, fieldErrors: { jdId: message } });
}
