-- What somebody did to a booking a moment ago and may still take back: how the booking was before.
create table undoable_act (
  vendor_id      uuid not null,
  booking_id     uuid not null,
  user_id        uuid not null,
  -- When it was done, as the step of the history says, and until when it may be undone.
  at             timestamptz not null,
  held_until     timestamptz not null,
  former_booking jsonb not null,
  former_people  jsonb not null,
  -- The terms under which the candidate may choose the time; null where there were none.
  former_terms   jsonb,
  primary key (vendor_id, booking_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade
);
create index undoable_act_by_end on undoable_act (vendor_id, held_until);

alter table undoable_act enable row level security;
alter table undoable_act force row level security;
create policy own_vendor on undoable_act
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

-- Until when a mail waits because what it tells may still be undone; null for those that leave at once.
alter table mail add column held_until timestamptz;
