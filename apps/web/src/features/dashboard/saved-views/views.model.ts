import { VIEW_FILTERS } from '@slotwise/contract/bookings/bookings.endpoints';
import type { SavedView, ViewFilters } from '@slotwise/contract/bookings/saved-views.schema';
import { ACCEPTED, NO_FILTERS, type Filters } from '../booking-list/filters.model.ts';

/** What of the address a view keeps: its filters and order, without those that are empty. */
export const toViewFilters = (values: Filters): ViewFilters =>
  Object.fromEntries(VIEW_FILTERS.filter((name) => values[name]).map((name) => [name, values[name]]));

/** The address of a view as a change of the present one: what the view does not filter by is removed. */
export const toChange = ({ viewId, filters }: Pick<SavedView, 'viewId' | 'filters'>): Filters => ({
  ...NO_FILTERS,
  ...filters,
  view: viewId,
});

const accept = (name: keyof ViewFilters, text: string): string =>
  name in ACCEPTED ? ACCEPTED[name as keyof typeof ACCEPTED](text) : text;

/** Whether the list shows something else than its view says; what the list does not know any more does not count. */
export const isChanged = (values: Filters, { filters }: Pick<SavedView, 'filters'>): boolean =>
  VIEW_FILTERS.some((name) => values[name] !== accept(name, filters[name] ?? ''));

/** Whether a view keeps a filter that the list does not know any more. */
export const hasUnknown = ({ filters }: Pick<SavedView, 'filters'>): boolean =>
  VIEW_FILTERS.some((name) => accept(name, filters[name] ?? '') !== (filters[name] ?? ''));

/** Whether nothing but the view itself stands in the address, as in a link to it. */
export const isBareLink = (values: Filters): boolean => VIEW_FILTERS.every((name) => !values[name]);
