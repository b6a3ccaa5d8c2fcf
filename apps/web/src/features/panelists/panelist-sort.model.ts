import { PANELIST_SORTS, type PanelistSort } from '@slotwise/contract/panelists/panelists.endpoints';

const DEFAULT_SORT: PanelistSort = 'displayName';

/** The default order is not named in the address. */
export const toSort = (text: string): PanelistSort | undefined =>
  PANELIST_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

const SORT_WORDS: Record<PanelistSort, string> = {
  displayName: 'Name A to Z',
  '-displayName': 'Name Z to A',
  '-thisWeek': 'Busiest first',
  '-overdueFeedback': 'Overdue first',
  panelStatus: 'Active first',
  '-createdAt': 'Newest first',
};

export const SORT_CHOICES = PANELIST_SORTS.map((sort) => ({
  value: toSort(sort) ?? '',
  label: SORT_WORDS[sort],
}));
