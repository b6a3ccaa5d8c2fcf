-- The card of an organisation, read by those it works with, and its own settings.
alter table vendor
  add column vendor_code    text not null default '',
  add column contact_name   text not null default '',
  add column contact_email  text not null default '',
  add column contact_phone  text not null default '',
  add column website        text not null default '',
  add column address        text not null default '',
  add column city           text not null default '',
  add column country        text not null default 'IN',
  add column tax_id         text not null default '',
  add column currency       text not null default 'INR',
  add column skills         text[] not null default '{}',
  add column decision_policy text not null default 'first',
  add column requires_feedback_before_decision boolean not null default false,
  add column version        integer not null default 1,
  add column is_sample      boolean not null default false,
  -- Who wrote the card of an organisation that nobody has claimed, and alone sees and changes it.
  add column added_by       uuid,
  add constraint vendor_unclaimed_was_added check (vendor_status <> 'UNCLAIMED' or added_by is not null),
  add constraint vendor_decision_policy_is_known check (decision_policy in ('first', 'all', 'majority'));

-- That two organisations work together: vendor_id is the client, to whom the other one submits candidates. Both read
-- and write it; which side may change what is the service's to say.
create table association (
  association_id         uuid primary key,
  vendor_id              uuid not null references vendor,
  supplier_vendor_id     uuid not null references vendor,
  association_status     text not null,
  -- The side that asked; the other one answers.
  requested_by           uuid not null,
  -- The side that made the present status: what it suspended, it alone resumes.
  status_by              uuid not null,
  -- Null until the other side agreed once: so long whoever asked reads no more than its name.
  accepted_at            timestamptz,
  ownership_days         integer not null,
  answer_hours           integer not null,
  submission_requires_rtr boolean not null,
  payment_terms_days     integer,
  agreement_start        date,
  agreement_end          date,
  version                integer not null,
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  constraint association_is_between_two check (vendor_id <> supplier_vendor_id),
  constraint association_status_is_known check (association_status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'ENDED'))
);
create unique index association_is_one_per_pair
  on association (least(vendor_id, supplier_vendor_id), greatest(vendor_id, supplier_vendor_id));
create index association_by_client on association (vendor_id, association_status);
create index association_by_supplier on association (supplier_vendor_id, association_status);

-- What one side alone keeps about an association.
create table association_side (
  vendor_id              uuid not null references vendor,
  association_id         uuid not null references association on delete cascade,
  default_margin_percent numeric(5, 2),
  private_notes          text not null,
  primary key (vendor_id, association_id)
);

-- Contacts of organisations that nobody has claimed yet, looked up before the tenant is known: whoever proves to own
-- the address takes their associations over.
create table unclaimed_vendor (
  vendor_id uuid primary key,
  added_by  uuid not null,
  email     text not null,
  constraint unclaimed_vendor_email_is_lower_case check (email = lower(email))
);
create index unclaimed_vendor_by_email on unclaimed_vendor (email);
create unique index unclaimed_vendor_is_added_once on unclaimed_vendor (added_by, email);

-- Remarks and files about another organisation, or about the own one where association_id is null.
create table vendor_comment (
  vendor_id      uuid not null references vendor,
  comment_id     uuid not null,
  association_id uuid references association on delete cascade,
  text           text not null,
  visibility     text not null,
  by_user_id     uuid not null,
  by_name        text not null,
  by_vendor_name text not null,
  at             timestamptz not null,
  primary key (vendor_id, comment_id),
  constraint vendor_comment_visibility_is_known check (visibility in ('INTERNAL', 'SHARED'))
);
create index vendor_comment_by_association on vendor_comment (association_id, at);

create table vendor_document (
  vendor_id        uuid not null references vendor,
  document_id      uuid not null,
  association_id   uuid references association on delete cascade,
  kind             text not null,
  visibility       text not null,
  version          integer not null,
  attached_at      timestamptz not null,
  -- What the other side shows of a file whose row it cannot read.
  file_name        text not null,
  content_type     text not null,
  size             bigint not null,
  sha256           text not null,
  uploaded_by      text not null,
  primary key (vendor_id, document_id),
  foreign key (vendor_id, document_id) references file on delete cascade,
  constraint vendor_document_visibility_is_known check (visibility in ('INTERNAL', 'SHARED')),
  constraint vendor_document_kind_is_known check (kind in ('RESUME', 'ID', 'OFFER', 'RTR', 'JD', 'SCORECARD', 'OTHER'))
);
create index vendor_document_by_association on vendor_document (association_id, attached_at);

