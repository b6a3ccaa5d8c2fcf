import { JD_SORTS, type JdSort } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { JD_STATUSES, type JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { JobQuery } from '../job-descriptions.actions.ts';

/** The filters of a list of jobs, by their names in the address. */
export const FILTERS = ['q', 'status', 'sort', 'client'] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

export type JobTab = 'own' | 'shared';

const PAGE_SIZE = '25';
const DEFAULT_SORT: JdSort = '-createdAt';

const isStatus = (text: string): text is JdStatus => JD_STATUSES.some((status) => status === text);
/** The default order is omitted from the address. */
const toSort = (text: string) => JD_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

/** The statuses named in an address; unknown ones are ignored. */
export const statusesIn = (text: string): JdStatus[] => text.split(',').filter(isStatus);

const ID = /^[0-9a-f-]{36}$/i;

/** The valid part of each filter in an address; the rest is removed. */
export const ACCEPTED = {
  status: (text: string) => statusesIn(text).join(','),
  sort: (text: string) => toSort(text) ?? '',
  client: (text: string) => (ID.test(text) ? text : ''),
};

type Asked = { tab: JobTab; values: Filters; page: number; vendorId: string };

/** The server query: own jobs by the user's organization, shared ones by client or all of them. */
export function jobQuery({ tab, values, page, vendorId }: Asked): JobQuery {
  return {
    ...(tab === 'shared' ? { name: values.client, shared: 'true' as const } : { name: vendorId }),
    q: values.q,
    jdStatus: values.status,
    sort: toSort(values.sort) ?? DEFAULT_SORT,
    page: String(page),
    pageSize: PAGE_SIZE,
  };
}

export const isFiltered = ({ q, status, client }: Filters): boolean => Boolean(q || status || client);
