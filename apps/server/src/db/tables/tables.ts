import type { AccountTables } from './account-tables.ts';
import type { AnswerTables } from './answer-tables.ts';
import type { AvailabilityTables } from './availability-tables.ts';
import type { BookingTables } from './booking-tables.ts';
import type { DeepgazeTables } from './deepgaze-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { OutcomeTables } from './outcome-tables.ts';
import type { OutgoingTables } from './outgoing-tables.ts';
import type { VendorTables } from './vendor-tables.ts';

/** Rows as stored in the database. Only queries and mappers use its columns. */
export type Tables = AccountTables &
  AnswerTables &
  AvailabilityTables &
  BookingTables &
  DeepgazeTables &
  FileTables &
  JobTables &
  MessageTables &
  OutcomeTables &
  OutgoingTables &
  VendorTables;

/** Tables that may be read before the tenant is known, or over all tenants. */
export type DirectoryTables = Pick<
  Tables,
  | 'account'
  | 'session'
  | 'link_token'
  | 'attempt'
  | 'booking_link'
  | 'download_ticket'
  | 'file_bytes'
  | 'unclaimed_vendor'
  | 'calendar_feed'
  | 'read_mail'
>;

/** What becomes due by the clock, with only the columns that the role looking for it may read. */
export type DueTables = {
  booking: Pick<Tables['booking'], 'vendor_id' | 'end_time'>;
  reminder: Pick<Tables['reminder'], 'vendor_id' | 'due_at'>;
  busy_source: Pick<Tables['busy_source'], 'vendor_id' | 'next_read_at' | 'leased_until'>;
  webhook_delivery: Pick<
    Tables['webhook_delivery'],
    'vendor_id' | 'state' | 'next_attempt_at' | 'created_at'
  >;
  deepgaze_zip: Pick<
    Tables['deepgaze_zip'],
    'vendor_id' | 'state' | 'leased_until' | 'kept_until' | 'comparisons_asked' | 'comparisons_done'
  >;
  deepgaze_segment: Pick<Tables['deepgaze_segment'], 'vendor_id' | 'format' | 'facts_version' | 'is_open'>;
  file: Pick<Tables['file'], 'vendor_id' | 'uploaded_at'>;
  mail: Pick<Tables['mail'], 'vendor_id' | 'state' | 'secret'>;
};
