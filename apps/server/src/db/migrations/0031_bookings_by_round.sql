-- The list of bookings sorted by round. By status it is read from booking_by_status_and_time, status after status.
create index if not exists booking_by_round on booking (vendor_id, lower(round_name), booking_id);
