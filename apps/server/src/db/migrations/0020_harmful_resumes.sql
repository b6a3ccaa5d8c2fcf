-- A file of a zip in which the virus scanner finds something is listed as what it is, not as one of an unknown kind.
alter table deepgaze_file no force row level security;

alter table deepgaze_file drop constraint deepgaze_file_state_is_known;
alter table deepgaze_file add constraint deepgaze_file_state_is_known check (state in (
  'QUEUED', 'OK', 'NO_TEXT', 'PASSWORD', 'UNSUPPORTED', 'TOO_BIG', 'CORRUPT', 'TIMEOUT', 'NESTED', 'DUPLICATE', 'HARMFUL'));

update deepgaze_file set state = 'HARMFUL'
  where state = 'UNSUPPORTED' and reason = 'This file looks harmful and was not taken. Ask for another one.';

alter table deepgaze_file force row level security;
