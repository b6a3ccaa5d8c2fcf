import { JD_SORTS, type JdSort } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { JD_STATUSES, type JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { JobQuery } from '../job-descriptions.actions.ts';

/** What narrows a list of jobs, by the names it has in the address. */
export const FILTERS = ['q', 'status', 'sort', 'client'] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

export type JobTab = 'own' | 'shared';

const PAGE_SIZE = '25';
const DEFAULT_SORT: JdSort = '-createdAt';

const isStatus = (text: string): text is JdStatus => JD_STATUSES.some((status) => status === text);
/** The default order is not named in the address. */
const toSort = (text: string) => JD_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

/** The statuses named in an address; what is none is passed over. */
export const statusesIn = (text: string): JdStatus[] => text.split(',').filter(isStatus);

const ID = /^[0-9a-f-]{36}$/i;

/** What of each filter in an address is known; the rest is taken out of it. */
export const ACCEPTED = {
  status: (text: string) => statusesIn(text).join(','),
  sort: (text: string) => toSort(text) ?? '',
  client: (text: string) => (ID.test(text) ? text : ''),
};

type Asked = { tab: JobTab; values: Filters; page: number; vendorId: string };

/** The question to the server: the own jobs by the own id, shared ones by the client's or all of them. */
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
