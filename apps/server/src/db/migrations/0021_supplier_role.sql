-- A supplier reads what it submitted as a role of its own. For everybody else the only policy of these tables is the one
-- that compares the vendor, so the database finds an organization's rows in their order instead of joining two searches.
grant usage on schema public to slotwise_supplier;
grant select on booking, submission, vendor, association, recruiter, job, job_share to slotwise_supplier;

drop policy submitted_by_us on booking;
create policy submitted_by_us on booking for select to slotwise_supplier
  using (submitter_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
drop policy submitted_by_us on submission;
create policy submitted_by_us on submission for select to slotwise_supplier
  using (submitter_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
