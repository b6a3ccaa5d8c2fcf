-- A new index is written block by block while questions read the one before; then one statement opens the one and closes the
-- other, whose blocks are deleted one by one.
alter table deepgaze_segment add column is_open boolean not null default true;
