import { expect, test } from 'vitest';
import { listPlainLinks } from './config.plain-links.ts';
import { readConfig } from './config.ts';

const settingsThatWarn = (env: Record<string, string>): (string | undefined)[] =>
  listPlainLinks(readConfig(env)).map((line) => line.split(' ')[0]);

test('warns of each connection that leaves the machine unencrypted', () => {
  expect(
    settingsThatWarn({
      PUBLIC_URL: 'http://slotwise.example',
      DATABASE_URL: 'postgres://a:b@db.example/slotwise',
      FILES_URL: 's3://key:secret@files.example/bucket?tls=off',
      CLAMAV_URL: 'tcp://clamd.example',
      DEEPGAZE_MODEL_URL: 'http://model.example/v1',
      DEEPGAZE_MODEL: 'm',
      MAIL_INSECURE: 'on',
    }),
  ).toEqual(['PUBLIC_URL', 'DATABASE_URL', 'FILES_URL', 'CLAMAV_URL', 'DEEPGAZE_MODEL_URL', 'MAIL_INSECURE']);
});

test('does not warn of connections that are encrypted or stay on the machine', () => {
  expect(settingsThatWarn({})).toEqual([]);
  expect(
    settingsThatWarn({
      PUBLIC_URL: 'https://slotwise.example',
      TRUST_PROXY: 'loopback',
      DATABASE_URL: 'postgres://a:b@db.example/slotwise?sslmode=verify-full',
      FILES_URL: 's3://key:secret@127.0.0.1:9000/bucket?tls=off',
      CLAMAV_URL: 'tcp://[::1]:3310',
      DEEPGAZE_MODEL_URL: 'http://[::1]:11434/v1',
      DEEPGAZE_MODEL: 'm',
    }),
  ).toEqual([]);
});

test('warns of an https address without a proxy in front that could report TLS', () => {
  expect(settingsThatWarn({ PUBLIC_URL: 'https://slotwise.example' })).toEqual(['TRUST_PROXY']);
});
