-- Filters and order of the list of meetings that somebody keeps under a name.
create table saved_view (
  vendor_id  uuid not null,
  view_id    uuid not null,
  owner_id   uuid not null,
  name       text not null,
  filters    jsonb not null,
  is_shared  boolean not null,
  created_at timestamptz not null,
  primary key (vendor_id, view_id),
  constraint view_name_is_short check (char_length(name) between 1 and 60),
  constraint view_filters_are_few check (char_length(filters::text) <= 6000)
);
create unique index saved_view_name_is_once_per_owner on saved_view (vendor_id, owner_id, name);

-- The view that somebody's dashboard opens with.
create table start_view (
  vendor_id uuid not null,
  user_id   uuid not null,
  view_id   uuid not null,
  primary key (vendor_id, user_id)
);
create index start_view_by_view on start_view (vendor_id, view_id);

select spread_over_nodes('saved_view');
select spread_over_nodes('start_view');
alter table saved_view
  add foreign key (vendor_id, owner_id) references recruiter (vendor_id, user_id) on delete cascade;
alter table start_view
  add foreign key (vendor_id, user_id) references recruiter (vendor_id, user_id) on delete cascade,
  add foreign key (vendor_id, view_id) references saved_view (vendor_id, view_id) on delete cascade;

alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy own_vendor on saved_view
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table start_view enable row level security;
alter table start_view force row level security;
create policy own_vendor on start_view
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
