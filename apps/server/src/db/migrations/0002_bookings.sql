create extension if not exists btree_gist;

create table booking (
  vendor_id          uuid not null references vendor,
  booking_id         uuid not null,
  version            integer not null,
  booking_status     text not null,
  recruiter_user_id  uuid not null,
  recruiter_name     text not null,
  recruiter_email    text not null,
  start_time         timestamptz not null,
  end_time           timestamptz not null,
  time_zone          text not null,
  -- The wall times as they were agreed, 'YYYY-MM-DDTHH:mm' in time_zone, kept beside the instants so that a later
  -- change of the zone's rules can be seen.
  start_local        text not null,
  end_local          text not null,
  title              text not null,
  mode               text not null,
  meeting_link       text not null,
  venue              text not null,
  dial_in            text not null,
  instructions       text not null,
  job_title          text not null,
  round_name         text not null,
  candidate_name     text not null,
  candidate_email    text not null,
  candidate_phone    text not null,
  candidate_linked_in text not null,
  candidate_time_zone text,
  candidate_location text not null,
  candidate_total_experience numeric(4, 1),
  candidate_primary_skills text[] not null,
  assignee_email     text,
  assignee_name      text,
  submission_date    timestamptz,
  reschedule_count   integer not null,
  ics_uid_candidate  text not null,
  ics_uid_panel      text not null,
  ics_sequence       integer not null,
  -- What the search box looks through, lower-cased: candidate, job, round, panel.
  search_text        text not null,
  created_by         uuid not null,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  primary key (vendor_id, booking_id),
  foreign key (vendor_id, recruiter_user_id) references recruiter (vendor_id, user_id),
  constraint booking_ends_after_it_starts check (end_time > start_time),
  constraint booking_mode_is_known check (mode in ('VIDEO', 'PHONE', 'ONSITE')),
  constraint booking_status_is_known check (booking_status in (
    'DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE', 'SCHEDULED', 'COMPLETED', 'NO_SHOW',
    'SELECTED', 'REJECTED', 'CANCELLED', 'WITHDRAWN', 'ONBOARDED'))
);
create index booking_by_start on booking (vendor_id, start_time, booking_id);
create index booking_by_creation on booking (vendor_id, created_at, booking_id);
create index booking_by_candidate on booking (vendor_id, lower(candidate_name), booking_id);
create index booking_by_status on booking (vendor_id, booking_status, start_time);

-- Everybody who takes part, in the order in which they are shown; position 0 is the host.
create table booking_person (
  vendor_id   uuid not null,
  booking_id  uuid not null,
  position    integer not null,
  role        text not null,
  name        text not null,
  email       text not null,
  user_id     uuid,
  panelist_id uuid,
  required    boolean not null,
  host        boolean not null,
  time_zone   text,
  rsvp        text not null,
  primary key (vendor_id, booking_id, position),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint booking_person_role_is_known check (role in ('RECRUITER', 'CANDIDATE', 'PANELIST', 'OBSERVER')),
  constraint booking_person_rsvp_is_known check (rsvp in ('NEEDS_ACTION', 'ACCEPTED', 'DECLINED', 'TENTATIVE'))
);
create unique index booking_person_appears_once_per_role on booking_person (vendor_id, booking_id, email, role);
create index booking_person_by_email on booking_person (vendor_id, email, booking_id);

-- One row per person whose time is ever booked; locked in key order before slots are checked, so that racing
-- bookings queue instead of deadlocking.
create table person (
  vendor_id  uuid not null,
  person_key text not null,
  primary key (vendor_id, person_key)
);

create table booking_slot (
  vendor_id  uuid not null,
  booking_id uuid not null,
  person_key text not null,
  during     tstzrange not null,
  active     boolean not null,
  primary key (vendor_id, booking_id, person_key),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint no_person_is_booked_twice
    exclude using gist (vendor_id with =, person_key with =, during with &&) where (active)
    deferrable initially immediate
);

create table workflow_step (
  vendor_id   uuid not null,
  booking_id  uuid not null,
  step        integer not null,
  action      text not null,
  from_status text,
  to_status   text not null,
  at          timestamptz not null,
  by_user_id  uuid,
  by_name     text not null,
  by_email    text not null,
  by_role     text not null,
  comments    text not null,
  primary key (vendor_id, booking_id, step),
  foreign key (vendor_id, booking_id) references booking on delete cascade
);

-- The first answer to a create call, returned again to a retry that carries the same Idempotency-Key.
create table idempotency_key (
  vendor_id    uuid not null,
  user_id      uuid not null,
  operation    text not null,
  key          text not null,
  request_hash bytea not null,
  response     jsonb not null,
  created_at   timestamptz not null,
  primary key (vendor_id, user_id, operation, key)
);
create index idempotency_key_by_age on idempotency_key (vendor_id, created_at);

alter table booking enable row level security;
alter table booking force row level security;
create policy own_vendor on booking
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table booking_person enable row level security;
alter table booking_person force row level security;
create policy own_vendor on booking_person
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table person enable row level security;
alter table person force row level security;
create policy own_vendor on person
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table booking_slot enable row level security;
alter table booking_slot force row level security;
create policy own_vendor on booking_slot
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table workflow_step enable row level security;
alter table workflow_step force row level security;
create policy own_vendor on workflow_step
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy own_vendor on idempotency_key
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
