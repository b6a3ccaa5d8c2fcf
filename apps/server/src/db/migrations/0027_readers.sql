-- Which other organization reads a row stands in the row: a policy that asks another table is asked again for every row, and
-- Citus takes none. `db/readers.ts` writes these columns with what they follow from, the two sides of an association.
alter table vendor add column if not exists seen_by uuid[] not null default '{}';
alter table association add column if not exists is_sample boolean not null default false;
alter table vendor_comment add column if not exists reader_vendor_id uuid;
alter table vendor_document add column if not exists reader_vendor_id uuid;
alter table job_share add column if not exists reader_vendor_id uuid;
alter table job add column if not exists shared_with uuid[] not null default '{}';

-- One for each command, since Citus makes of a restrictive policy a permissive one.
drop policy if exists either_side on association;
create policy either_side on association for select
  using (nullif(current_setting('app.vendor_id', true), '')::uuid in (vendor_id, supplier_vendor_id));
drop policy if exists either_side_adds on association;
create policy either_side_adds on association for insert
  with check (nullif(current_setting('app.vendor_id', true), '')::uuid in (vendor_id, supplier_vendor_id));
drop policy if exists either_side_changes on association;
create policy either_side_changes on association for update
  using (nullif(current_setting('app.vendor_id', true), '')::uuid in (vendor_id, supplier_vendor_id));
drop policy if exists only_samples_go on association;
create policy only_samples_go on association for delete
  using (is_sample and nullif(current_setting('app.vendor_id', true), '')::uuid in (vendor_id, supplier_vendor_id));
drop policy if exists associated on vendor;
create policy associated on vendor for select
  using (nullif(current_setting('app.vendor_id', true), '')::uuid = any (seen_by));
