-- The bytes of each organization's files, with those reserved for parts of them. It lies outside the wall, where the
-- installation can be summed. Triggers keep it true whatever writes a file, and the app's role can only read it.
create table file_bytes (
  vendor_id uuid primary key references vendor on delete cascade,
  bytes     bigint not null
);
revoke insert, update, delete on file_bytes from slotwise_app;

alter table file no force row level security;
insert into file_bytes (vendor_id, bytes)
  select vendor_id, sum(size + reserved::bigint) from file where state = 'STORED' group by vendor_id;
alter table file force row level security;

create function add_file_bytes(of_vendor uuid, more numeric) returns void
language sql set search_path = public, pg_temp
as $$
  insert into public.file_bytes as known (vendor_id, bytes)
    select of_vendor, more where more <> 0
    on conflict (vendor_id) do update set bytes = known.bytes + excluded.bytes
$$;

-- It runs as the owner of the tables. A statement that leaves the bytes as they are locks nothing.
create function count_file_bytes() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform public.add_file_bytes(vendor_id, sum(size + reserved::bigint))
      from written where state = 'STORED' group by vendor_id;
  elsif tg_op = 'DELETE' then
    perform public.add_file_bytes(vendor_id, -sum(size + reserved::bigint))
      from gone where state = 'STORED' group by vendor_id;
  else
    perform public.add_file_bytes(vendor_id, sum(change)) from (
      select vendor_id, size + reserved::bigint as change from written where state = 'STORED'
      union all
      select vendor_id, -(size + reserved::bigint) from gone where state = 'STORED'
    ) both_sides group by vendor_id;
  end if;
  return null;
end
$$;

create trigger count_inserted_bytes after insert on file
  referencing new table as written for each statement execute function count_file_bytes();
create trigger count_updated_bytes after update on file
  referencing old table as gone new table as written for each statement execute function count_file_bytes();
create trigger count_deleted_bytes after delete on file
  referencing old table as gone for each statement execute function count_file_bytes();
