import { PANELIST_SORTS, type PanelistSort } from '@slotwise/contract/panelists/panelists.endpoints';
import { SORT_WORDS } from './panelists.texts.ts';

const DEFAULT_SORT: PanelistSort = 'displayName';

/** The default order is omitted from the address. */
export const toSort = (text: string): PanelistSort | undefined =>
  PANELIST_SORTS.find((sort) => sort === text && sort !== DEFAULT_SORT);

export const listSorts = () =>
  PANELIST_SORTS.map((sort) => ({ value: toSort(sort) ?? '', label: SORT_WORDS[sort]() }));
