import * as z from 'zod/mini';
import { instantField, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** An iCalendar file read once, a published calendar read repeatedly, or calendars on a CalDAV server. */
export const BUSY_SOURCE_KINDS = ['FILE', 'FEED', 'CALDAV'] as const;
export type BusySourceKind = (typeof BUSY_SOURCE_KINDS)[number];

/** Where a panelist's other busy times come from. Titles are never stored; addresses and passwords are never shown. */
export const busySourceSchema = z.object({
  sourceId: z.string(),
  kind: z.enum(BUSY_SOURCE_KINDS),
  name: z.string(),
  /** The server it is read from; empty for a file. */
  host: z.string(),
  /** When it was last read successfully; null if never. */
  readAt: z.nullable(instantField),
  /** Why the last read failed (empty if it did not), and when the next one is due (null if none is). */
  error: z.string(),
  nextReadAt: z.nullable(instantField),
  /** The number of busy stretches from now on, and the end of the last one (empty if there is none). */
  upcoming: z.number(),
  until: z.string(),
});
export type BusySource = z.infer<typeof busySourceSchema>;

/**
 * Busy times from the text of an iCalendar file (RFC 5545). Uploading under the same name replaces the earlier ones.
 */
export const newBusySourceSchema = z.object({
  name: requiredText('Name', 100),
  ics: z.string().check(z.maxLength(LIMITS.busyFileMax, { error: 'The file is larger than 900 kB' })),
});
export type NewBusySource = z.input<typeof newBusySourceSchema>;

const address = (label: string) => requiredText(label, 2000);

/** A published calendar: its secret address, `https://` or `webcal://`. */
export const newBusyFeedSchema = z.object({ name: requiredText('Name', 100), url: address('Address') });
export type NewBusyFeed = z.input<typeof newBusyFeedSchema>;

const account = {
  url: address('Server'),
  username: requiredText('Username', 200),
  password: z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(500, { error: 'Password is longer than 500 characters' }),
    ),
};

/** An account on a CalDAV server (RFC 4791). */
export const calDavAccountSchema = z.object(account);
export type CalDavAccount = z.input<typeof calDavAccountSchema>;

/** One calendar of such an account, by its address on the server. */
export const calDavCalendarSchema = z.object({ href: z.string(), name: z.string() });
export type CalDavCalendar = z.infer<typeof calDavCalendarSchema>;

/** The calendars of an account that block the panelist's time. */
export const newCalDavSourceSchema = z.object({
  ...account,
  name: requiredText('Name', 100),
  calendars: z
    .array(z.string().check(z.maxLength(2000)))
    .check(
      z.minLength(1, { error: 'Choose at least one calendar' }),
      z.maxLength(20, { error: 'Choose at most 20 calendars' }),
    ),
});
export type NewCalDavSource = z.input<typeof newCalDavSourceSchema>;
