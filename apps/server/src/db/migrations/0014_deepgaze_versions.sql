-- Under which version of the understanding a resume's facts were made, and when its file was written, so that they can be
-- made anew from its text alone. Where it is not known the upload counts.
alter table deepgaze_resume
  add column facts_version integer not null default 1,
  add column written_at timestamptz;

-- In which format a block of the index is, and by the oldest facts of which version: what is older is built anew.
alter table deepgaze_segment
  add column format integer not null default 1,
  add column facts_version integer not null default 1;

-- Room in the file store that a file's parts will take, such as what a zip unpacks to; it counts as if they lay there.
alter table file add column reserved integer not null default 0;
