-- A sign-up holds no address any more until its mailed link is opened: the link says which address it proves, and
-- only then does an account lead there.
alter table recruiter no force row level security;

update link_token link set new_email = person.email
  from recruiter person
  where link.purpose = 'verify' and person.vendor_id = link.vendor_id and person.user_id = link.user_id;

delete from account
  using recruiter person
  where person.vendor_id = account.vendor_id and person.user_id = account.user_id
    and person.account_status = 'PENDING_VERIFICATION';

alter table recruiter force row level security;

create index link_token_by_sign_up on link_token (new_email, created_at) where purpose = 'verify';
