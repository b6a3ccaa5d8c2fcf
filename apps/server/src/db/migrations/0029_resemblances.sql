-- Pairs of resumes that are worth a look side by side. Both tables hang on the resumes, so that nothing of a deleted one stays;
-- of their words they have hashes and places alone.
alter table deepgaze_zip
  -- A zip is compared with all others as often as that is asked for: once it is read, and when another one is deleted.
  add column comparisons_asked integer not null default 1,
  add column comparisons_done integer not null default 0;
grant select (comparisons_asked, comparisons_done) on deepgaze_zip to slotwise_upkeep;
create index deepgaze_zip_to_compare on deepgaze_zip (vendor_id) where comparisons_done < comparisons_asked;

-- What a resume is found again by: hashes of some runs of its words, four bytes each.
create table deepgaze_print (
  vendor_id uuid not null,
  file_id   uuid not null,
  hashes    bytea not null,
  primary key (vendor_id, file_id)
);
select spread_over_nodes('deepgaze_print');
alter table deepgaze_print
  add foreign key (vendor_id, file_id) references deepgaze_resume on delete cascade;

-- Two resumes that were compared. Without grounds nothing was found, and they need not be compared again.
create table deepgaze_resemblance (
  vendor_id      uuid not null,
  resemblance_id uuid not null,
  first_id       uuid not null,
  second_id      uuid not null,
  -- Kinds and places in both texts.
  grounds        jsonb not null,
  weight         integer not null,
  fine_at        timestamptz,
  fine_by        text not null default '',
  primary key (vendor_id, resemblance_id),
  constraint deepgaze_resemblance_is_in_order check (first_id <= second_id),
  constraint deepgaze_resemblance_is_there_once unique (vendor_id, first_id, second_id)
);
select spread_over_nodes('deepgaze_resemblance');
alter table deepgaze_resemblance
  add foreign key (vendor_id, first_id) references deepgaze_resume on delete cascade,
  add foreign key (vendor_id, second_id) references deepgaze_resume on delete cascade;
create index deepgaze_resemblance_of_the_second on deepgaze_resemblance (vendor_id, second_id);
create index deepgaze_resemblance_by_weight on deepgaze_resemblance (vendor_id, weight desc, resemblance_id) where weight > 0;

alter table deepgaze_print enable row level security;
alter table deepgaze_print force row level security;
create policy own_vendor on deepgaze_print
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table deepgaze_resemblance enable row level security;
alter table deepgaze_resemblance force row level security;
create policy own_vendor on deepgaze_resemblance
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table deepgaze_print alter column hashes set statistics 0;
alter table deepgaze_resemblance
  alter column grounds set statistics 0,
  alter column fine_by set statistics 0;
