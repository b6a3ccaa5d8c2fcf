-- The outbox: a mail is written in the transaction of what it tells about and sent by a job afterwards.
create table mail (
  vendor_id       uuid not null references vendor,
  mail_id         uuid not null,
  booking_id      uuid,
  kind            text not null,
  revision        integer not null,
  -- Names what the mail tells to whom; a second row for the same news cannot be written.
  dedupe_key      text not null,
  recipient_name  text not null,
  recipient_email text not null,
  subject         text not null,
  -- Whether the mail carries a link that lets its reader in.
  secret          boolean not null,
  -- Everything the message is built from, so that a retry is byte-identical; null once a mail that carried a
  -- secret link has been handed over.
  message         jsonb,
  state           text not null,
  attempts        integer not null,
  answer          text not null,
  created_at      timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  primary key (vendor_id, mail_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint mail_state_is_known check (state in ('QUEUED', 'SENT', 'REFUSED', 'SHOWN'))
);
create unique index mail_tells_each_news_once on mail (vendor_id, dedupe_key);
create index mail_by_booking on mail (vendor_id, booking_id, created_at);
create index mail_by_age on mail (vendor_id, created_at desc);
create index mail_to_send on mail (vendor_id, next_attempt_at) where state = 'QUEUED';

alter table mail enable row level security;
alter table mail force row level security;
create policy own_vendor on mail
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
