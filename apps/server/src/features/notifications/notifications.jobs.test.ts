import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { createContext, startJobs } from '#server.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

const HOUR_MILLIS = 3_600_000;

const database = await openTestDatabase();
afterAll(database.drop);

/** Waiting jobs of each mail. */
async function waitingJobs(): Promise<number[]> {
  const { rows } = await database.store.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from pgboss.job where name = 'send-mail' and state < 'active' group by data->>'mailId'`,
  );
  return rows.map(({ jobs }) => jobs);
}

test('a mail that waits has one job, however often the server was started again', async () => {
  const app = await startTestApp({
    // Nothing listens there; a server that is not alone leaves a mail until it is due.
    config: { smtpUrl: 'smtp://127.0.0.1:9', databaseUrl: 'postgres://elsewhere.example' },
    database: async () => ({ ...database, drop: async () => undefined }),
  });
  const admins = [await app.signUp('Acme Hiring'), await app.signUp('Globex Talent')];
  await app.stop();
  const { config, clock, log } = app.context;
  let mails = 0;
  for (const { vendorId } of admins) {
    const waiting = await asVendor(database.store.db, toVendorId(vendorId), (tx) =>
      tx
        .updateTable('mail')
        .set({
          state: 'QUEUED',
          attempts: 7,
          next_attempt_at: new Date(clock.now().getTime() + HOUR_MILLIS),
        })
        .returning('mail_id')
        .execute(),
    );
    mails += waiting.length;
  }
  for (let start = 1; start <= 3; start += 1) {
    const stopJobs = await startJobs(createContext({ config, clock, log }, database.store));
    await stopJobs();
  }
  expect(mails).toBeGreaterThanOrEqual(2);
  expect(await waitingJobs()).toEqual(Array.from({ length: mails }, () => 1));
});
