-- What new people of an organization start with; what is not said is as usual.
alter table vendor
  add column member_defaults jsonb not null default '{}',
  add constraint member_defaults_are_few check (char_length(member_defaults::text) <= 6000);
