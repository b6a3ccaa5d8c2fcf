import type {
  BookingStatus,
  MeetingMode,
  Participant,
  WorkFlowStep,
} from '@slotwise/contract/bookings/bookings.schema';
import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import type { Panelist, WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import type { Role } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { ColumnType } from 'kysely';

/** Rows as the database holds them. The columns stop in queries and mappers. */

/** Read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

type AccountTable = { email: string; vendor_id: string; user_id: string };

type SessionTable = {
  token_hash: Buffer;
  vendor_id: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
};

type LinkTokenTable = {
  token_hash: Buffer;
  purpose: 'verify' | 'reset' | 'invite';
  vendor_id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
};

type AttemptTable = { key: string; failures: number; window_start: Date; blocked_until: Date | null };

type VendorTable = {
  vendor_id: string;
  vendor_name: string;
  vendor_status: 'PENDING' | 'ACTIVE' | 'UNCLAIMED' | 'SUSPENDED';
  time_zone: string;
  created_at: Date;
};

type RecruiterTable = {
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

type PanelistTable = {
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
};

type BookingTable = {
  vendor_id: string;
  booking_id: string;
  version: number;
  booking_status: BookingStatus;
  recruiter_user_id: string;
  recruiter_name: string;
  recruiter_email: string;
  start_time: Date;
  end_time: Date;
  time_zone: string;
  start_local: string;
  end_local: string;
  title: string;
  mode: MeetingMode;
  meeting_link: string;
  venue: string;
  dial_in: string;
  instructions: string;
  job_title: string;
  round_name: string;
  candidate_name: string;
  candidate_email: string;
  candidate_phone: string;
  candidate_linked_in: string;
  candidate_time_zone: string | null;
  candidate_location: string;
  /** Years with one decimal; the driver reads `numeric` as text. */
  candidate_total_experience: ColumnType<string | null, number | null, number | null>;
  candidate_primary_skills: string[];
  assignee_email: string | null;
  assignee_name: string | null;
  submission_date: Date | null;
  reschedule_count: number;
  ics_uid_candidate: string;
  ics_uid_panel: string;
  ics_sequence: number;
  search_text: string;
  created_by: string;
  created_at: Date;
  updated_at: Date;
};

type BookingPersonTable = {
  vendor_id: string;
  booking_id: string;
  position: number;
  role: Participant['role'];
  name: string;
  email: string;
  user_id: string | null;
  panelist_id: string | null;
  required: boolean;
  host: boolean;
  time_zone: string | null;
  rsvp: Participant['rsvp'];
};

type PersonTable = { vendor_id: string; person_key: string };

type BookingSlotTable = {
  vendor_id: string;
  booking_id: string;
  person_key: string;
  /** A `tstzrange`, written and read as its text form. */
  during: string;
  active: boolean;
};

type WorkflowStepTable = {
  vendor_id: string;
  booking_id: string;
  step: number;
  action: WorkFlowStep['action'];
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  at: Date;
  by_user_id: string | null;
  by_name: string;
  by_email: string;
  by_role: Role;
  comments: string;
};

type IdempotencyKeyTable = {
  vendor_id: string;
  user_id: string;
  operation: string;
  key: string;
  request_hash: Buffer;
  response: Json<unknown>;
  created_at: Date;
};

type MailTable = {
  vendor_id: string;
  mail_id: string;
  booking_id: string | null;
  kind: string;
  revision: number;
  dedupe_key: string;
  recipient_name: string;
  recipient_email: string;
  subject: string;
  secret: boolean;
  message: ColumnType<unknown, string | null, string | null>;
  state: Delivery['state'];
  attempts: number;
  answer: string;
  created_at: Date;
  last_attempt_at: Date | null;
  next_attempt_at: Date | null;
};

/** What may be read before the tenant is known. */
export type DirectoryTables = {
  account: AccountTable;
  session: SessionTable;
  link_token: LinkTokenTable;
  attempt: AttemptTable;
};

export type Tables = DirectoryTables & {
  vendor: VendorTable;
  recruiter: RecruiterTable;
  panelist: PanelistTable;
  booking: BookingTable;
  booking_person: BookingPersonTable;
  person: PersonTable;
  booking_slot: BookingSlotTable;
  workflow_step: WorkflowStepTable;
  idempotency_key: IdempotencyKeyTable;
  mail: MailTable;
};
