import type pg from 'pg';
import { StoreError } from './faults/store-error.ts';

/** The role for all run-time work. It owns nothing, so row-level security applies to it. */
export const APP_ROLE = 'slotwise_app';

/** The role that reads what its organization submitted to clients, and its own rows. It cannot write. */
export const SUPPLIER_ROLE = 'slotwise_supplier';

/** The role that finds what is due for all vendors at once. It can read only that, and cannot write. */
export const UPKEEP_ROLE = 'slotwise_upkeep';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** PostgreSQL's codes for a role that another session created or granted concurrently. */
const LOST_RACE = ['42710', '23505', 'XX000'];
const NO_PRIVILEGE = '42501';
const ATTEMPTS = 10;

/** Creates the run-time roles if missing and lets the connection's user assume them. */
export async function ensureRoles(client: Queryable): Promise<void> {
  for (const role of [APP_ROLE, SUPPLIER_ROLE, UPKEEP_ROLE]) await ensureRole(client, role);
}

/** True if the database is a Citus coordinator. */
export async function isOnCitus(client: Queryable): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
  return rowCount === 1;
}

/**
 * Roles belong to the entire cluster, so servers of several databases may create one concurrently, and no lock within
 * one database prevents that: the loser checks again. Citus connects to its workers as these roles, so there they may
 * log in.
 */
async function ensureRole(client: Queryable, role: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(makeRole(role));
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === NO_PRIVILEGE) throw new StoreError('STORE_UNSUPPORTED', howToMake(role), error);
      if (!LOST_RACE.includes(code) || attempt === ATTEMPTS) throw error;
    }
  }
}

const howToMake = (role: string): string =>
  `The user of DATABASE_URL may not create the role ${role}. Run this once as a superuser: ` +
  `create role ${role} nologin noinherit; grant ${role} to <that user>;`;

const makeRole = (role: string): string => `
  do $$
  declare
    on_citus constant boolean := exists (select from pg_extension where extname = 'citus');
    -- From version 16 on, membership alone does not allow SET ROLE.
    needed constant text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
  begin
    if not exists (select from pg_roles where rolname = '${role}') then
      execute format('create role ${role} %s noinherit nosuperuser nobypassrls nocreatedb nocreaterole',
        case when on_citus then 'login' else 'nologin' end);
    elsif on_citus then
      alter role ${role} login;
    end if;
    if not pg_has_role(current_user, '${role}', needed) then
      execute format('grant ${role} to %I', current_user);
    end if;
  end $$`;

/** Gives the app's role access to all tables created in a schema from now on. Migrations revoke what they do not want. */
export async function grantFutureTables(client: Queryable, schema: string): Promise<void> {
  await client.query(`
    grant usage on schema ${schema} to ${APP_ROLE};
    alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${APP_ROLE};
    alter default privileges in schema ${schema} grant usage, select on sequences to ${APP_ROLE}`);
}

/** The same for a schema created by a library, including its existing tables. */
export async function grantSchema(client: Queryable, schema: string): Promise<void> {
  await grantFutureTables(client, schema);
  await client.query(`
    grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE};
    grant usage, select on all sequences in schema ${schema} to ${APP_ROLE}`);
}
