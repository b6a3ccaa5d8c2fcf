-- The private calendar of a person, looked up before the tenant is known. Its secret is made of the id and the
-- installation's key.
create table calendar_feed (
  token_hash bytea primary key,
  feed_id    uuid not null,
  vendor_id  uuid not null,
  user_id    uuid not null,
  created_at timestamptz not null
);
create unique index calendar_feed_is_one_per_person on calendar_feed (vendor_id, user_id);

-- Addresses that are told of events.
create table webhook (
  vendor_id   uuid not null references vendor,
  webhook_id  uuid not null,
  url         text not null,
  description text not null,
  -- Empty for all of them.
  events      text[] not null,
  is_active   boolean not null,
  off_because text not null default '',
  -- The signing secret, sealed; until a day has passed the one before it signs too.
  secret          bytea not null,
  former_secret   bytea,
  secret_since    timestamptz not null,
  failing_since   timestamptz,
  created_at  timestamptz not null,
  primary key (vendor_id, webhook_id)
);

create table webhook_delivery (
  vendor_id       uuid not null,
  delivery_id     uuid not null,
  webhook_id      uuid not null,
  event           text not null,
  booking_id      uuid,
  payload         jsonb not null,
  state           text not null,
  attempts        integer not null,
  http_status     integer,
  answer          text not null,
  created_at      timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  primary key (vendor_id, delivery_id),
  foreign key (vendor_id, webhook_id) references webhook on delete cascade,
  constraint webhook_delivery_state_is_known check (state in ('WAITING', 'DELIVERED', 'FAILED'))
);
create index webhook_delivery_by_webhook on webhook_delivery (vendor_id, webhook_id, created_at desc, delivery_id);
create index webhook_delivery_that_waits on webhook_delivery (vendor_id, webhook_id, created_at, delivery_id)
  where state = 'WAITING';
create index webhook_delivery_by_age on webhook_delivery (vendor_id, created_at);

alter table webhook enable row level security;
alter table webhook force row level security;
create policy own_vendor on webhook
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table webhook_delivery enable row level security;
alter table webhook_delivery force row level security;
create policy own_vendor on webhook_delivery
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
