import { PANELIST_SORTS, type PanelistSort } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Sort } from '#ui/lists/data-table.tsx';

export type SortKey = 'name' | 'load' | 'scorecards';

const BY_KEY = { load: '-thisWeek', scorecards: '-overdueFeedback' } as const;

export const toSort = (text: string): PanelistSort | undefined =>
  PANELIST_SORTS.find((sort) => sort === text);

/** The order in the address as the head of a column says it; undefined where it belongs to none. */
export function sortedBy(sort: string): Sort<SortKey> | undefined {
  if (sort === '-createdAt') return undefined;
  if (sort === BY_KEY.load) return { key: 'load', descending: true };
  if (sort === BY_KEY.scorecards) return { key: 'scorecards', descending: true };
  return { key: 'name', descending: sort === '-displayName' };
}

/** What a click on a head means; figures go largest first and know no other order. */
export function toSortChoice({ key, descending }: Sort): PanelistSort | '' {
  if (key === 'load' || key === 'scorecards') return BY_KEY[key];
  return descending ? '-displayName' : '';
}

export const SORT_CHOICES: { value: PanelistSort | ''; label: string }[] = [
  { value: '', label: 'Name A to Z' },
  { value: '-displayName', label: 'Name Z to A' },
  { value: '-thisWeek', label: 'Busiest first' },
  { value: '-overdueFeedback', label: 'Overdue first' },
  { value: '-createdAt', label: 'Newest first' },
];
