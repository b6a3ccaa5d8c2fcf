-- A booking knows how many scorecards are asked for and how many of them are in or waived, and an organization how many
-- bookings it has of which kind, so that lists and counts read what they show and not the history behind it. Triggers keep
-- both true whatever writes.
alter table booking
  add column if not exists scorecards_asked smallint not null default 0,
  add column if not exists scorecards_settled smallint not null default 0;

create index if not exists booking_that_owes_scorecards on booking (vendor_id, start_time, booking_id)
  include (end_time, booking_status) where scorecards_settled < scorecards_asked;
create index if not exists booking_with_scorecards on booking (vendor_id, start_time, booking_id) where scorecards_settled > 0;
create index if not exists booking_owed_to_recruiter on booking (vendor_id, recruiter_user_id)
  where scorecards_settled < scorecards_asked;
create index if not exists booking_owed_to_assignee on booking (vendor_id, assignee_email)
  where scorecards_settled < scorecards_asked;
create index if not exists feedback_by_panelist on feedback (vendor_id, panelist_email, booking_id) where state <> 'DRAFT';
-- In each of these the order of a list, and what tells whether a meeting is over, is read without its row.
drop index if exists booking_by_start;
create index if not exists booking_by_time on booking (vendor_id, start_time, booking_id) include (end_time);
drop index if exists booking_by_status;
create index if not exists booking_by_status_and_time on booking (vendor_id, booking_status, start_time, booking_id)
  include (end_time);
create index if not exists booking_person_without_answer on booking_person (vendor_id, booking_id)
  where rsvp = 'NEEDS_ACTION' and not host;
create index if not exists mail_that_was_refused on mail (vendor_id, booking_id) where state = 'REFUSED';

-- The sum of all rows of a kind is how many there are. Every change adds a row, so that none waits for another; once in a
-- while the rows of an organization are added up into one of each kind.
create table if not exists booking_tally (
  vendor_id      uuid not null references vendor on delete cascade,
  tally_id       bigint not null generated always as identity,
  booking_status text not null,
  is_rescheduled boolean not null,
  scorecards     text not null,
  bookings       integer not null,
  primary key (vendor_id, tally_id),
  constraint booking_tally_scorecards_are_known check (scorecards in ('NONE', 'SOME', 'ALL'))
);
alter table booking_tally enable row level security;
alter table booking_tally force row level security;
drop policy if exists own_vendor on booking_tally;
create policy own_vendor on booking_tally
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

create or replace function scorecards_so_far(asked smallint, settled smallint) returns text
language sql immutable
as $$ select case when settled = 0 then 'NONE' when settled < asked then 'SOME' else 'ALL' end $$;

create or replace function add_up_booking_tally(of_vendor uuid) returns void
language sql set search_path = public, pg_temp
as $$
  with taken as (
    delete from booking_tally t
    using (select vendor_id, tally_id from booking_tally where vendor_id = of_vendor for update skip locked) free
    where t.vendor_id = free.vendor_id and t.tally_id = free.tally_id
    returning t.booking_status, t.is_rescheduled, t.scorecards, t.bookings
  )
  insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings)
    select of_vendor, booking_status, is_rescheduled, scorecards, sum(bookings) from taken
    group by booking_status, is_rescheduled, scorecards having sum(bookings) <> 0
$$;

create or replace function tally_bookings() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
declare
  changes integer;
begin
  if tg_op = 'INSERT' then
    insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings)
      select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), count(*)
      from written group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings)
      select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), -count(*)
      from gone group by 1, 2, 3, 4;
  else
    insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings)
      select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), sum(change)
      from (select *, 1 as change from written union all select *, -1 from gone) both_sides
      group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  get diagnostics changes = row_count;
  if changes > 0 and random() < 0.01 then
    perform add_up_booking_tally(nullif(current_setting('app.vendor_id', true), '')::uuid);
  end if;
  return null;
end
$$;

