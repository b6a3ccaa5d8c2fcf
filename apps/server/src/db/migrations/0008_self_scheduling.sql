-- A link that stands in mails is made of this id and the installation's key when the mail is handed over, so that
-- neither a row nor a backup holds a secret; null where the link was made at random.
alter table booking_link
  add column link_id uuid,
  drop constraint booking_link_purpose_is_known,
  add constraint booking_link_purpose_is_known check (purpose in ('panel', 'candidate', 'meeting'));
create unique index booking_link_has_an_id_of_its_own on booking_link (link_id);
create unique index booking_link_is_one_per_person_in_mails
  on booking_link (vendor_id, booking_id, purpose, person_email) where link_id is not null;

-- What everybody, the candidate included, was told about why a meeting was called off.
alter table booking add column told_reason text not null default '';

-- How a candidate may choose or move the time of a meeting.
create table self_schedule (
  vendor_id        uuid not null,
  booking_id       uuid not null,
  duration_minutes integer not null,
  -- Days of time_zone, both included.
  window_start     date not null,
  window_end       date not null,
  time_zone        text not null,
  expires_at       timestamptz not null,
  slot_step        integer not null,
  max_reschedules  integer not null,
  used_reschedules integer not null default 0,
  cut_off_hours    integer not null,
  -- As the search for slots takes them; empty where the panel is named person by person.
  pools            text not null default '',
  -- The panelists who were seated for the pools at the present time.
  pooled           text[] not null default '{}',
  created_by       uuid not null,
  created_at       timestamptz not null,
  sent_at          timestamptz,
  primary key (vendor_id, booking_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint self_schedule_ends_after_it_starts check (window_end >= window_start),
  constraint self_schedule_counts_no_negative_numbers
    check (duration_minutes > 0 and slot_step > 0 and max_reschedules >= 0 and used_reschedules >= 0 and cut_off_hours >= 0)
);
create index self_schedule_that_waits on self_schedule (vendor_id, expires_at);

alter table self_schedule enable row level security;
alter table self_schedule force row level security;
create policy own_vendor on self_schedule
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
