-- A draft holds what was typed so far and may have no time yet.
alter table booking alter column start_time drop not null;
alter table booking alter column end_time drop not null;
alter table booking
  add column round_number integer not null default 1,
  add column previous_booking_id uuid,
  -- The form of a DRAFT as it was typed; null once the meeting is scheduled.
  add column draft jsonb,
  add column scorecard jsonb not null default '[]',
  -- What is known about the candidate besides the columns that lists and mails use.
  add column candidate_profile jsonb not null default '{}',
  add column cancel_reason_code text,
  add column cancel_reason_text text not null default '',
  add column no_show_by text,
  add column is_sample boolean not null default false,
  add constraint booking_without_a_time_is_not_fixed check (
    (start_time is not null and end_time is not null)
    or booking_status in ('DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE', 'CANCELLED', 'REJECTED', 'WITHDRAWN')),
  add constraint booking_no_show_by_is_known check (no_show_by in ('CANDIDATE', 'PANEL'));
create index booking_to_complete on booking (vendor_id, end_time) where booking_status = 'SCHEDULED';

alter table panelist add column is_sample boolean not null default false;

-- Who owes scorecards: read over all meetings by the lists and figures of the first screen.
create index booking_person_who_owes_a_scorecard on booking_person (vendor_id, booking_id, email)
  where role = 'PANELIST' and required;

-- SEQUENCE of the first invitation this person got, to which later mails refer.
alter table booking_person add column invited_sequence integer not null default 0;

alter table workflow_step
  add column booking_version integer not null default 1,
  add column details jsonb not null default '{}';

