-- What a mail tells, in the words of the bell: who did what, and what it is about. Older mails have their subject alone.
alter table mail
  add column event text not null default '',
  add column event_about text not null default '';
