import * as z from 'zod/mini';
import { instantField, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** An iCalendar file that was read once, a published one that is read again and again, or calendars of a server. */
export const BUSY_SOURCE_KINDS = ['FILE', 'FEED', 'CALDAV'] as const;
export type BusySourceKind = (typeof BUSY_SOURCE_KINDS)[number];

/** Where a panelist's other busy times come from. Titles are never kept, addresses and passwords never shown. */
export const busySourceSchema = z.object({
  sourceId: z.string(),
  kind: z.enum(BUSY_SOURCE_KINDS),
  name: z.string(),
  /** The server it is read from; empty for a file. */
  host: z.string(),
  /** When it was read last with success; null where it never was. */
  readAt: z.nullable(instantField),
  /** Why the last reading failed, and when it is read next; empty and null where nothing is wrong or is read. */
  error: z.string(),
  nextReadAt: z.nullable(instantField),
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

/** Which calendars of an account keep the panelist busy. */
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
