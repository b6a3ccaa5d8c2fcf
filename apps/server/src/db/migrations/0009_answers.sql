-- When and how somebody answered the invitation, and what they wrote with it.
alter table booking_person
  add column rsvp_at       timestamptz,
  add column rsvp_source   text,
  add column rsvp_comments text not null default '',
  add constraint booking_person_rsvp_source_is_known check (rsvp_source in ('LINK', 'MAIL', 'APP'));

-- Other times that somebody on the meeting asked for.
create table time_proposal (
  vendor_id   uuid not null,
  proposal_id uuid not null,
  booking_id  uuid not null,
  by_name     text not null,
  by_email    text not null,
  by_role     text not null,
  source      text not null,
  -- [{start, end, timeZone}], wall times.
  windows     jsonb not null,
  comments    text not null,
  at          timestamptz not null,
  -- Null while it waits for somebody to move the meeting or to keep it.
  settled_at  timestamptz,
  primary key (vendor_id, proposal_id),
  foreign key (vendor_id, booking_id) references booking on delete cascade,
  constraint time_proposal_role_is_known check (by_role in ('RECRUITER', 'CANDIDATE', 'PANELIST', 'OBSERVER')),
  constraint time_proposal_source_is_known check (source in ('LINK', 'MAIL', 'APP'))
);
create index time_proposal_of_booking on time_proposal (vendor_id, booking_id, at desc);
create index time_proposal_that_waits on time_proposal (vendor_id, at) where settled_at is null;

-- Mails that were read from the calendar mailbox, by the hash of their Message-ID and bytes, so that each counts once.
create table read_mail (
  mail_key bytea primary key,
  outcome  text not null,
  read_at  timestamptz not null
);
create index read_mail_by_age on read_mail (read_at);

alter table time_proposal enable row level security;
alter table time_proposal force row level security;
create policy own_vendor on time_proposal
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);
