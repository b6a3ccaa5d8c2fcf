import { VIEW_FILTERS } from '@slotwise/contract/bookings/bookings.endpoints';
import type { SavedView, ViewFilters } from '@slotwise/contract/bookings/saved-views.schema';
import { ACCEPTED, NO_FILTERS, type Filters } from '../booking-list/filters.model.ts';

/** The part of the address a view stores: its non-empty filters and order. */
export const toViewFilters = (values: Filters): ViewFilters =>
  Object.fromEntries(VIEW_FILTERS.filter((name) => values[name]).map((name) => [name, values[name]]));

/** The view's address as a change of the present one: filters the view does not use are removed. */
export const toChange = ({ viewId, filters }: Pick<SavedView, 'viewId' | 'filters'>): Filters => ({
  ...NO_FILTERS,
  ...filters,
  view: viewId,
});

const accept = (name: keyof ViewFilters, text: string): string =>
  name in ACCEPTED ? ACCEPTED[name as keyof typeof ACCEPTED](text) : text;

/** Whether the list differs from its view; filters the list no longer knows do not count. */
export const isChanged = (values: Filters, { filters }: Pick<SavedView, 'filters'>): boolean =>
  VIEW_FILTERS.some((name) => values[name] !== accept(name, filters[name] ?? ''));

/** Whether a view has a filter that the list no longer knows. */
export const hasUnknown = ({ filters }: Pick<SavedView, 'filters'>): boolean =>
  VIEW_FILTERS.some((name) => accept(name, filters[name] ?? '') !== (filters[name] ?? ''));

/** Whether the address contains only the view, as in a link to it. */
export const isBareLink = (values: Filters): boolean => VIEW_FILTERS.every((name) => !values[name]);
