import type pg from 'pg';
import { StoreError } from './store-error.ts';

/** The role of all run-time work. It owns nothing, so row-level security binds it. */
export const APP_ROLE = 'slotwise_app';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** PostgreSQL's codes for a role that somebody else made, or granted, in the same moment. */
const LOST_RACE = ['42710', '23505', 'XX000'];
const NO_PRIVILEGE = '42501';
const ATTEMPTS = 10;

/**
 * Makes the app's role where it is missing and lets the connection's user take it.
 *
 * Roles belong to the whole cluster, so servers of several databases may make it in the same moment, and no
 * lock of one database keeps them apart: whoever loses looks again. Citus reaches its workers as this role,
 * and there it may log in.
 */
export async function ensureAppRole(client: Queryable): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(makeRole);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === NO_PRIVILEGE) throw new StoreError('STORE_UNSUPPORTED', HOW_TO_MAKE_IT, error);
      if (!LOST_RACE.includes(code) || attempt === ATTEMPTS) throw error;
    }
  }
}

const HOW_TO_MAKE_IT =
  `The user of DATABASE_URL may not create the role ${APP_ROLE}. Run this once as a superuser: ` +
  `create role ${APP_ROLE} nologin noinherit; grant ${APP_ROLE} to <that user>;`;

const makeRole = `
  do $$
  declare
    on_citus constant boolean := exists (select from pg_extension where extname = 'citus');
    -- From version 16 on, membership alone does not allow SET ROLE.
    needed constant text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
  begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
      execute format('create role ${APP_ROLE} %s noinherit nosuperuser nobypassrls nocreatedb nocreaterole',
        case when on_citus then 'login' else 'nologin' end);
    end if;
    if not pg_has_role(current_user, '${APP_ROLE}', needed) then
      execute format('grant ${APP_ROLE} to %I', current_user);
    end if;
  end $$`;

/**
 * Lets the app's role work with every table that the connection's user makes in a schema from now on. A table
 * whose rows are only ever added revokes what it does not want in its own migration, and that stays.
 */
export async function grantFutureTables(client: Queryable, schema: string): Promise<void> {
  await client.query(`
    grant usage on schema ${schema} to ${APP_ROLE};
    alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${APP_ROLE};
    alter default privileges in schema ${schema} grant usage, select on sequences to ${APP_ROLE}`);
}

/** The same for a schema that a library made, with the tables it has already. */
export async function grantSchema(client: Queryable, schema: string): Promise<void> {
  await grantFutureTables(client, schema);
  await client.query(`
    grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE};
    grant usage, select on all sequences in schema ${schema} to ${APP_ROLE}`);
}
