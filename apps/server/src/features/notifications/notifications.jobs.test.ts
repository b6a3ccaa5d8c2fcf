import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { createContext, startJobs } from '#server.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { enqueueAbandonedMails } from './notifications.jobs.ts';
import { ABANDONED_MILLIS } from './take-mail.rules.ts';

const HOUR_MILLIS = 3_600_000;

const database = await openTestDatabase();
afterAll(database.drop);

/** The number of waiting jobs for each mail. */
async function waitingJobs(): Promise<number[]> {
  const { rows } = await database.store.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from pgboss.job where name = 'send-mail' and state < 'active' group by data->>'mailId'`,
  );
  return rows.map(({ jobs }) => jobs);
}

test('a waiting mail has one job, however often the server restarts, and an abandoned one gets another', async () => {
  const app = await startTestApp({
    // Nothing listens there; a server that may not be alone leaves a mail until it is due.
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

  // The process working on one organization's mails is gone, and its time is up.
  const vendorId = admins[0]?.vendorId ?? '';
  const asked: object[] = [];
  const enqueue: Jobs['enqueue'] = async (_tx, _job, data) => void asked.push(data);
  const begin = (millisAgo: number) =>
    asVendor(database.store.db, toVendorId(vendorId), (tx) => {
      const began = clock.now().getTime() - millisAgo;
      const times = { last_attempt_at: new Date(began), next_attempt_at: new Date(began + ABANDONED_MILLIS) };
      return tx.updateOwn('mail').set(times).returning('mail_id').execute();
    });
  const look = () =>
    enqueueAbandonedMails({ clock, log, db: database.store.db, jobs: { ...app.context.jobs, enqueue } });
  await begin(ABANDONED_MILLIS - 1);
  await look();
  expect(asked).toEqual([]);
  const left = await begin(ABANDONED_MILLIS);
  await look();
  expect(asked).toEqual(left.map(({ mail_id: mailId }) => ({ vendorId, mailId, attempt: 8, since: 1 })));
});

test('a remote mail server without TLS gets no mail, and each waits with the reason', async () => {
  const server = await startMailServer();
  // This machine under a name that is not recognized as local.
  const smtpUrl = server.url.replace('127.0.0.1', '2130706433');
  const app = await startTestApp({ config: { smtpUrl } });
  const { vendorId } = await app.signUp('Initech Search');
  const listMails = () =>
    asVendor(app.context.db, toVendorId(vendorId), (tx) =>
      tx.selectFrom('mail').select(['state', 'answer']).where('attempts', '>', 0).execute(),
    );
  await expect
    .poll(listMails)
    .toEqual([{ state: 'QUEUED', answer: expect.stringContaining('could not be encrypted') as string }]);
  expect([server.attempts(), server.received]).toEqual([0, []]);
  await app.stop();
  await server.stop();
});
