-- What lists and figures read of an organization's history is a stretch of one of these. Those without further columns lie in the
-- order of their rows, and the bookings of one time take six bytes each.

-- What goes on began a short while ago, unless it is a long meeting.
create index booking_that_is_long on booking (vendor_id, start_time, booking_id) include (end_time)
  where end_time - start_time > interval '2 hours';
-- How many meetings a week or a month has.
create index booking_by_start on booking (vendor_id, start_time);
-- How many are unanswered on either side of the present.
create index booking_unanswered_by_start on booking (vendor_id, booking_status, start_time) where unanswered > 0;
-- Settled while they went on: until their end, they have not been held.
create index booking_settled_before_its_end on booking (vendor_id, end_time)
  where booking_status in ('COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED') and start_time <= updated_at and updated_at < end_time;
-- How many panelists keep which holidays.
create index panelist_by_holidays on panelist (vendor_id, holiday_calendar_id) where panel_status <> 'INACTIVE';
