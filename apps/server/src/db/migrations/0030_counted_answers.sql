-- A booking knows how many of its people have not answered, as it knows its scorecards, and the tally tells bookings apart by
-- both. What is owed, and who has not answered, is then a sum and the few bookings on the other side of the present.
alter table booking add column if not exists unanswered smallint not null default 0;
alter table booking_tally add column if not exists is_unanswered boolean not null default false;
alter table booking_tally drop constraint if exists booking_tally_scorecards_are_known;
alter table booking_tally add constraint booking_tally_scorecards_are_known
  check (scorecards in ('UNASKED', 'NONE', 'SOME', 'ALL'));

-- Of the same hour many bookings end: without further columns each takes six bytes.
create index if not exists booking_owed_by_end on booking (vendor_id, booking_status, end_time)
  where scorecards_settled < scorecards_asked;
create index if not exists booking_that_lacks_answers on booking (vendor_id, start_time, booking_id) include (end_time)
  where unanswered > 0;
drop index if exists booking_person_without_answer;
-- The meetings of a person are counted, and the figures of panelists made, without the rows of bookings.
create index if not exists booking_figures_by_id on booking (vendor_id, booking_id)
  include (booking_status, start_time, end_time, reschedule_count, scorecards_asked, scorecards_settled, no_show_by);
drop index if exists booking_status_by_id;

create or replace function scorecards_so_far(asked smallint, settled smallint) returns text
language sql immutable
as $$ select case when settled > 0 and settled >= asked then 'ALL' when settled > 0 then 'SOME'
  when asked > 0 then 'NONE' else 'UNASKED' end $$;

create or replace function add_up_booking_tally(of_vendor uuid) returns void
language plpgsql set search_path = public, pg_temp
as $$
declare
  free bigint[];
  sums booking_tally[];
  total booking_tally;
begin
  select array_agg(tally_id) into free
    from (select tally_id from booking_tally where vendor_id = of_vendor for update skip locked) taken;
  if free is null then return; end if;
  select array_agg(row(of_vendor, 0, status, is_rescheduled, scorecards, bookings, seconds, times, is_unanswered)::booking_tally)
    into sums
    from (
      select booking_status as status, is_rescheduled, scorecards, is_unanswered, sum(bookings)::integer as bookings,
        sum(scorecard_seconds) as seconds, sum(scorecard_times)::integer as times
      from booking_tally where vendor_id = of_vendor and tally_id = any (free)
      group by 1, 2, 3, 4 having sum(bookings) <> 0 or sum(scorecard_seconds) <> 0 or sum(scorecard_times) <> 0
    ) kinds;
  delete from booking_tally where vendor_id = of_vendor and tally_id = any (free);
  foreach total in array coalesce(sums, '{}') loop
    insert into booking_tally
        (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times, is_unanswered)
      values (of_vendor, total.booking_status, total.is_rescheduled, total.scorecards, total.bookings,
        total.scorecard_seconds, total.scorecard_times, total.is_unanswered);
  end loop;
end
$$;

create or replace function tally_bookings() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
declare
  changes booking_tally[];
  kind booking_tally;
