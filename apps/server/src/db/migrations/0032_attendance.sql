-- A seat with the time and the status of its meeting, and with what became of its scorecard: one person's weeks, the load of
-- everyone in a week, and who owes what are then read from an index and not from all that ever was. The rows of seats stay as
-- they are, since an answer that holds one waits for the booking, and a change of the booking may not wait for the answer.
-- Triggers keep these true whatever writes.
create table attendance (
  vendor_id      uuid not null,
  booking_id     uuid not null,
  position       integer not null,
  email          text not null,
  role           text not null,
  required       boolean not null,
  booking_status text not null,
  start_time     timestamptz,
  end_time       timestamptz,
  -- A required panelist whose scorecard is neither in nor waived, whether or not the meeting is over.
  owes_scorecard boolean not null,
  scorecard_at   timestamptz,
  primary key (vendor_id, booking_id, position)
);
select spread_over_nodes('attendance');
alter table attendance add foreign key (vendor_id, booking_id, position) references booking_person on delete cascade;
alter table attendance enable row level security;
alter table attendance force row level security;
create policy own_vendor on attendance
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

-- In steps that Citus takes as well, as in 0027. Whoever calls it holds the bookings, so what is read here stays true.
create function keep_attendance(of_vendor uuid, ids uuid[]) returns void
language plpgsql set search_path = public, pg_temp
as $$
begin
  insert into attendance (vendor_id, booking_id, position, email, role, required, booking_status, start_time, end_time,
      owes_scorecard, scorecard_at)
    select seat.* from (
      select b.vendor_id, b.booking_id, p.position, p.email, p.role, p.required, b.booking_status, b.start_time, b.end_time,
        p.role = 'PANELIST' and p.required and f.feedback_id is null as owes_scorecard,
        case when f.state = 'SUBMITTED' then f.submitted_at end as scorecard_at
      from booking b
      join booking_person p on p.vendor_id = of_vendor and p.booking_id = b.booking_id
      left join feedback f on f.vendor_id = of_vendor and f.booking_id = b.booking_id and f.panelist_email = p.email
        and f.state <> 'DRAFT' and p.role = 'PANELIST'
      where b.vendor_id = of_vendor and b.booking_id = any (ids)
    ) seat
    left join attendance a on a.vendor_id = of_vendor and a.booking_id = seat.booking_id and a.position = seat.position
    where row(a.*) is distinct from row(seat.*)
    on conflict (vendor_id, booking_id, position) do update set email = excluded.email, role = excluded.role,
      required = excluded.required, booking_status = excluded.booking_status, start_time = excluded.start_time,
      end_time = excluded.end_time, owes_scorecard = excluded.owes_scorecard, scorecard_at = excluded.scorecard_at;
end
$$;

create function keep_attendance_of_booking() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  perform keep_attendance(new.vendor_id, array[new.booking_id]);
  return null;
end
$$;

create trigger keep_attendance_of_booking after update on booking for each row
  when ((old.start_time, old.end_time, old.booking_status) is distinct from (new.start_time, new.end_time, new.booking_status))
  execute function keep_attendance_of_booking();

-- As in 0030, and who takes part with it.
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
    perform keep_attendance(of_vendor, ids);
  end loop;
end
$$;

-- One person's weeks.
create index attendance_by_email on attendance (vendor_id, email, start_time);
-- The load of everyone in one week.
create index attendance_that_takes_time on attendance (vendor_id, start_time) include (email)
  where role = 'PANELIST' and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED', 'ONBOARDED');
create index attendance_that_owes_scorecards on attendance (vendor_id, email, end_time)
  where owes_scorecard and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED');
-- Of a panelist whose scorecard is in what the panel has still to decide.
create index attendance_that_is_undecided on attendance (vendor_id, email, end_time)
  where scorecard_at is not null and required and booking_status in ('SCHEDULED', 'COMPLETED');
-- Which panelist an account is.
create index panelist_by_account on panelist (vendor_id, user_id);

-- for each vendor
-- A server that goes on serving writes neither bookings nor seats or scorecards meanwhile; what it wrote before is here already.
lock table booking in exclusive mode;
insert into attendance (vendor_id, booking_id, position, email, role, required, booking_status, start_time, end_time,
    owes_scorecard, scorecard_at)
  select b.vendor_id, b.booking_id, p.position, p.email, p.role, p.required, b.booking_status, b.start_time, b.end_time,
    p.role = 'PANELIST' and p.required and f.feedback_id is null, case when f.state = 'SUBMITTED' then f.submitted_at end
  from booking b
  join booking_person p on p.vendor_id = b.vendor_id and p.booking_id = b.booking_id
  left join feedback f on f.vendor_id = p.vendor_id and f.booking_id = p.booking_id and f.panelist_email = p.email
    and f.state <> 'DRAFT' and p.role = 'PANELIST'
  where b.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
  on conflict do nothing;
