import type { BusySourceKind } from '@slotwise/contract/availability/busy-sources.schema';
import type { ColumnType, Generated } from 'kysely';

export type AvailabilityTables = {
  holiday_calendar: {
    vendor_id: string;
    calendar_id: string;
    name: string;
    country: string | null;
    region: string | null;
    is_default: boolean;
    /** The release of the holiday data that named the days of a country; null for a file. */
    release: string | null;
    is_sample: Generated<boolean>;
    created_at: Date;
    version: number;
  };

  holiday: {
    vendor_id: string;
    calendar_id: string;
    /** The driver reads `date` as text, `YYYY-MM-DD`. */
    day: string;
    name: string;
  };

  busy_source: {
    vendor_id: string;
    source_id: string;
    panelist_id: string;
    kind: BusySourceKind;
    name: string;
    /** Where it is read and how one gets in, sealed; null for a file. */
    access: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    host: Generated<string>;
    validator: Generated<string>;
    error: Generated<string>;
    failures: Generated<number>;
    next_read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    read_at: Date | null;
    created_at: Date;
  };

  busy_time: {
    vendor_id: string;
    source_id: string;
    panelist_id: string;
    start_time: Date;
    end_time: Date;
  };

  moved_time: {
    vendor_id: string;
    booking_id: string;
    start_time: Date;
    /** Wall times `YYYY-MM-DDTHH:mm` of the meeting's zone. */
    agreed_local: string;
    present_local: string;
    found_at: Date;
  };
};