create table booking_comment (
  vendor_id  uuid not null,
  comment_id uuid not null,
  booking_id uuid not null,
  text       text not null,
  visibility text not null,
  by_user_id uuid,
  by_name    text not null,
  by_email   text not null,
  by_role    text not null,
  at         timestamptz not null,
  primary key (vendor_id, comment_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint booking_comment_visibility_is_known check (visibility in ('INTERNAL', 'SHARED'))
);
create index booking_comment_by_booking on booking_comment (vendor_id, booking_id, at, comment_id);

-- A file that hangs on a booking. A file of a scorecard hangs on the scorecard alone.
create table booking_document (
  vendor_id   uuid not null,
  booking_id  uuid not null,
  document_id uuid not null,
  kind        text not null,
  visibility  text not null,
  version     integer not null,
  attached_at timestamptz not null,
  primary key (vendor_id, booking_id, document_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  foreign key (vendor_id, document_id) references file on delete cascade,
  constraint booking_document_kind_is_known check (kind in ('RESUME', 'ID', 'OFFER', 'RTR', 'JD', 'SCORECARD', 'OTHER')),
  constraint booking_document_visibility_is_known check (visibility in ('INTERNAL', 'SHARED'))
);
create index booking_document_by_file on booking_document (vendor_id, document_id);

-- One scorecard per person on the panel, found by the address under which they were invited.
create table feedback (
  vendor_id              uuid not null,
  feedback_id            uuid not null,
  booking_id             uuid not null,
  panelist_email         text not null,
  panelist_name          text not null,
  panelist_id            uuid,
  user_id                uuid,
  round_name             text not null,
  state                  text not null,
  version                integer not null,
  interview_conducted    boolean not null,
  attributes             jsonb not null,
  overall_recommendation text,
  strengths              text not null,
  concerns               text not null,
  summary                text not null,
  next_round_focus       text not null,
  private_note           text not null,
  share_with_vendor      text not null,
  identity               jsonb not null,
  dismiss_reason         text not null,
  corrections            jsonb not null,
  late                   boolean not null,
  submitted_at           timestamptz,
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  primary key (vendor_id, feedback_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint feedback_state_is_known check (state in ('DRAFT', 'SUBMITTED', 'DISMISSED')),
  constraint feedback_recommendation_is_known check (
    overall_recommendation in ('STRONG_YES', 'YES', 'NO', 'STRONG_NO'))
);
create unique index feedback_once_per_panelist on feedback (vendor_id, booking_id, panelist_email);

create index feedback_that_is_in on feedback (vendor_id, booking_id, panelist_email) where state <> 'DRAFT';

create table feedback_attachment (
  vendor_id   uuid not null,
  feedback_id uuid not null,
  document_id uuid not null,
  position    integer not null,
  primary key (vendor_id, feedback_id, document_id),
  foreign key (vendor_id, feedback_id) references feedback on delete cascade,
  foreign key (vendor_id, document_id) references file on delete cascade
);
create index feedback_attachment_by_file on feedback_attachment (vendor_id, document_id);

create table decision (
  vendor_id         uuid not null,
  decision_id       uuid not null,
  booking_id        uuid not null,
  verdict           text not null,
  by_user_id        uuid,
  by_name           text not null,
  by_email          text not null,
  by_role           text not null,
  reason_code       text,
  reason_text       text not null,
  comments          text not null,
  share_with_vendor text not null,
  at                timestamptz not null,
  primary key (vendor_id, decision_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint decision_verdict_is_known check (verdict in ('SELECTED', 'REJECTED'))
);
create index decision_by_booking on decision (vendor_id, booking_id, at, decision_id);

-- A selected candidate who joins; one per booking.
create table resource (
  vendor_id           uuid not null,
  resource_id         uuid not null,
  booking_id          uuid not null,
  version             integer not null,
  resource_name       text not null,
  email               text not null,
  employee_code       text not null,
  client_name         text not null,
  project_name        text not null,
  reporting_manager   text not null,
  work_location       text not null,
  work_mode           text,
  offer_date          date,
  joining_date        date,
  actual_joining_date date,
  end_date            date,
  resource_status     text not null,
  back_out_reason     text not null,
  onboarding          jsonb not null,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (vendor_id, resource_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint resource_status_is_known check (resource_status in ('PENDING_JOINING', 'ACTIVE', 'ENDED', 'BACKED_OUT'))
);
create unique index resource_once_per_booking on resource (vendor_id, booking_id);

create table billing (
  vendor_id             uuid not null,
  resource_id           uuid not null,
  bill_rate             numeric(15, 2),
  pay_rate              numeric(15, 2),
  currency              text not null,
  rate_unit             text not null,
  overtime_rate         numeric(15, 2),
  po_number             text not null,
  po_amount             numeric(15, 2),
  po_start              date,
  po_end                date,
  sow_number            text not null,
  billing_start_date    date,
  billing_end_date      date,
  invoice_cycle         text not null,
  payment_terms_days    integer,
  tax_percent           numeric(5, 2),
  tax_id                text not null,
  billing_contact_name  text not null,
  billing_contact_email text not null,
  cost_centre           text not null,
  notes                 text not null,
  primary key (vendor_id, resource_id),
  foreign key (vendor_id, resource_id) references resource on delete cascade
);

-- Every rate a resource was billed at.
create table billing_rate (
  vendor_id      uuid not null,
  resource_id    uuid not null,
  position       integer not null,
  effective_from date not null,
  bill_rate      numeric(15, 2),
  pay_rate       numeric(15, 2),
  currency       text not null,
  rate_unit      text not null,
  reason         text not null,
  by_name        text not null,
  at             timestamptz not null,
  primary key (vendor_id, resource_id, position),
  foreign key (vendor_id, resource_id) references resource on delete cascade
);

-- A mailed link that lets one person act on one booking, looked up before the tenant is known.
create table booking_link (
  token_hash   bytea primary key,
  purpose      text not null,
  vendor_id    uuid not null,
  booking_id   uuid not null,
  person_email text not null,
  created_at   timestamptz not null,
  constraint booking_link_purpose_is_known check (purpose in ('panel'))
);
create index booking_link_by_booking on booking_link (booking_id);

alter table booking_comment enable row level security;
alter table booking_comment force row level security;
create policy own_vendor on booking_comment
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table booking_document enable row level security;
alter table booking_document force row level security;
create policy own_vendor on booking_document
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table feedback enable row level security;
alter table feedback force row level security;
create policy own_vendor on feedback
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table feedback_attachment enable row level security;
alter table feedback_attachment force row level security;
create policy own_vendor on feedback_attachment
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table decision enable row level security;
alter table decision force row level security;
create policy own_vendor on decision
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table resource enable row level security;
alter table resource force row level security;
create policy own_vendor on resource
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table billing enable row level security;
alter table billing force row level security;
create policy own_vendor on billing
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table billing_rate enable row level security;
alter table billing_rate force row level security;
create policy own_vendor on billing_rate
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
