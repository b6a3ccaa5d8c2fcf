import { ROLES } from '@slotwise/contract/permissions';
import { MEMBER_SORTS, type MemberSort } from '@slotwise/contract/recruiters/members.endpoints';
import { ACCOUNT_STATUSES } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Sort } from '#ui/lists/data-table.tsx';
import type { MemberQuery } from './team.actions.ts';

/** What narrows and orders the list of members, by the names it has in the address. */
export const FILTERS = ['q', 'role', 'state', 'sort'] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

const PAGE_SIZE = '25';

const toRole = (text: string) => ROLES.find((role) => role === text);
const toState = (text: string) => ACCOUNT_STATUSES.find((state) => state === text);
const toSort = (text: string) => MEMBER_SORTS.find((sort) => sort === text);

/** What of each filter in an address is known; the rest is taken out of it. */
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

export type SortKey = 'name' | 'seen' | 'added';

const BY_KEY = { seen: '-lastLoginAt', added: '-createdAt' } as const;

/** The order in the address as the head of a column says it; names come first where nothing is said. */
export function sortedBy(sort: string): Sort<SortKey> {
  if (sort === BY_KEY.seen) return { key: 'seen', descending: true };
  if (sort === BY_KEY.added) return { key: 'added', descending: true };
  return { key: 'name', descending: sort === '-displayName' };
}

/** What a click on a head means; moments go newest first and know no other order. */
export function toSortChoice({ key, descending }: Sort): MemberSort | '' {
  if (key === 'seen' || key === 'added') return BY_KEY[key];
  return descending ? '-displayName' : '';
}

export const SORT_CHOICES: { value: MemberSort | ''; label: string }[] = [
  { value: '', label: 'Name A to Z' },
  { value: '-displayName', label: 'Name Z to A' },
  { value: '-lastLoginAt', label: 'Last seen first' },
  { value: '-createdAt', label: 'Newest first' },
];