create table job (
  vendor_id                  uuid not null references vendor,
  jd_id                      uuid not null,
  version                    integer not null,
  jd_code                    text not null,
  title                      text not null,
  client_name                text not null,
  department                 text not null,
  description                text not null,
  responsibilities           text not null,
  must_have_skills           jsonb not null,
  good_to_have_skills        text[] not null,
  experience_min             numeric(4, 1),
  experience_max             numeric(4, 1),
  education                  text not null,
  location                   text not null,
  work_mode                  text,
  employment_type            text,
  openings                   integer not null,
  currency                   text not null,
  budget_min                 numeric(15, 2),
  budget_max                 numeric(15, 2),
  rate_unit                  text,
  shows_budget               boolean not null,
  max_notice_days            integer,
  shift_time_zone            text,
  jd_status                  text not null,
  priority                   text not null,
  target_date                date,
  hiring_manager_name        text not null,
  hiring_manager_email       text not null,
  rounds                     jsonb not null,
  max_submissions_per_vendor integer,
  submission_required_fields text[] not null,
  -- What the search box looks through, folded: code, title, client, location, skills.
  search_text                text not null,
  is_sample                  boolean not null,
  created_by                 uuid not null,
  created_at                 timestamptz not null,
  updated_at                 timestamptz not null,
  primary key (vendor_id, jd_id),
  constraint job_status_is_known check (jd_status in ('DRAFT', 'OPEN', 'ON_HOLD', 'CLOSED', 'FILLED', 'CANCELLED')),
  constraint job_priority_is_known check (priority in ('LOW', 'NORMAL', 'HIGH')),
  constraint job_has_openings check (openings >= 1)
);
create unique index job_code_is_unique_in_its_vendor on job (vendor_id, lower(jd_code)) where jd_code <> '';
create index job_by_creation on job (vendor_id, created_at desc, jd_id);

create table job_share (
  vendor_id      uuid not null,
  jd_id          uuid not null,
  association_id uuid not null references association on delete cascade,
  shared_at      timestamptz not null,
  primary key (vendor_id, jd_id, association_id),
  foreign key (vendor_id, jd_id) references job on delete cascade
);
create index job_share_by_association on job_share (association_id);

create table job_document (
  vendor_id   uuid not null,
  jd_id       uuid not null,
  document_id uuid not null,
  kind        text not null,
  visibility  text not null,
  version     integer not null,
  attached_at timestamptz not null,
  primary key (vendor_id, jd_id, document_id),
  foreign key (vendor_id, jd_id) references job on delete cascade,
  foreign key (vendor_id, document_id) references file on delete cascade
);
create index job_document_by_file on job_document (vendor_id, document_id);

alter table booking
  add column jd_id uuid,
  add column submitter_vendor_id uuid references vendor,
  -- The booking by which the candidate was submitted, for the later rounds; null where it is this one.
  add column submission_booking_id uuid,
  add foreign key (vendor_id, jd_id) references job;
create index booking_by_job on booking (vendor_id, jd_id, booking_status) where jd_id is not null;
create index booking_by_submitter on booking (submitter_vendor_id, vendor_id, submission_date)
  where submitter_vendor_id is not null;
create index booking_by_submitted_id on booking (submitter_vendor_id, booking_id) where submitter_vendor_id is not null;
-- The same candidate is recognised by mail address, telephone number or profile.
create index booking_by_candidate_email on booking (vendor_id, candidate_email);
create index booking_by_candidate_phone on booking (vendor_id, candidate_phone) where candidate_phone <> '';
create index booking_by_candidate_profile on booking (vendor_id, candidate_linked_in) where candidate_linked_in <> '';
-- What each person owes is read over all of their meetings.
create index booking_by_assignee on booking (vendor_id, assignee_email);
create index booking_by_recruiter on booking (vendor_id, recruiter_user_id);
create index booking_by_previous_round on booking (vendor_id, previous_booking_id) where previous_booking_id is not null;

