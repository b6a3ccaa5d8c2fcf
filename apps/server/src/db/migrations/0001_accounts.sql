-- Directory tables: read before the tenant is known, so they carry no row-level security. They hold no more than
-- the key and where it leads.

create table account (
  email     text primary key,
  vendor_id uuid not null,
  user_id   uuid not null,
  constraint account_email_is_lower_case check (email = lower(email))
);
create unique index account_by_user on account (vendor_id, user_id);

create table session (
  token_hash   bytea primary key,
  vendor_id    uuid not null,
  user_id      uuid not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null
);
create index session_by_user on session (vendor_id, user_id);
create index session_by_expiry on session (expires_at);

create table link_token (
  token_hash bytea primary key,
  purpose    text not null,
  vendor_id  uuid not null,
  user_id    uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint link_token_purpose_is_known check (purpose in ('verify', 'reset', 'invite'))
);
create index link_token_by_user on link_token (vendor_id, user_id, purpose);
create index link_token_by_expiry on link_token (expires_at);

-- Counters of attempts per key (an address, a network, a pair of both) and window; they outlive a restart.
create table attempt (
  key           text primary key,
  failures      integer not null,
  window_start  timestamptz not null,
  blocked_until timestamptz
);
create index attempt_by_window on attempt (window_start);

-- Tenant tables: vendor_id is the first column of every key, and row-level security shows a transaction only the
-- rows of the tenant it named.

create table vendor (
  vendor_id     uuid primary key,
  vendor_name   text not null,
  vendor_status text not null,
  time_zone     text not null,
  created_at    timestamptz not null,
  constraint vendor_status_is_known check (vendor_status in ('PENDING', 'ACTIVE', 'UNCLAIMED', 'SUSPENDED'))
);

create table recruiter (
  vendor_id      uuid not null references vendor,
  user_id        uuid not null,
  first_name     text not null,
  last_name      text not null,
  display_name   text not null,
  email          text not null,
  designation    text not null,
  location       text not null,
  phone          text not null,
  phone_country  text not null,
  role           text not null,
  account_status text not null,
  password_hash  text,
  time_zone      text not null,
  last_login_at  timestamptz,
  submitter_id   uuid,
  created_at     timestamptz not null,
  primary key (vendor_id, user_id),
  constraint recruiter_role_is_known check (role in ('ADMIN', 'USER_PANEL', 'USER_RECRUITER')),
  constraint recruiter_status_is_known
    check (account_status in ('INVITED', 'PENDING_VERIFICATION', 'ACTIVE', 'DISABLED')),
  constraint recruiter_is_active_only_with_a_password check (account_status <> 'ACTIVE' or password_hash is not null)
);
create unique index recruiter_email_is_unique_in_its_vendor on recruiter (vendor_id, email);

create table panelist (
  vendor_id    uuid not null references vendor,
  panelist_id  uuid not null,
  user_id      uuid,
  first_name   text not null,
  last_name    text not null,
  display_name text not null,
  email        text not null,
  phone        text not null,
  designation  text not null,
  department   text not null,
  skills       text[] not null,
  level        text not null,
  time_zone    text not null,
  weekly_hours jsonb not null,
  panel_status text not null,
  submitter_id uuid not null,
  created_at   timestamptz not null,
  version      integer not null,
  primary key (vendor_id, panelist_id),
  foreign key (vendor_id, user_id) references recruiter (vendor_id, user_id),
  constraint panelist_level_is_known check (level in ('TRAINEE', 'INTERVIEWER', 'LEAD')),
  constraint panelist_status_is_known check (panel_status in ('INVITED', 'ACTIVE', 'INACTIVE')),
  constraint panelist_email_is_lower_case check (email = lower(email))
);
create unique index panelist_email_is_unique_in_its_vendor on panelist (vendor_id, email);
create index panelist_by_name on panelist (vendor_id, lower(display_name), panelist_id);

alter table vendor enable row level security;
alter table vendor force row level security;
create policy own_vendor on vendor
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table recruiter enable row level security;
alter table recruiter force row level security;
create policy own_vendor on recruiter
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table panelist enable row level security;
alter table panelist force row level security;
create policy own_vendor on panelist
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
