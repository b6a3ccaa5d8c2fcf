-- What comes due by the clock is found for all organizations at once, by a role that owns nothing and sees of each
-- table the rows that wait alone, and of those no more than whose they are and when they are due. The work itself is
-- done in that organization's own transaction.
grant usage on schema public to slotwise_upkeep;

grant select (vendor_id, end_time) on booking to slotwise_upkeep;
create policy upkeep on booking for select to slotwise_upkeep using (booking_status = 'SCHEDULED');
create index booking_that_ends on booking (end_time) where booking_status = 'SCHEDULED';

grant select (vendor_id, due_at) on reminder to slotwise_upkeep;
create policy upkeep on reminder for select to slotwise_upkeep using (state = 'WAITING');
create index reminder_of_any_vendor_that_is_due on reminder (due_at) where state = 'WAITING';

grant select (vendor_id, next_read_at, leased_until) on busy_source to slotwise_upkeep;
create policy upkeep on busy_source for select to slotwise_upkeep using (next_read_at is not null);
create index busy_source_of_any_vendor_to_read on busy_source (next_read_at) where next_read_at is not null;

grant select (vendor_id, state, next_attempt_at, created_at) on webhook_delivery to slotwise_upkeep;
create policy upkeep on webhook_delivery for select to slotwise_upkeep using (true);
create index webhook_delivery_that_is_due on webhook_delivery (next_attempt_at) where state = 'WAITING';
create index webhook_delivery_of_any_vendor_by_age on webhook_delivery (created_at);

grant select (vendor_id, state, leased_until, kept_until) on deepgaze_zip to slotwise_upkeep;
create policy upkeep on deepgaze_zip for select to slotwise_upkeep using (true);
create index deepgaze_zip_of_any_vendor_to_read on deepgaze_zip (leased_until) where state in ('QUEUED', 'PARSING');
create index deepgaze_zip_of_any_vendor_by_age on deepgaze_zip (kept_until);

grant select (vendor_id, format, facts_version, is_open) on deepgaze_segment to slotwise_upkeep;
create policy upkeep on deepgaze_segment for select to slotwise_upkeep using (true);
create index deepgaze_segment_by_format on deepgaze_segment (format);
create index deepgaze_segment_by_facts_version on deepgaze_segment (facts_version);
create index deepgaze_segment_that_is_left_over on deepgaze_segment (vendor_id) where not is_open;

grant select (vendor_id, uploaded_at) on file to slotwise_upkeep;
create policy upkeep on file for select to slotwise_upkeep using (attached_at is null);
create index file_of_any_vendor_to_sweep on file (uploaded_at) where attached_at is null;

-- Mails that wait, and those with a secret that are not sealed.
grant select (vendor_id, state, secret) on mail to slotwise_upkeep;
create policy upkeep on mail for select to slotwise_upkeep
  using (state = 'QUEUED' or (secret and message is not null));