create or replace trigger tally_inserted_bookings after insert on booking
  referencing new table as written for each statement execute function tally_bookings();
create or replace trigger tally_updated_bookings after update on booking
  referencing old table as gone new table as written for each statement execute function tally_bookings();
create or replace trigger tally_deleted_bookings after delete on booking
  referencing old table as gone for each statement execute function tally_bookings();

-- The bookings are held before their scorecards are counted, so that of two that are submitted in one moment each is seen.
create or replace function count_scorecards_of(vendor_ids uuid[], booking_ids uuid[]) returns void
language plpgsql set search_path = public, pg_temp
as $$
begin
  perform from booking b
    where (b.vendor_id, b.booking_id) in (select * from unnest(vendor_ids, booking_ids))
    order by b.vendor_id, b.booking_id for no key update;
  update booking b set scorecards_asked = seats.asked, scorecards_settled = seats.settled
    from (
      select touched.vendor_id, touched.booking_id, count(p.email) as asked, count(f.feedback_id) as settled
      from unnest(vendor_ids, booking_ids) as touched (vendor_id, booking_id)
      left join booking_person p on p.vendor_id = touched.vendor_id and p.booking_id = touched.booking_id
        and p.role = 'PANELIST' and p.required
      left join feedback f on f.vendor_id = p.vendor_id and f.booking_id = p.booking_id
        and f.panelist_email = p.email and f.state <> 'DRAFT'
      group by 1, 2
    ) seats
    where b.vendor_id = seats.vendor_id and b.booking_id = seats.booking_id
      and (b.scorecards_asked, b.scorecards_settled) is distinct from (seats.asked::smallint, seats.settled::smallint);
end
$$;

create or replace function count_scorecards() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
declare
  vendor_ids uuid[];
  booking_ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(vendor_id), array_agg(booking_id) into vendor_ids, booking_ids
      from (select distinct vendor_id, booking_id from written) touched;
  elsif tg_op = 'DELETE' then
    select array_agg(vendor_id), array_agg(booking_id) into vendor_ids, booking_ids
      from (select distinct vendor_id, booking_id from gone) touched;
  else
    select array_agg(vendor_id), array_agg(booking_id) into vendor_ids, booking_ids
      from (select vendor_id, booking_id from written union select vendor_id, booking_id from gone) touched;
  end if;
  if booking_ids is not null then perform count_scorecards_of(vendor_ids, booking_ids); end if;
  return null;
end
$$;

create or replace trigger count_inserted_seats after insert on booking_person
  referencing new table as written for each statement execute function count_scorecards();
create or replace trigger count_updated_seats after update on booking_person
  referencing old table as gone new table as written for each statement execute function count_scorecards();
create or replace trigger count_deleted_seats after delete on booking_person
  referencing old table as gone for each statement execute function count_scorecards();
create or replace trigger count_inserted_feedback after insert on feedback
  referencing new table as written for each statement execute function count_scorecards();
create or replace trigger count_updated_feedback after update on feedback
  referencing old table as gone new table as written for each statement execute function count_scorecards();
create or replace trigger count_deleted_feedback after delete on feedback
  referencing old table as gone for each statement execute function count_scorecards();

-- for each vendor
update booking b set scorecards_asked = seats.asked, scorecards_settled = seats.settled
  from (
    select p.booking_id, count(*) as asked, count(f.feedback_id) as settled
    from booking_person p
    left join feedback f on f.vendor_id = p.vendor_id and f.booking_id = p.booking_id
      and f.panelist_email = p.email and f.state <> 'DRAFT'
    where p.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and p.role = 'PANELIST' and p.required
    group by p.booking_id
  ) seats
  where b.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and b.booking_id = seats.booking_id
    and (b.scorecards_asked, b.scorecards_settled) is distinct from (seats.asked::smallint, seats.settled::smallint);
with former as (
  delete from booking_tally where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
)
insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings)
  select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), count(*)
  from booking where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
  group by 1, 2, 3, 4;