-- What a supplier put forward. vendor_id is the client, whose booking it is; the supplier reads it, and writes it in a
-- transaction of the client's.
create table submission (
  vendor_id           uuid not null,
  booking_id          uuid not null,
  submitter_vendor_id uuid not null references vendor,
  association_id      uuid not null references association,
  jd_id               uuid not null,
  submitted_by        uuid not null,
  submitted_by_name   text not null,
  submitted_by_email  text not null,
  submitted_at        timestamptz not null,
  answer_due_at       timestamptz not null,
  -- What was agreed when it was submitted; later terms are for later submissions.
  ownership_days      integer not null,
  -- What the supplier said of the candidate's pay and offers; what the client writes there stays the client's.
  candidate_terms     jsonb not null default '{}',
  answered_at         timestamptz,
  answer              text,
  decline_code        text,
  decline_text        text not null default '',
  withdraw_reason     text not null default '',
  proposed_slots      jsonb not null,
  bill_rate           numeric(15, 2),
  currency            text not null,
  rate_unit           text,
  rtr_state           text not null,
  rtr_at              timestamptz,
  ownership_state     text not null,
  owned_until         timestamptz,
  feedback_at         timestamptz,
  primary key (vendor_id, booking_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  foreign key (vendor_id, jd_id) references job,
  constraint submission_answer_is_known check (answer in ('ACCEPTED', 'DECLINED')),
  constraint submission_rtr_is_known check (rtr_state in ('NOT_ASKED', 'REQUESTED', 'CONFIRMED', 'REFUSED')),
  constraint submission_ownership_is_known check (ownership_state in ('NONE', 'PENDING_CONFIRMATION', 'OWNED', 'CONFLICT'))
);
create index submission_by_booking on submission (submitter_vendor_id, booking_id);
create index submission_by_submitter on submission (submitter_vendor_id, vendor_id, submitted_at);
create index submission_waiting on submission (vendor_id, answer_due_at) where answered_at is null;

alter table booking_link
  drop constraint booking_link_purpose_is_known,
  add constraint booking_link_purpose_is_known check (purpose in ('panel', 'candidate'));

-- A change of one's address waits for the link that is mailed to the new one.
alter table link_token
  add column new_email text,
  drop constraint link_token_purpose_is_known,
  add constraint link_token_purpose_is_known check (purpose in ('verify', 'reset', 'invite', 'email'));

alter table session
  add column session_id uuid not null default gen_random_uuid(),
  add column device     text not null default '';
create unique index session_by_id on session (session_id);

alter table recruiter
  add column notification_prefs jsonb not null default '{}',
  add column notices_read_at timestamptz;

alter table mail
  drop constraint mail_state_is_known,
  add constraint mail_state_is_known check (state in ('QUEUED', 'SENT', 'REFUSED', 'SHOWN', 'MUTED'));
-- A mail about a client's booking to somebody of its supplier, who finds it in the own bell.
alter table mail add column reader_vendor_id uuid;
create index mail_by_recipient on mail (recipient_email, created_at desc);
create policy told_to_us on mail for select
  using (reader_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

-- Both sides of an association see it; whoever is no side sees nothing. The second policies of the tables below open
-- single rows to the other side, for reading alone.
alter table association enable row level security;
alter table association force row level security;
create policy either_side on association
  using (nullif(current_setting('app.vendor_id', true), '')::uuid in (vendor_id, supplier_vendor_id));
-- An association ends and stays; with it would go what the other side wrote and shared. An invented organisation is
-- no other side.
create policy only_samples_go on association as restrictive for delete
  using (exists (
    select from vendor v
    where v.vendor_id in (association.vendor_id, association.supplier_vendor_id)
      and v.is_sample and v.vendor_status = 'UNCLAIMED'));
create policy associated on vendor for select
  using (exists (select from association a where vendor.vendor_id in (a.vendor_id, a.supplier_vendor_id)));
create policy added_by_us on vendor
  using (vendor_status = 'UNCLAIMED' and added_by = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table association_side enable row level security;
alter table association_side force row level security;
create policy own_vendor on association_side
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

alter table vendor_comment enable row level security;
alter table vendor_comment force row level security;
create policy own_vendor on vendor_comment
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
-- Whoever was merely asked reads nothing of what the other side shares until it agrees.
create policy shared_with_us on vendor_comment for select
  using (visibility = 'SHARED' and exists (
    select from association a where a.association_id = vendor_comment.association_id and a.accepted_at is not null));

alter table vendor_document enable row level security;
alter table vendor_document force row level security;
create policy own_vendor on vendor_document
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
create policy shared_with_us on vendor_document for select
  using (visibility = 'SHARED' and exists (
    select from association a where a.association_id = vendor_document.association_id and a.accepted_at is not null));

alter table job enable row level security;
alter table job force row level security;
create policy own_vendor on job
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table job_share enable row level security;
alter table job_share force row level security;
create policy own_vendor on job_share
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
create policy shared_with_us on job_share for select
  using (exists (
    select from association a
    where a.association_id = job_share.association_id and a.association_status = 'ACTIVE'
      and a.supplier_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid));
create policy shared_with_us on job for select
  using (exists (select from job_share s where s.vendor_id = job.vendor_id and s.jd_id = job.jd_id));
alter table job_document enable row level security;
alter table job_document force row level security;
create policy own_vendor on job_document
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

create policy submitted_by_us on booking for select
  using (submitter_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
alter table submission enable row level security;
alter table submission force row level security;
create policy own_vendor on submission
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
create policy submitted_by_us on submission for select
  using (submitter_vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
