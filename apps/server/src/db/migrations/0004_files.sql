-- What is known of an uploaded file; its bytes lie in the file store under storage_key. The row is written PENDING
-- before the first byte, so that bytes without a row are always a crash's.
create table file (
  vendor_id         uuid not null references vendor,
  document_id       uuid not null,
  storage_key       uuid not null,
  file_name         text not null,
  content_type      text not null,
  size              integer not null,
  sha256            text not null,
  state             text not null,
  uploaded_by       uuid,
  uploaded_by_email text not null,
  uploaded_at       timestamptz not null,
  -- Since when a record holds the file; set in the transaction that writes the record.
  attached_at       timestamptz,
  primary key (vendor_id, document_id),
  constraint file_state_is_known check (state in ('PENDING', 'STORED')),
  constraint file_is_attached_only_when_stored check (attached_at is null or state = 'STORED')
);
create unique index file_storage_key_is_used_once on file (vendor_id, storage_key);
create index file_to_sweep on file (vendor_id, uploaded_at) where attached_at is null;

-- A directory table: a download link is opened without a session, so its tenant is read here.
create table download_ticket (
  token_hash  bytea primary key,
  vendor_id   uuid not null,
  document_id uuid not null,
  expires_at  timestamptz not null
);
create index download_ticket_by_expiry on download_ticket (expires_at);

alter table file enable row level security;
alter table file force row level security;
create policy own_vendor on file
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
