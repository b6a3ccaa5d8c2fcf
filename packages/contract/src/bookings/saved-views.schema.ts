import * as z from 'zod/mini';
import { idField, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { VIEW_FILTERS, type ViewFilter } from './bookings.endpoints.ts';

const toFields = <Field>(field: Field) =>
  Object.fromEntries(VIEW_FILTERS.map((name) => [name, field])) as Record<ViewFilter, Field>;

const filterText = z
  .string()
  .check(z.maxLength(LIMITS.viewFilterMaxLength, { error: 'A filter of this view is too long to be saved' }));

/** The filters of a view. What a text means is for the list to say; an absent one leaves the list as it is. */
const viewFiltersSchema = z.object(toFields(z.optional(z.string())));
export type ViewFilters = z.infer<typeof viewFiltersSchema>;

/** Signs that are written as several in JSON count as many. */
const newFiltersSchema = z.object({ ...toFields(z.optional(filterText)), jd: z.optional(idField) }).check(
  z.refine((filters) => JSON.stringify(filters).length <= LIMITS.viewFiltersMaxLength, {
    error: 'The filters of this view are too long to be saved',
  }),
);

/** What a view filters by that the organization no longer has. */
export const MISSING_FILTERS = ['jd', 'panelist'] as const;

/** A list of meetings kept under a name, as its reader sees it. */
export const savedViewSchema = z.object({
  viewId: z.string(),
  name: z.string(),
  filters: viewFiltersSchema,
  /** Whether all recruiters of the organization see it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Whether the reader may rename, change and remove it. */
  canChange: z.boolean(),
  /** Whether the reader's dashboard opens with it. */
  isStart: z.boolean(),
  missing: z.array(z.enum(MISSING_FILTERS)),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const nameField = requiredText('Name', LIMITS.viewNameMaxLength);

export const newViewSchema = z.object({
  name: nameField,
  filters: newFiltersSchema,
  isShared: z.optional(z.boolean()),
});

/** An absent field stays as it is. */
export const viewChangeSchema = z.object({
  viewId: idField,
  name: z.optional(nameField),
  filters: z.optional(newFiltersSchema),
  isShared: z.optional(z.boolean()),
});
export type ViewChange = z.input<typeof viewChangeSchema>;

/** The view that the caller's dashboard opens with; null for none. */
export const startViewSchema = z.object({ viewId: z.nullable(idField) });