begin
  if tg_op = 'INSERT' then
    select array_agg(row(vendor_id, 0, status, is_rescheduled, scorecards, bookings, seconds, times, lacks)::booking_tally)
      into changes from (
      select vendor_id, booking_status as status, reschedule_count > 0 as is_rescheduled,
        scorecards_so_far(scorecards_asked, scorecards_settled) as scorecards, unanswered > 0 as lacks,
        count(*)::integer as bookings,
        coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0) as seconds,
        count(scorecard_wait(end_time, first_scorecard_at))::integer as times
      from written group by 1, 2, 3, 4, 5) kinds;
  elsif tg_op = 'DELETE' then
    select array_agg(row(vendor_id, 0, status, is_rescheduled, scorecards, bookings, seconds, times, lacks)::booking_tally)
      into changes from (
      select vendor_id, booking_status as status, reschedule_count > 0 as is_rescheduled,
        scorecards_so_far(scorecards_asked, scorecards_settled) as scorecards, unanswered > 0 as lacks,
        -count(*)::integer as bookings,
        -coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0) as seconds,
        -count(scorecard_wait(end_time, first_scorecard_at))::integer as times
      from gone group by 1, 2, 3, 4, 5) kinds;
  else
    select array_agg(row(vendor_id, 0, status, is_rescheduled, scorecards, bookings, seconds, times, lacks)::booking_tally)
      into changes from (
      select vendor_id, booking_status as status, reschedule_count > 0 as is_rescheduled,
        scorecards_so_far(scorecards_asked, scorecards_settled) as scorecards, unanswered > 0 as lacks,
        sum(change)::integer as bookings,
        coalesce(sum(change * scorecard_wait(end_time, first_scorecard_at)), 0) as seconds,
        coalesce(sum(change) filter (where scorecard_wait(end_time, first_scorecard_at) is not null), 0)::integer as times
      from (select *, 1 as change from written union all select *, -1 from gone) both_sides
      group by 1, 2, 3, 4, 5) kinds
      where bookings <> 0 or seconds <> 0 or times <> 0;
  end if;
  if changes is null then return null; end if;
  foreach kind in array changes loop
    insert into booking_tally
        (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times, is_unanswered)
      values (kind.vendor_id, kind.booking_status, kind.is_rescheduled, kind.scorecards, kind.bookings,
        kind.scorecard_seconds, kind.scorecard_times, kind.is_unanswered);
  end loop;
  if random() < 0.01 then
    perform add_up_booking_tally(nullif(current_setting('app.vendor_id', true), '')::uuid);
  end if;
  return null;
end
$$;

create or replace function count_scorecards_of(vendor_ids uuid[], booking_ids uuid[]) returns void
language plpgsql set search_path = public, pg_temp
as $$
declare
  of_vendor uuid;
  ids uuid[];
begin
  for of_vendor, ids in
    select vendor_id, array_agg(booking_id) from unnest(vendor_ids, booking_ids) touched (vendor_id, booking_id) group by 1
  loop
    perform from booking where vendor_id = of_vendor and booking_id = any (ids) order by booking_id for no key update;
    update booking b
      set scorecards_asked = seats.asked, scorecards_settled = seats.settled, first_scorecard_at = seats.first_at,
        unanswered = seats.unanswered
      from (
        select b.booking_id, count(*) filter (where p.role = 'PANELIST' and p.required) as asked,
          count(f.feedback_id) as settled, count(*) filter (where p.rsvp = 'NEEDS_ACTION' and not p.host) as unanswered,
          (select min(submitted_at) from feedback
            where vendor_id = of_vendor and booking_id = b.booking_id and state = 'SUBMITTED') as first_at
        from booking b
        left join booking_person p on p.vendor_id = of_vendor and p.booking_id = b.booking_id
        left join feedback f on f.vendor_id = of_vendor and f.booking_id = p.booking_id
          and f.panelist_email = p.email and f.state <> 'DRAFT' and p.role = 'PANELIST' and p.required
        where b.vendor_id = of_vendor and b.booking_id = any (ids)
        group by 1
      ) seats
      where b.vendor_id = of_vendor and b.booking_id = seats.booking_id
        and (b.scorecards_asked, b.scorecards_settled, b.first_scorecard_at, b.unanswered)
          is distinct from (seats.asked::smallint, seats.settled::smallint, seats.first_at, seats.unanswered::smallint);
  end loop;
end
$$;

-- for each vendor
-- A server that goes on serving writes neither bookings nor tallies meanwhile, so what is counted here stays true.
lock table booking in exclusive mode;
update booking b set unanswered = seats.unanswered
  from (
    select booking_id, count(*) as unanswered from booking_person
    where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and rsvp = 'NEEDS_ACTION' and not host
    group by booking_id
  ) seats
  where b.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and b.booking_id = seats.booking_id
    and b.unanswered <> seats.unanswered;
with former as (
  delete from booking_tally where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
)
insert into booking_tally
    (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times, is_unanswered)
  select vendor_id, booking_status, reschedule_count > 0, scorecards_so_far(scorecards_asked, scorecards_settled), count(*),
    coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0), count(scorecard_wait(end_time, first_scorecard_at)),
    unanswered > 0
  from booking where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
  group by 1, 2, 3, 4, 8;
