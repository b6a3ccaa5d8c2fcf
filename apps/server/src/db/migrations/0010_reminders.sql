-- A mail that was no longer true when it could have been sent. unsure_attempts counts those after which nobody knows
-- whether the mail server has the mail: the line was cut, or the process died. Its reader may have got it.
alter table mail
  add column unsure_attempts integer not null default 0,
  drop constraint mail_state_is_known,
  add constraint mail_state_is_known check (state in ('QUEUED', 'SENT', 'REFUSED', 'SHOWN', 'MUTED', 'SUPERSEDED'));

-- Who is to be reminded of what, and what became of it. It is looked at again in the transaction that sends.
create table reminder (
  vendor_id       uuid not null,
  reminder_id     uuid not null,
  booking_id      uuid not null,
  kind            text not null,
  recipient_name  text not null,
  recipient_email text not null,
  -- The start of the meeting it was planned for; another one by now means that it is pointless.
  for_start       timestamptz,
  due_at          timestamptz not null,
  state           text not null,
  cause           text not null default '',
  created_at      timestamptz not null,
  settled_at      timestamptz,
  primary key (vendor_id, reminder_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint reminder_state_is_known check (state in ('WAITING', 'SENT', 'CANCELLED'))
);
create unique index reminder_is_planned_once
  on reminder (vendor_id, booking_id, kind, recipient_email, due_at) where state <> 'CANCELLED';
create index reminder_of_booking on reminder (vendor_id, booking_id, due_at);
create index reminder_that_is_due on reminder (vendor_id, due_at) where state = 'WAITING';

alter table reminder enable row level security;
alter table reminder force row level security;
create policy own_vendor on reminder
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
