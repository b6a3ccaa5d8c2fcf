-- Runs once, on an empty database: PostgreSQL's image runs it as the superuser, which nothing else uses.
-- `slotwise` owns the database and its tables and migrates them. All other work is done as `slotwise_app`, and what is due
-- is found by `slotwise_upkeep`, and what was submitted to clients is read as `slotwise_supplier`; they own nothing, so that
-- row-level security binds them. None is a superuser.
\set password `cat "$OWNER_PASSWORD_FILE"`
create role slotwise login nosuperuser nobypassrls nocreatedb nocreaterole password :'password';
create role slotwise_app nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
create role slotwise_supplier nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
create role slotwise_upkeep nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
grant slotwise_app, slotwise_supplier, slotwise_upkeep to slotwise;
-- Asks for a checkpoint once resumes are deleted, so that none of their words is left in a file of a table.
grant pg_checkpoint to slotwise;
create database slotwise owner slotwise;
revoke all on database slotwise from public;
