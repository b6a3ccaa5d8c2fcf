-- An organization's own figures are kept as its counts are: a booking knows when its first scorecard came in, and the tally
-- knows after how long that was. Whoever sits on panels, and the mails with secrets, are found by indexes of their own.
alter table booking add column if not exists first_scorecard_at timestamptz;
alter table booking_tally
  add column if not exists scorecard_seconds numeric not null default 0,
  add column if not exists scorecard_times integer not null default 0;

create index if not exists booking_person_on_panel on booking_person (vendor_id, email, booking_id)
  include (required) where role = 'PANELIST';
create index if not exists mail_with_secret on mail (vendor_id) where secret;
-- Settled before their time came: such a meeting was never held.
create index if not exists booking_never_held on booking (vendor_id)
  where booking_status in ('COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED') and (start_time <= updated_at) is not true;

-- What somebody has still to do is found by whose it is, its status and its time.
drop index if exists booking_by_recruiter;
create index if not exists booking_by_recruiter_and_status on booking (vendor_id, recruiter_user_id, booking_status, start_time);
drop index if exists booking_by_assignee;
create index if not exists booking_by_assignee_and_status on booking (vendor_id, assignee_email, booking_status, start_time);
drop index if exists booking_owed_to_recruiter;
create index if not exists booking_owed_to_recruiter on booking (vendor_id, recruiter_user_id, end_time)
  where scorecards_settled < scorecards_asked and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED');
drop index if exists booking_owed_to_assignee;
create index if not exists booking_owed_to_assignee on booking (vendor_id, assignee_email, end_time)
  where scorecards_settled < scorecards_asked and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED');
-- The bookings of one person are counted by their status without their rows.
create index if not exists booking_status_by_id on booking (vendor_id, booking_id) include (booking_status, reschedule_count);

-- Null where the meeting has no end, or no scorecard; what came early counts as at once.
create or replace function scorecard_wait(ended timestamptz, first_at timestamptz) returns numeric
language sql immutable
as $$ select case when first_at > ended then extract(epoch from first_at - ended) when first_at <= ended then 0 end $$;

create or replace function add_up_booking_tally(of_vendor uuid) returns void
language sql set search_path = public, pg_temp
as $$
  with taken as (
    delete from booking_tally t
    using (select vendor_id, tally_id from booking_tally where vendor_id = of_vendor for update skip locked) free
    where t.vendor_id = free.vendor_id and t.tally_id = free.tally_id
    returning t.*
  )
  insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times)
    select of_vendor, booking_status, is_rescheduled, scorecards, sum(bookings), sum(scorecard_seconds), sum(scorecard_times)
    from taken group by booking_status, is_rescheduled, scorecards
    having sum(bookings) <> 0 or sum(scorecard_seconds) <> 0 or sum(scorecard_times) <> 0
$$;

create or replace function tally_bookings() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
declare
  changes integer;
begin
  if tg_op = 'INSERT' then
    insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times)
      select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), count(*),
        coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0), count(scorecard_wait(end_time, first_scorecard_at))
      from written group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times)
      select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), -count(*),
        -coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0), -count(scorecard_wait(end_time, first_scorecard_at))
      from gone group by 1, 2, 3, 4;
  else
    insert into booking_tally (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times)
      select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), sum(change),
        coalesce(sum(change * scorecard_wait(end_time, first_scorecard_at)), 0),
        coalesce(sum(change) filter (where scorecard_wait(end_time, first_scorecard_at) is not null), 0)
      from (select *, 1 as change from written union all select *, -1 from gone) both_sides
      group by 1, 2, 3, 4
      having sum(change) <> 0 or coalesce(sum(change * scorecard_wait(end_time, first_scorecard_at)), 0) <> 0
        or coalesce(sum(change) filter (where scorecard_wait(end_time, first_scorecard_at) is not null), 0) <> 0;
  end if;
  get diagnostics changes = row_count;
  if changes > 0 and random() < 0.01 then
    perform add_up_booking_tally(nullif(current_setting('app.vendor_id', true), '')::uuid);
  end if;
  return null;
end
$$;

create or replace function count_scorecards_of(vendor_ids uuid[], booking_ids uuid[]) returns void
language plpgsql set search_path = public, pg_temp
as $$
begin
  perform from booking b
    where (b.vendor_id, b.booking_id) in (select * from unnest(vendor_ids, booking_ids))
    order by b.vendor_id, b.booking_id for no key update;
  update booking b
    set scorecards_asked = seats.asked, scorecards_settled = seats.settled, first_scorecard_at = seats.first_at
    from (
      select touched.vendor_id, touched.booking_id, count(p.email) as asked, count(f.feedback_id) as settled,
        (select min(submitted_at) from feedback
          where vendor_id = touched.vendor_id and booking_id = touched.booking_id and state = 'SUBMITTED') as first_at
      from unnest(vendor_ids, booking_ids) as touched (vendor_id, booking_id)
      left join booking_person p on p.vendor_id = touched.vendor_id and p.booking_id = touched.booking_id
        and p.role = 'PANELIST' and p.required
      left join feedback f on f.vendor_id = p.vendor_id and f.booking_id = p.booking_id
        and f.panelist_email = p.email and f.state <> 'DRAFT'
      group by 1, 2
    ) seats
    where b.vendor_id = seats.vendor_id and b.booking_id = seats.booking_id
      and (b.scorecards_asked, b.scorecards_settled, b.first_scorecard_at)
        is distinct from (seats.asked::smallint, seats.settled::smallint, seats.first_at);
end
$$;

-- for each vendor
-- The trigger adds what the tally lacks.
update booking b set first_scorecard_at = cards.first_at
  from (
    select booking_id, min(submitted_at) as first_at from feedback
    where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and state = 'SUBMITTED'
    group by booking_id
  ) cards
  where b.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and b.booking_id = cards.booking_id
    and b.first_scorecard_at is distinct from cards.first_at;
