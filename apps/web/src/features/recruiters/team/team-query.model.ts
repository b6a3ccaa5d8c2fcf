import { ROLES } from '@slotwise/contract/permissions';
import { MEMBER_SORTS, type MemberSort } from '@slotwise/contract/recruiters/members.endpoints';
import { ACCOUNT_STATUSES } from '@slotwise/contract/recruiters/recruiters.schema';
import type { MemberQuery } from './team.actions.ts';
import { SORT_WORDS } from './team.texts.ts';

/** The filters and order of the list of members, by their names in the address. */
export const FILTERS = ['q', 'role', 'state', 'sort'] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

const PAGE_SIZE = '25';

const toRole = (text: string) => ROLES.find((role) => role === text);
const toState = (text: string) => ACCOUNT_STATUSES.find((state) => state === text);
const DEFAULT_SORT: MemberSort = 'displayName';

/** The default order is omitted from the address. */
const toSort = (text: string) => MEMBER_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

/** The valid part of each filter in an address; the rest is removed. */
export const ACCEPTED = {
  role: (text: string) => toRole(text) ?? '',
  state: (text: string) => toState(text) ?? '',
  sort: (text: string) => toSort(text) ?? '',
};

/** The request for one page of an organization's members. */
export function toMemberQuery(vendor: string, { q, role, state, sort }: Filters, page: number): MemberQuery {
  const narrowed = { role: toRole(role), accountStatus: toState(state), sort: toSort(sort) };
  const known = Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value));
  return { vendor, q, page: String(page), pageSize: PAGE_SIZE, ...known };
}

export const listSorts = () =>
  MEMBER_SORTS.map((sort) => ({ value: toSort(sort) ?? '', label: SORT_WORDS[sort]() }));
