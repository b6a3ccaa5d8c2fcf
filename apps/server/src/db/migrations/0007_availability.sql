-- When panelists can interview, beside their weekly hours.
alter table panelist
  -- Hours of single dates: [{date, ranges: [{start, end}], note}].
  add column date_overrides        jsonb not null default '[]',
  add column buffer_before_minutes integer not null default 0,
  add column buffer_after_minutes  integer not null default 0,
  add column min_notice_hours      integer not null default 0,
  -- Null for no limit.
  add column max_per_day           integer,
  add column max_per_week          integer,
  -- Null for the organisation's own calendar.
  add column holiday_calendar_id   uuid,
  add constraint panelist_keeps_no_negative_time_free
    check (buffer_before_minutes >= 0 and buffer_after_minutes >= 0 and min_notice_hours >= 0),
  add constraint panelist_limits_are_at_least_one check (max_per_day >= 1 and max_per_week >= 1);

-- When the candidate said they can come: [{start, end, timeZone}], wall times.
alter table booking
  add column candidate_availability jsonb not null default '[]';

-- Days on which nobody who follows the calendar works.
create table holiday_calendar (
  vendor_id   uuid not null references vendor,
  calendar_id uuid not null,
  name        text not null,
  -- The country and region whose days are known; null for an imported file.
  country     text,
  region      text,
  is_default  boolean not null,
  -- The release of the holiday data that named the days of a country; another one names the coming days anew.
  release     text,
  is_sample   boolean not null default false,
  created_at  timestamptz not null,
  version     integer not null,
  primary key (vendor_id, calendar_id),
  constraint holiday_calendar_region_has_a_country check (region is null or country is not null)
);
create unique index holiday_calendar_default_is_one on holiday_calendar (vendor_id) where is_default;

create table holiday (
  vendor_id   uuid not null,
  calendar_id uuid not null,
  day         date not null,
  name        text not null,
  primary key (vendor_id, calendar_id, day),
  foreign key (vendor_id, calendar_id) references holiday_calendar on delete cascade
);

alter table panelist
  add constraint panelist_follows_a_calendar_of_its_vendor
    foreign key (vendor_id, holiday_calendar_id) references holiday_calendar (vendor_id, calendar_id);

-- Where a panelist's other busy times come from.
create table busy_source (
  vendor_id   uuid not null,
  source_id   uuid not null,
  panelist_id uuid not null,
  kind        text not null,
  name        text not null,
  read_at     timestamptz not null,
  created_at  timestamptz not null,
  primary key (vendor_id, source_id),
  foreign key (vendor_id, panelist_id) references panelist on delete cascade,
  constraint busy_source_kind_is_known check (kind in ('FILE'))
);
create unique index busy_source_name_is_unique_to_its_panelist on busy_source (vendor_id, panelist_id, name);

-- When a panelist is busy elsewhere; what with is never kept.
create table busy_time (
  vendor_id   uuid not null,
  source_id   uuid not null,
  panelist_id uuid not null,
  start_time  timestamptz not null,
  end_time    timestamptz not null,
  -- Stretches of one source do not overlap.
  primary key (vendor_id, source_id, start_time),
  foreign key (vendor_id, source_id) references busy_source on delete cascade,
  constraint busy_time_ends_after_it_starts check (end_time > start_time)
);
create index busy_time_of_panelist on busy_time (vendor_id, panelist_id, start_time);

alter table holiday_calendar enable row level security;
alter table holiday_calendar force row level security;
create policy own_vendor on holiday_calendar
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table holiday enable row level security;
alter table holiday force row level security;
create policy own_vendor on holiday
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table busy_source enable row level security;
alter table busy_source force row level security;
create policy own_vendor on busy_source
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table busy_time enable row level security;
alter table busy_time force row level security;
create policy own_vendor on busy_time
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

-- Coming meetings at whose instant the clocks of their zone no longer show the wall time that was agreed, since the
-- rules of the zone changed. Both are as they were looked at: a meeting that has other ones by now is none of these.
create table moved_time (
  vendor_id     uuid not null,
  booking_id    uuid not null,
  start_time    timestamptz not null,
  agreed_local  text not null,
  present_local text not null,
  found_at      timestamptz not null,
  primary key (vendor_id, booking_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade
);

alter table moved_time enable row level security;
alter table moved_time force row level security;
create policy own_vendor on moved_time
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
