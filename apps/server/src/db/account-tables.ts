import type { Panelist, WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import type { Role } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

export type AccountTable = { email: string; vendor_id: string; user_id: string };

export type SessionTable = {
  token_hash: Buffer;
  vendor_id: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
};

export type LinkTokenTable = {
  token_hash: Buffer;
  purpose: 'verify' | 'reset' | 'invite';
  vendor_id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
};

export type AttemptTable = { key: string; failures: number; window_start: Date; blocked_until: Date | null };

export type VendorTable = {
  vendor_id: string;
  vendor_name: string;
  vendor_status: 'PENDING' | 'ACTIVE' | 'UNCLAIMED' | 'SUSPENDED';
  time_zone: string;
  created_at: Date;
};

export type RecruiterTable = {
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
};

export type PanelistTable = {
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
};
