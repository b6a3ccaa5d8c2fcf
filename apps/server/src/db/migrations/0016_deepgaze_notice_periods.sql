-- Who of a zip can start soon: the list of its files is narrowed by the notice period that a resume states.
create index deepgaze_resume_by_notice_period on deepgaze_resume (vendor_id, zip_id, notice_period_days)
  where notice_period_days is not null;
