import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { removeMember } from '@slotwise/contract/recruiters/members.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { atRest } from '../../../test/at-rest.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import {
  hasRealPostgres,
  isOnCitus,
  openPostgresTestDatabase,
  openTestDatabase,
} from '../../../test/test-database.ts';

/** The test's clock stands still, so no cached session expires by time. */
const PATIENCE = { timeout: 60_000, interval: 20 };

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function startOn(database: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const app = await startTestApp(database);
  stops.push(app.stop);
  return app;
}

/** Two servers of one installation. */
async function startTwo(): Promise<{ here: TestApp; there: TestApp }> {
  const database = await openPostgresTestDatabase();
  const here = await startOn({ database: async () => database });
  const store = await openDatabase({ databaseUrl: database.url ?? '', dataDir: '.' });
  const there = await startOn({ database: async () => ({ store, url: database.url, drop: store.close }) });
  return { here, there };
}

/** What a server does to someone's access, and what access is left. */
const endings = {
  'a log-out': async ({ call }: TestApp, _admin: TestUser, member: TestUser) => {
    await call(logOut, {}, member);
    return undefined;
  },
  'a removal': async ({ call }: TestApp, admin: TestUser, member: TestUser) => {
    await call(removeMember, { query: { userId: member.userId } }, admin);
    return undefined;
  },
  'a change of rights': async ({ call }: TestApp, admin: TestUser, member: TestUser) => {
    await call(updateRecruiter, { body: { userId: member.userId, role: 'ADMIN' } }, admin);
    return { role: 'ADMIN' };
  },
};

const one = await startOn({ database: openTestDatabase });
const two = hasRealPostgres() ? await startTwo() : undefined;

test.skipIf(isOnCitus())('does not read a cached session again', async () => {
  const { token } = await one.signUp('Larch Talent');
  await one.context.readSession(token);
  // The sign-up mail is sent over the same pool.
  await atRest(one);
  const statements = countStatements(one.store.pool);
  expect(await one.context.readSession(token)).toMatchObject({ role: 'ADMIN' });
  expect(statements.take().statements).toBe(0);
});

test('a cached session is read again after ten seconds, or once the clock was set back', async () => {
  const { token } = await one.signUp('Alder Talent');
  await atRest(one);
  const statements = countStatements(one.store.pool);
  for (const seconds of [10, -1]) {
    await one.context.readSession(token);
    one.clock.advance({ seconds });
    statements.take();
    await one.context.readSession(token);
    expect(statements.take().statements).toBeGreaterThan(0);
  }
});

test.each(Object.entries(endings))('%s takes effect with its answer', async (name, end) => {
  const admin = await one.signUp(`Rowan Search ${name}`);
  const member = await addRecruiter(one, admin, 'Kabir');
  await one.context.readSession(member.token);
  const left = await end(one, admin, member);
  const session = await one.context.readSession(member.token);
  expect(session && { role: session.role }).toEqual(left);
});

test.skipIf(!two).each(Object.entries(endings))(
  '%s ends what another server has cached',
  async (name, end) => {
    const { here, there } = two as NonNullable<typeof two>;
    const admin = await here.signUp(`Maple Search ${name}`);
    const member = await addRecruiter(here, admin, 'Kabir');
    await there.context.readSession(member.token);
    const left = await end(here, admin, member);
    await vi.waitFor(async () => {
      const session = await there.context.readSession(member.token);
      expect(session && { role: session.role }).toEqual(left);
    }, PATIENCE);
  },
);