drop policy if exists shared_with_us on vendor_comment;
create policy shared_with_us on vendor_comment for select
  using (visibility = 'SHARED' and reader_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
drop policy if exists shared_with_us on vendor_document;
create policy shared_with_us on vendor_document for select
  using (visibility = 'SHARED' and reader_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
drop policy if exists shared_with_us on job_share;
create policy shared_with_us on job_share for select
  using (reader_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
drop policy if exists shared_with_us on job;
create policy shared_with_us on job for select
  using (nullif(current_setting('app.vendor_id', true), '')::uuid = any (shared_with));

-- For the migrations to come: a table that is made where the others already lie on the nodes of Citus goes to them before it
-- gets its foreign keys. Anywhere else this does nothing.
create or replace function spread_over_nodes(new_table regclass) returns void
language plpgsql
as $$
begin
  if not exists (select from pg_extension where extname = 'citus') then return; end if;
  if not exists (select from pg_dist_partition where logicalrelid = 'booking'::regclass) then return; end if;
  perform create_distributed_table(new_table, 'vendor_id', colocate_with => 'booking');
end
$$;

-- The counts of 0022 and 0026 in steps that Citus takes as well: no statement reads the rows of the trigger and a table at once, and each
-- names the one vendor whose rows it reads or writes.
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
  select array_agg(row(of_vendor, 0, status, is_rescheduled, scorecards, bookings, seconds, times)::booking_tally) into sums
    from (
      select booking_status as status, is_rescheduled, scorecards, sum(bookings)::integer as bookings,
        sum(scorecard_seconds) as seconds, sum(scorecard_times)::integer as times
      from booking_tally where vendor_id = of_vendor and tally_id = any (free)
      group by 1, 2, 3 having sum(bookings) <> 0 or sum(scorecard_seconds) <> 0 or sum(scorecard_times) <> 0
    ) kinds;
  delete from booking_tally where vendor_id = of_vendor and tally_id = any (free);
  foreach total in array coalesce(sums, '{}') loop
    insert into booking_tally
        (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times)
      values (of_vendor, total.booking_status, total.is_rescheduled, total.scorecards, total.bookings,
        total.scorecard_seconds, total.scorecard_times);
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
    select array_agg(row(vendor_id, 0, status, is_rescheduled, scorecards, bookings, seconds, times)::booking_tally) into changes from (
      select vendor_id, booking_status as status, reschedule_count > 0 as is_rescheduled,
        scorecards_so_far(scorecards_asked, scorecards_settled) as scorecards, count(*)::integer as bookings,
        coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0) as seconds,
        count(scorecard_wait(end_time, first_scorecard_at))::integer as times
      from written group by 1, 2, 3, 4) kinds;
  elsif tg_op = 'DELETE' then
    select array_agg(row(vendor_id, 0, status, is_rescheduled, scorecards, bookings, seconds, times)::booking_tally) into changes from (
      select vendor_id, booking_status as status, reschedule_count > 0 as is_rescheduled,
        scorecards_so_far(scorecards_asked, scorecards_settled) as scorecards, -count(*)::integer as bookings,
        -coalesce(sum(scorecard_wait(end_time, first_scorecard_at)), 0) as seconds,
        -count(scorecard_wait(end_time, first_scorecard_at))::integer as times
      from gone group by 1, 2, 3, 4) kinds;
  else
    select array_agg(row(vendor_id, 0, status, is_rescheduled, scorecards, bookings, seconds, times)::booking_tally) into changes from (
      select vendor_id, booking_status as status, reschedule_count > 0 as is_rescheduled,
        scorecards_so_far(scorecards_asked, scorecards_settled) as scorecards, sum(change)::integer as bookings,
        coalesce(sum(change * scorecard_wait(end_time, first_scorecard_at)), 0) as seconds,
        coalesce(sum(change) filter (where scorecard_wait(end_time, first_scorecard_at) is not null), 0)::integer as times
      from (select *, 1 as change from written union all select *, -1 from gone) both_sides
      group by 1, 2, 3, 4) kinds
      where bookings <> 0 or seconds <> 0 or times <> 0;
  end if;
  if changes is null then return null; end if;
  foreach kind in array changes loop
    insert into booking_tally
        (vendor_id, booking_status, is_rescheduled, scorecards, bookings, scorecard_seconds, scorecard_times)
      values (kind.vendor_id, kind.booking_status, kind.is_rescheduled, kind.scorecards, kind.bookings,
        kind.scorecard_seconds, kind.scorecard_times);
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
      set scorecards_asked = seats.asked, scorecards_settled = seats.settled, first_scorecard_at = seats.first_at
      from (
        select b.booking_id, count(p.email) as asked, count(f.feedback_id) as settled,
          (select min(submitted_at) from feedback
            where vendor_id = of_vendor and booking_id = b.booking_id and state = 'SUBMITTED') as first_at
        from booking b
        left join booking_person p on p.vendor_id = of_vendor and p.booking_id = b.booking_id
          and p.role = 'PANELIST' and p.required
        left join feedback f on f.vendor_id = of_vendor and f.booking_id = p.booking_id
          and f.panelist_email = p.email and f.state <> 'DRAFT'
        where b.vendor_id = of_vendor and b.booking_id = any (ids)
        group by 1
      ) seats
      where b.vendor_id = of_vendor and b.booking_id = seats.booking_id
        and (b.scorecards_asked, b.scorecards_settled, b.first_scorecard_at)
          is distinct from (seats.asked::smallint, seats.settled::smallint, seats.first_at);
  end loop;
end
$$;

create or replace function add_file_bytes(of_vendor uuid, more numeric) returns void
language plpgsql set search_path = public, pg_temp
as $$
begin
  if more = 0 then return; end if;
  insert into public.file_bytes as known (vendor_id, bytes) values (of_vendor, more)
    on conflict (vendor_id) do update set bytes = known.bytes + excluded.bytes;
end
$$;

-- for each vendor
update vendor set seen_by = coalesce((
    select array_agg(case a.vendor_id when vendor.vendor_id then a.supplier_vendor_id else a.vendor_id end)
    from association a where vendor.vendor_id in (a.vendor_id, a.supplier_vendor_id)), '{}')
  where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid;
update association set is_sample = true
  where (vendor_id in (select vendor_id from vendor where is_sample and vendor_status = 'UNCLAIMED')
    or supplier_vendor_id in (select vendor_id from vendor where is_sample and vendor_status = 'UNCLAIMED'));
update vendor_comment c
  set reader_vendor_id = case a.vendor_id when c.vendor_id then a.supplier_vendor_id else a.vendor_id end
  from association a
  where c.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
    and a.association_id = c.association_id and a.accepted_at is not null;
update vendor_document d
  set reader_vendor_id = case a.vendor_id when d.vendor_id then a.supplier_vendor_id else a.vendor_id end
  from association a
  where d.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
    and a.association_id = d.association_id and a.accepted_at is not null;
update job_share s set reader_vendor_id = a.supplier_vendor_id
  from association a
  where s.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
    and a.association_id = s.association_id and a.association_status = 'ACTIVE';
update job set shared_with = readers.ids
  from (
    select jd_id, array_agg(reader_vendor_id) as ids from job_share
    where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and reader_vendor_id is not null
    group by jd_id
  ) readers
  where job.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid and job.jd_id = readers.jd_id;
