-- Zips of resumes and what was understood of them. Everything hangs on the zip, so that deleting its row deletes text,
-- facts, index, questions and answers, and nothing that is still being read can be written back.
create table deepgaze_zip (
  vendor_id        uuid not null references vendor,
  zip_id           uuid not null,
  file_name        text not null,
  size             bigint not null,
  sha256           text not null,
  state            text not null,
  error            text not null default '',
  total            integer not null,
  parsed           integer not null default 0,
  failed           integer not null default 0,
  duplicates       integer not null default 0,
  flagged          integer not null default 0,
  job_id           uuid,
  -- The zip itself in the file store, until every entry of it is read.
  archive_id       uuid,
  uploaded_by      uuid not null,
  uploaded_by_name text not null,
  uploaded_at      timestamptz not null,
  kept_until       timestamptz not null,
  -- Until when one process has it to itself, which reads it file by file.
  leased_until     timestamptz,
  primary key (vendor_id, zip_id),
  constraint deepgaze_zip_name_is_unique unique (vendor_id, file_name),
  constraint deepgaze_zip_state_is_known
    check (state in ('QUEUED', 'PARSING', 'READY', 'READY_WITH_ERRORS', 'FAILED'))
);
create index deepgaze_zip_to_read on deepgaze_zip (vendor_id, uploaded_at) where state in ('QUEUED', 'PARSING');
create index deepgaze_zip_by_age on deepgaze_zip (vendor_id, kept_until);

-- One entry of a zip. Rows are told apart by their place in it, never by their name, which may come twice.
create table deepgaze_file (
  vendor_id    uuid not null,
  file_id      uuid not null,
  zip_id       uuid not null,
  ordinal      integer not null,
  path         text not null,
  file_name    text not null,
  size         bigint not null,
  sha256       text not null default '',
  content_type text not null default '',
  state        text not null,
  reason       text not null default '',
  -- The bytes in the file store; null where they were not kept.
  document_id  uuid,
  duplicate_of uuid,
  -- How often its reading began: what ends the process again and again is given up.
  tries        integer not null default 0,
  primary key (vendor_id, file_id),
  foreign key (vendor_id, zip_id) references deepgaze_zip on delete cascade,
  constraint deepgaze_file_has_one_place_in_its_zip unique (vendor_id, zip_id, ordinal),
  constraint deepgaze_file_state_is_known check (state in (
    'QUEUED', 'OK', 'NO_TEXT', 'PASSWORD', 'UNSUPPORTED', 'TOO_BIG', 'CORRUPT', 'TIMEOUT', 'NESTED', 'DUPLICATE'))
);
create index deepgaze_file_by_content on deepgaze_file (vendor_id, zip_id, sha256) where sha256 <> '';
create index deepgaze_file_by_document on deepgaze_file (vendor_id, document_id) where document_id is not null;

-- A file whose text is known. The plain columns are what lists show; `facts` has everything with its place in the text.
create table deepgaze_resume (
  vendor_id          uuid not null,
  file_id            uuid not null,
  zip_id             uuid not null,
  ordinal            integer not null,
  text               text not null,
  -- Where each page starts in the text, in UTF-16 units.
  page_starts        integer[] not null,
  sections           jsonb not null,
  facts              jsonb not null,
  marks              jsonb not null,
  flags              text[] not null,
  language           text not null,
  candidate_name     text not null,
  name_source        text not null,
  email              text not null,
  phone              text not null,
  location           text not null,
  stated_years       numeric(4, 1),
  computed_years     numeric(4, 1),
  skills             text[] not null,
  education          text not null,
  notice_period_days integer,
  last_company       text not null,
  last_title         text not null,
  primary key (vendor_id, file_id),
  foreign key (vendor_id, file_id) references deepgaze_file on delete cascade,
  foreign key (vendor_id, zip_id) references deepgaze_zip on delete cascade,
  constraint deepgaze_resume_name_source_is_known check (name_source in ('TEXT', 'EMAIL', 'FILE_NAME'))
);
create index deepgaze_resume_by_zip on deepgaze_resume (vendor_id, zip_id, ordinal);

-- The index over the resumes of a zip, in blocks. `bytes` is what engines/resume-index writes.
create table deepgaze_segment (
  vendor_id uuid not null,
  zip_id    uuid not null,
  number    integer not null,
  resumes   integer not null,
  bytes     bytea not null,
  primary key (vendor_id, zip_id, number),
  foreign key (vendor_id, zip_id) references deepgaze_zip on delete cascade
);

-- What somebody asked, and the first page of the answer. `zip_ids` are all zips whose words stand in it.
create table deepgaze_question (
  vendor_id   uuid not null references vendor,
  question_id uuid not null,
  user_id     uuid not null,
  -- Null for a question about all zips.
  zip_id      uuid,
  zip_ids     uuid[] not null,
  question    text not null,
  result      text not null,
  answer      jsonb not null,
  asked_at    timestamptz not null,
  primary key (vendor_id, question_id),
  foreign key (vendor_id, zip_id) references deepgaze_zip on delete cascade
);
create index deepgaze_question_of_a_conversation on deepgaze_question (vendor_id, user_id, zip_id, asked_at desc);

-- Whether an organisation lets a language model see its resumes. Without a row it does not.
create table deepgaze_language_model (
  vendor_id       uuid primary key references vendor,
  is_on           boolean not null,
  changed_at      timestamptz not null,
  changed_by      uuid not null,
  changed_by_name text not null
);

alter table deepgaze_zip enable row level security;
alter table deepgaze_zip force row level security;
create policy own_vendor on deepgaze_zip
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table deepgaze_file enable row level security;
alter table deepgaze_file force row level security;
create policy own_vendor on deepgaze_file
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table deepgaze_resume enable row level security;
alter table deepgaze_resume force row level security;
create policy own_vendor on deepgaze_resume
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table deepgaze_segment enable row level security;
alter table deepgaze_segment force row level security;
create policy own_vendor on deepgaze_segment
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table deepgaze_question enable row level security;
alter table deepgaze_question force row level security;
create policy own_vendor on deepgaze_question
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table deepgaze_language_model enable row level security;
alter table deepgaze_language_model force row level security;
create policy own_vendor on deepgaze_language_model
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

-- ANALYZE copies common values of a column into the catalogue, where they would outlive the rows. Of words that people
-- wrote it takes none; no query chooses its way by them.
alter table deepgaze_zip
  alter column file_name set statistics 0,
  alter column error set statistics 0,
  alter column uploaded_by_name set statistics 0;
alter table deepgaze_file
  alter column path set statistics 0,
  alter column file_name set statistics 0,
  alter column reason set statistics 0;
alter table deepgaze_resume
  alter column text set statistics 0,
  alter column sections set statistics 0,
  alter column facts set statistics 0,
  alter column marks set statistics 0,
  alter column candidate_name set statistics 0,
  alter column email set statistics 0,
  alter column phone set statistics 0,
  alter column location set statistics 0,
  alter column skills set statistics 0,
  alter column education set statistics 0,
  alter column last_company set statistics 0,
  alter column last_title set statistics 0;
alter table deepgaze_segment alter column bytes set statistics 0;
alter table deepgaze_question
  alter column question set statistics 0,
  alter column result set statistics 0,
  alter column answer set statistics 0;
alter table file alter column file_name set statistics 0;
alter table idempotency_key alter column response set statistics 0;
