import * as feeds from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { requestPasswordReset } from '@slotwise/contract/auth/auth.endpoints';
import { createWebhook } from '@slotwise/contract/outgoing/webhooks.endpoints';
import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MILLIS } from '#lib/durations.ts';
import { addKey } from '#storage/rotate-key.ts';
import { sealingKey } from '#storage/key-ring.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { resealRound } from './keys.jobs.ts';
import { REST_MILLIS, requireUnused } from './keys.rules.ts';
import { resealFormer } from './keys.service.ts';

const app = await startTestApp();
afterAll(app.stop);
const { call, clock, context } = app;
const { files, vault, config } = context;

test('a rotation moves a live server’s files and secrets to the new key, and resumes where it stopped', async () => {
  const admin = await app.signUp('Acme Hiring');
  const bytes = randomBytes(100_000);
  const places = [randomUUID(), randomUUID(), randomUUID()].map((key) => ({ vendorId: admin.vendorId, key }));
  for (const place of places) {
    const whole = async function* () {
      yield bytes;
    };
    await (await files.stage(place, whole())).keep();
  }
  await call(
    createWebhook,
    { body: { url: 'https://hooks.acme.example/in', events: ['booking.scheduled'] } },
    admin,
  );
  await call(requestPasswordReset, { body: { email: admin.email } });
  const feed = (await call(feeds.createCalendarFeed, {}, admin)).data;
  const reset = await app.linkTo(admin.email, 'reset');

  await addKey(config.secretKeyFile, new Date(clock.now().getTime() + 60_000));
  clock.advance({ minutes: 2 });
  // A running server reads the key file again before reporting a key as unknown.
  await files.keys.find(Buffer.alloc(4));
  const count = () => resealFormer(context, { isResealing: false });
  expect(await count()).toEqual({ files: 3, secrets: 3, unreadable: 0 });

  await files.reseal(places[0] ?? { vendorId: '', key: '' });
  const stopped = resealFormer(context, { isResealing: true, signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow('abort');
  expect(await count()).toEqual({ files: 2, secrets: 3, unreadable: 0 });

  clock.advance({ hours: REST_MILLIS / HOUR_MILLIS, seconds: 1 });
  const name = await resealRound(context);
  expect(await count()).toEqual({ files: 0, secrets: 0, unreadable: 0 });
  for (const place of places)
    expect((await buffer(await files.read(place, bytes.length))).equals(bytes)).toBe(true);
  expect(await app.linkTo(admin.email, 'reset')).toBe(reset);
  const again = await app.logIn(admin.email);
  expect((await call(feeds.getCalendarFeed, {}, again)).data).toEqual(feed);

  const ring = await files.keys.ring();
  const present = sealingKey(ring, clock.now());
  const counted = { key: name ?? '', at: clock.now().toISOString(), files: 0, secrets: 0, unreadable: 0 };
  const retire = (changed: object) => () =>
    requireUnused(ring, { present, counted: { ...counted, ...changed } }, config);
  expect(retire({})).not.toThrow();
  expect(retire({ secrets: 1 })).toThrow('0 files and 1 secrets are still under a former key');
  expect(retire({ at: present.from.toISOString() })).toThrow('Uploads that began before');
  expect(await vault.sealMark()).toHaveLength(8);
});
