import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { DateOverride, WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import type { Role } from '@slotwise/contract/permissions';
import type { NotificationPrefs, Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Generated } from 'kysely';
import type { GeneratedJson, Json } from './column-types.ts';
import type { VendorCardColumns } from './vendor-tables.ts';

export type AccountTables = {
  account: { email: string; vendor_id: string; user_id: string };

  session: {
    token_hash: Buffer;
    vendor_id: string;
    user_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    session_id: Generated<string>;
    device: Generated<string>;
  };

  link_token: {
    token_hash: Buffer;
    purpose: 'verify' | 'reset' | 'invite' | 'email';
    vendor_id: string;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    /** The address that an `email` or `verify` link proves. */
    new_email: Generated<string | null>;
  };

  attempt: { key: string; failures: number; window_start: Date; blocked_until: Date | null };

  vendor: VendorCardColumns & {
    vendor_id: string;
    vendor_name: string;
    vendor_status: 'PENDING' | 'ACTIVE' | 'UNCLAIMED' | 'SUSPENDED';
    time_zone: string;
    created_at: Date;
  };

  recruiter: {
    vendor_id: string;
    user_id: string;
    first_name: string;
    last_name: string;
    display_name: string;
    email: string;
    designation: string;
    location: string;
    phone: string;
    phone_country: string;
    role: Role;
    account_status: Recruiter['accountStatus'];
    password_hash: string | null;
    time_zone: string;
    last_login_at: Date | null;
    submitter_id: string | null;
    created_at: Date;
    notification_prefs: GeneratedJson<Partial<NotificationPrefs>>;
    notices_read_at: Generated<Date | null>;
  };

  panelist: {
    vendor_id: string;
    panelist_id: string;
    user_id: string | null;
    first_name: string;
    last_name: string;
    display_name: string;
    email: string;
    phone: string;
    designation: string;
    department: string;
    skills: string[];
    level: Panelist['level'];
    time_zone: string;
    weekly_hours: Json<WeeklyRange[]>;
    panel_status: Panelist['panelStatus'];
    submitter_id: string;
    created_at: Date;
    version: number;
    is_sample: Generated<boolean>;
    date_overrides: GeneratedJson<DateOverride[]>;
    buffer_before_minutes: Generated<number>;
    buffer_after_minutes: Generated<number>;
    min_notice_hours: Generated<number>;
    /** Null for no limit. */
    max_per_day: Generated<number | null>;
    max_per_week: Generated<number | null>;
    /** Null for the organization's own calendar. */
    holiday_calendar_id: Generated<string | null>;
  };
};
