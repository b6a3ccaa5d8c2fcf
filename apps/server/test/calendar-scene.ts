import {
  connectCalDav,
  listBusySources,
  refreshBusySource,
  subscribeBusyFeed,
} from '@slotwise/contract/availability/busy-sources.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import type { Config } from '#config.ts';
import { readTogether } from '#db/json-rows.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { APP_ROLE } from '#db/roles.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { listBusyTimes } from '#features/availability/busy-sources/busy-sources.queries.ts';
import { readDueSources } from '#features/availability/busy-sources/reading-rounds.service.ts';
import { createContext } from '#server.ts';
import { aCalendar, anEvent } from './ics-text.ts';
import { startTestApp, type TestUser } from './test-app.ts';

/** One-hour events at these instants, as a calendar program would publish them. */
export const hoursAt = (...starts: string[]): string =>
  aCalendar(
    ...starts.map((start, i) =>
      anEvent(`UID:${i}@elsewhere.example`, `DTSTART:${start}`, 'DURATION:PT1H', 'SUMMARY:Dentist'),
    ),
  );

/** An organization whose panelists connect calendars on the allowed hosts, on Monday 2 March 2026, 09:00 UTC. */
export async function startCalendarScene(allowed: string[], config: Partial<Config> = {}) {
  const settings = { feedsAllowHosts: allowed, ...config };
  const app = await startTestApp({ config: settings });
  const admin = await app.signUp('Acme Hiring');
  let made = 0;
  const { call, context } = app;

  /** A panelist with an account. */
  const interviewer = async (of: TestUser = admin) => {
    const email = `panelist${(made += 1)}@${of.email.split('@')[1]}`;
    // The organization's session may have expired by the test's clock.
    const as = await app.logIn(of.email);
    const { panelistId = '' } = await call(createPanelist, { body: aPanelist({ email }) }, as);
    return { user: await app.accept(email, 'invite'), panelistId };
  };
  const span = { from: new Date('2026-01-01T00:00Z'), to: new Date('2030-01-01T00:00Z') };
  /** The starts of someone's busy times, to the minute in UTC. */
  const getBusy = async (panelistId: string, of = admin): Promise<string[]> => {
    const { times } = await asVendor(context.db, toVendorId(of.vendorId), (tx) =>
      readTogether(tx, { times: listBusyTimes(tx, [panelistId], span) }),
    );
    return times.map(({ start }) => start.toISOString().slice(0, 16));
  };

  return {
    ...app,
    admin,
    interviewer,
    getBusy,
    subscribe: (as: TestUser, url: string, name = 'Private') =>
      call(subscribeBusyFeed, { body: { name, url } }, as),
    connect: (as: TestUser, body: Parameters<typeof call<typeof connectCalDav>>[1]['body']) =>
      call(connectCalDav, { body }, as),
    refresh: (as: TestUser, sourceId = '') => call(refreshBusySource, { body: { sourceId } }, as),
    list: async (as: TestUser) => (await call(listBusySources, {}, as)).data ?? [],
    /** One round of the job that reads calendars; returns how many were due. */
    round: (by = context) => readDueSources(by, new AbortController().signal),
    /** A second server on the same database. */
    secondServer: () =>
      createContext({ config: context.config, clock: app.clock, log: context.log }, app.store),
    /** Deletes the calendars of everyone in this organization and the given ones. */
    forgetAll: async (...others: TestUser[]) => {
      for (const { vendorId } of [admin, ...others])
        await asVendor(context.db, toVendorId(vendorId), (tx) => tx.deleteFrom('busy_source').execute());
    },
    /** Every row of every table that contains this text, including in bytes columns. */
    rowsWith: async (text: string): Promise<string[]> => {
      const { rows: tables } = await app.store.pool.query<{ name: string }>(
        `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'pgboss') and c.relkind = 'r' and has_table_privilege($1, c.oid, 'select')`,
        [APP_ROLE],
      );
      const forms = [
        text,
        Buffer.from(text).toString('hex'),
        Buffer.from(text).toString('base64').slice(0, -2),
      ];
      const found: string[] = [];
      // Row-level security hides a vendor's rows from everyone else, even the tables' owner.
      for await (const vendorId of eachVendorId(app.store.db)) {
        await asVendor(app.store.db, vendorId, async (tx) => {
          for (const { name } of tables) {
            const { rows } = await tx.executeSql(`select t::text as row from ${name} t where t::text ~* $1`, [
              forms.join('|'),
            ]);
            found.push(...rows.map(({ row }) => `${name}: ${String(row)}`));
          }
        });
      }
      return found;
    },
  };
}
