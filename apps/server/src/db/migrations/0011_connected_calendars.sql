-- Calendars that are read again and again.
alter table busy_source
  -- {url, username?, password?, calendars?}, sealed with the installation's key; null for a file.
  add column access       bytea,
  add column host         text not null default '',
  -- What was read last, so that what is unchanged is neither sent nor written again.
  add column validator    text not null default '',
  add column error        text not null default '',
  add column failures     integer not null default 0,
  add column next_read_at timestamptz,
  -- Until when one process has it to itself, which reads it without a transaction.
  add column leased_until timestamptz,
  alter column read_at drop not null,
  drop constraint busy_source_kind_is_known,
  add constraint busy_source_kind_is_known check (kind in ('FILE', 'FEED', 'CALDAV')),
  add constraint busy_source_of_a_server_knows_its_way check ((kind = 'FILE') = (access is null));
create index busy_source_to_read on busy_source (vendor_id, next_read_at) where next_read_at is not null;
