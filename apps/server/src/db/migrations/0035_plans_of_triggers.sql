-- Called with a booking or a few at a time, these took longer to plan for their values than to run.
alter function keep_attendance(uuid, uuid[]) set plan_cache_mode = force_generic_plan;
alter function count_scorecards_of(uuid[], uuid[]) set plan_cache_mode = force_generic_plan;
