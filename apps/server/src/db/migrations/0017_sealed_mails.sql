-- A mail that carries a secret link is kept sealed until it is handed over: a copy of the database opens no account.
-- Rows that are there already are sealed by the server, which has the key.
alter table mail
  add column sealed bytea,
  add constraint mail_is_sealed_or_open check (message is null or sealed is null);
create index mail_to_seal on mail (vendor_id) where secret and message is not null;
