import * as z from 'zod/mini';
import { idField, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { VIEW_FILTERS, type ViewFilter } from './bookings.endpoints.ts';

const toFields = <Field>(field: Field) =>
  Object.fromEntries(VIEW_FILTERS.map((name) => [name, field])) as Record<ViewFilter, Field>;

const filterText = z
  .string()
  .check(z.maxLength(LIMITS.viewFilterMaxLength, { error: 'A filter of this view is too long to be saved' }));

/** A view's filters. The list interprets the values; an absent filter does not narrow it. */
const viewFiltersSchema = z.object(toFields(z.optional(z.string())));
export type ViewFilters = z.infer<typeof viewFiltersSchema>;

/** Characters that JSON escapes count with their escaped length. */
const newFiltersSchema = z.object({ ...toFields(z.optional(filterText)), jd: z.optional(idField) }).check(
  z.refine((filters) => JSON.stringify(filters).length <= LIMITS.viewFiltersMaxLength, {
    error: 'The filters of this view are too long to be saved',
  }),
);

/** Filters of a view whose target no longer exists in the organization. */
export const MISSING_FILTERS = ['jd', 'panelist'] as const;

/** A saved view of the list of meetings, as its reader sees it. */
export const savedViewSchema = z.object({
  viewId: z.string(),
  name: z.string(),
  filters: viewFiltersSchema,
  /** True if all recruiters of the organization see it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** True if the reader may rename, change and remove it. */
  canChange: z.boolean(),
  /** True if the reader's dashboard opens with it. */
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

/** An absent field stays unchanged. */
export const viewChangeSchema = z.object({
  viewId: idField,
  name: z.optional(nameField),
  filters: z.optional(newFiltersSchema),
  isShared: z.optional(z.boolean()),
});
export type ViewChange = z.input<typeof viewChangeSchema>;

/** The caller's default dashboard view; null for none. */
export const startViewSchema = z.object({ viewId: z.nullable(idField) });
