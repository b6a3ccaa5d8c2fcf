-- Runs once, on an empty database: PostgreSQL's image runs it as the superuser, which nothing else uses.
-- `slotwise` owns the database and its tables and migrates them. All other work is done as `slotwise_app`, which owns
-- nothing, so that row-level security binds it. Neither is a superuser.
\set password `cat "$OWNER_PASSWORD_FILE"`
create role slotwise login nosuperuser nobypassrls nocreatedb nocreaterole password :'password';
create role slotwise_app nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
grant slotwise_app to slotwise;
-- Asks for a checkpoint once resumes are deleted, so that none of their words is left in a file of a table.
grant pg_checkpoint to slotwise;
create database slotwise owner slotwise;
revoke all on database slotwise from public;
