import { register, requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { openOwnPanelLink, sendPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { createCalendarFeed } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { createWebhook } from '@slotwise/contract/outgoing/webhooks.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { sealOpenMails } from '#features/notifications/mail-sealing.service.ts';
import { startSubmissionScene } from './submission-scene.ts';
import { PASSWORD } from './newcomers.ts';

const scene = await startSubmissionScene();
const { call, client, supplier, asha, store, context } = scene;
afterAll(scene.stop);

type Found = { table: string; text: string };

/** Every row of every table, including the job queue's, as in a dump. */
async function dump(): Promise<Found[]> {
  const { rows: tables } = await store.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: Found[] = [];
  for (const { name } of tables) {
    const { rows } = await store.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    found.push(...rows.map(({ text }) => ({ table: name, text })));
  }
  return found;
}

const toHex = (text: string): string => Buffer.from(text).toString('hex');
const listPlaces = (rows: Found[], secret: string): string[] =>
  rows.filter(({ text }) => text.includes(secret) || text.includes(toHex(secret))).map(({ table }) => table);

const LINK = /(?:#|token=)((?:[a-z]{2}_)?[\w-]{43})(?![\w-])/g;
const tokensIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, token = '']) => token);

async function tokensTo(...emails: string[]): Promise<string[]> {
  const mails = await Promise.all(emails.map((email) => scene.mailsTo(email)));
  return mails.flat().flatMap(({ text, html }) => tokensIn(`${text}\n${html}`));
}

test('a dump of the database contains no valid token', async () => {
  const newcomer = { firstName: 'Rohan', lastName: 'Das', email: 'rohan@palmyra-retail.example' };
  await call(createPanelist, { body: aPanelist(newcomer) }, client);
  await call(register, {
    body: aRegistration({ organization: 'Lantern Foods', email: 'mira@lantern.example' }),
  });
  await call(requestPasswordReset, { body: { email: supplier.email } });
  const moved = 'ananya@moved.example';
  await call(updateRecruiter, { body: { email: moved, currentPassword: PASSWORD } }, client);
  const candidateDetails = scene.newCandidate();
  await scene.submitted({ candidateDetails, rtr: { candidateConfirmed: false, requestConfirmation: true } });
  const body = aBooking(scene.aTime());
  const { bookingId = '' } = await call(createBooking, { body }, client, {
    headers: { 'idempotency-key': 'one-key-1234567' },
  });
  const params = { id: bookingId };
  await call(sendPanelLink, { params, body: { email: asha.email } }, client);
  const own = await call(openOwnPanelLink, { params }, asha);
  const feed = await call(createCalendarFeed, {}, client);
  const webhook = await call(
    createWebhook,
    { body: { url: 'https://hooks.palmyra.example/in', events: ['booking.scheduled'] } },
    client,
  );

  const mailed = await tokensTo(
    newcomer.email,
    'mira@lantern.example',
    supplier.email,
    moved,
    candidateDetails.email,
    body.candidateDetails.email,
    asha.email,
  );
  const shown = [...tokensIn(own.data?.url ?? ''), /cf_[\w-]+/.exec(feed.data?.url ?? '')?.[0] ?? ''];
  const secrets = [...mailed, ...shown, webhook.secret ?? '', client.token];
  for (const prefix of ['cl_', 'ml_', 'pl_', 'cf_', 'is_', 'whsec_']) {
    expect(secrets.some((secret) => secret.startsWith(prefix))).toBe(true);
  }
  expect(mailed.filter((token) => /^[\w-]{43}$/.test(token)).length).toBeGreaterThanOrEqual(8);

  const rows = await dump();
  expect(listPlaces(rows, asha.email)).toContain('public.mail');
  expect(secrets.flatMap((secret) => listPlaces(rows, secret))).toEqual([]);
});

test('seals what an earlier release wrote, and its link still works', async () => {
  const email = 'kiran@palmyra-retail.example';
  await call(createPanelist, { body: aPanelist({ firstName: 'Kiran', lastName: 'Rao', email }) }, client);
  const [mail] = await scene.mailsTo(email);
  const vendorId = toVendorId(client.vendorId);
  await asVendor(context.db, vendorId, (tx) =>
    tx
      .updateTable('mail')
      .set({ message: JSON.stringify(mail?.message), sealed: null })
      .where('mail_id', '=', mail?.mailId ?? '')
      .execute(),
  );
  const token = await scene.linkTo(email, 'invite');
  expect(listPlaces(await dump(), token)).toEqual(['public.mail']);
  await sealOpenMails(context);
  expect(listPlaces(await dump(), token)).toEqual([]);
  expect((await scene.mailsTo(email))[0]?.message).toEqual(mail?.message);
  expect(await call(setPassword, { body: { token, password: PASSWORD } })).toMatchObject({
    status: 'success',
  });
});
