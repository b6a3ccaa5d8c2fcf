-- Whether a mail tells its reader what they did themselves: a calendar needs it all the same, the bell does not.
alter table mail add column is_own_act boolean not null default false;
