-- Servers keep for some seconds what they read of a session. Whatever changes who may come in, or as whom, gives notice of it
-- to all of them when it is committed.
create function tell_access_change() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  perform pg_notify('slotwise_access', coalesce(new.vendor_id, old.vendor_id)::text);
  return null;
end $$;

create trigger session_tells_access_change
  after delete or update of token_hash, vendor_id, user_id, expires_at on session
  for each row execute function tell_access_change();
create trigger recruiter_tells_access_change
  after delete or update of user_id, display_name, email, phone_country, role, account_status, time_zone on recruiter
  for each row execute function tell_access_change();
create trigger vendor_tells_access_change
  after delete or update of vendor_name, vendor_status on vendor
  for each row execute function tell_access_change();
create trigger panelist_tells_access_change
  after insert or delete or update of user_id, email, panel_status on panelist
  for each row execute function tell_access_change();
