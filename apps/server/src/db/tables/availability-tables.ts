import type { BusySourceKind } from '@slotwise/contract/availability/busy-sources.schema';
import type { Generated } from 'kysely';
import type { Owned } from './column-types.ts';

export type AvailabilityTables = Owned<{
  holiday_calendar: {
    calendar_id: string;
    name: string;
    country: string | null;
    region: string | null;
    is_default: boolean;
    /** The release of the holiday data that a country's days come from; null for a file. */
    release: string | null;
    is_sample: Generated<boolean>;
    created_at: Date;
    version: number;
  };

  holiday: {
    calendar_id: string;
    /** The driver reads `date` as text, `YYYY-MM-DD`. */
    day: string;
    name: string;
  };

  busy_source: {
    source_id: string;
    panelist_id: string;
    kind: BusySourceKind;
    name: string;
    /** Where to read it and with which credentials, sealed; null for a file. */
    access: Generated<Buffer | null>;
    host: Generated<string>;
    validator: Generated<string>;
    error: Generated<string>;
    failures: Generated<number>;
    next_read_at: Generated<Date | null>;
    leased_until: Generated<Date | null>;
    read_at: Date | null;
    created_at: Date;
  };

  busy_time: {
    source_id: string;
    panelist_id: string;
    start_time: Date;
    end_time: Date;
  };

  moved_time: {
    booking_id: string;
    start_time: Date;
    /** Wall times `YYYY-MM-DDTHH:mm` in the meeting's zone. */
    agreed_local: string;
    present_local: string;
    found_at: Date;
  };
}>;
