import * as z from 'zod/mini';
import { instantField, requiredText } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';

export const BUSY_SOURCE_KINDS = ['FILE'] as const;

/** Where a panelist's other busy times come from. Titles are never kept. */
export const busySourceSchema = z.object({
  sourceId: z.string(),
  kind: z.enum(BUSY_SOURCE_KINDS),
  name: z.string(),
  readAt: instantField,
  /** Busy stretches from now on, and the end of the last one; empty where there is none. */
  upcoming: z.number(),
  until: z.string(),
});
export type BusySource = z.infer<typeof busySourceSchema>;

/** Busy times from the text of an iCalendar file (RFC 5545); the same name again replaces what it gave before. */
export const newBusySourceSchema = z.object({
  name: requiredText('Name', 100),
  ics: z.string().check(z.maxLength(LIMITS.busyFileMax, { error: 'The file is larger than 900 kB' })),
});
export type NewBusySource = z.input<typeof newBusySourceSchema>;
