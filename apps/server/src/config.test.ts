import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function listMistakes(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
}

test('every default works, and an empty value counts as unset', () => {
  expect(readConfig({ SMTP_URL: '', PORT: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: { name: 'Slotwise', email: 'slotwise@localhost' },
    trustProxy: [],
    logLevel: 'info',
  });
});

test('parses settings into typed values', () => {
  const env = {
    HOST: '::1',
    PORT: '8080',
    PUBLIC_URL: 'https://interviews.acme.example/',
    MAIL_FROM: 'Acme Talent <interviews@acme.example>',
    TRUST_PROXY: '10.0.0.0/8, loopback, ::1',
    MAILS_PER_DAY: '500',
    FILES_TOTAL: '50GB',
  };
  expect(readConfig(env)).toMatchObject({
    port: 8080,
    publicUrl: 'https://interviews.acme.example',
    mailFrom: { name: 'Acme Talent', email: 'interviews@acme.example' },
    trustProxy: ['10.0.0.0/8', 'loopback', '::1'],
    mailsPerDay: 500,
    filesTotalBytes: 50 * 1024 ** 3,
  });
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  expect(readConfig({ PUBLIC_URL: 'https://jobs.acme.example' }).mailFrom.email).toBe(
    'slotwise@jobs.acme.example',
  );
});

test('a mailbox has a default port and folder, and allows every character in a password', () => {
  const box = { user: 'calendar@acme.example', password: 'p@ss/w:rd', folder: 'INBOX' };
  expect(
    readConfig({ IMAP_URL: 'imaps://calendar%40acme.example:p%40ss%2Fw%3Ard@mail.acme.example' }).mailbox,
  ).toEqual({
    ...box,
    host: 'mail.acme.example',
    port: 993,
    secure: true,
  });
  expect(
    readConfig({ IMAP_URL: 'imap://calendar%40acme.example:p%40ss%2Fw%3Ard@[::1]:1143/Lists/Answers%20in/' })
      .mailbox,
  ).toEqual({ ...box, host: '::1', port: 1143, secure: false, folder: 'Lists/Answers in' });
  for (const wrong of [
    'pop3://a:hunter2@b',
    'imaps://a@b.example',
    'imaps://a:%ZZ@b.example',
    'mail.acme.example',
  ]) {
    expect(listMistakes({ IMAP_URL: wrong })).toEqual([
      'IMAP_URL must look like "imaps://user:password@host/INBOX"',
    ]);
  }
});

test('a virus scanner is given by host and port only', () => {
  expect(readConfig({}).clamav).toBeUndefined();
  expect(readConfig({ CLAMAV_URL: 'tcp://clamd.example' }).clamav).toEqual({
    host: 'clamd.example',
    port: 3310,
  });
  expect(readConfig({ CLAMAV_URL: 'tcp://[::1]:3311/' }).clamav).toEqual({ host: '::1', port: 3311 });
  for (const wrong of ['127.0.0.1:3310', 'unix:///run/clamd.ctl', 'tcp://a:b@clamd.example', 'tcp://']) {
    expect(listMistakes({ CLAMAV_URL: wrong })).toEqual(['CLAMAV_URL must look like "tcp://127.0.0.1:3310"']);
  }
});

const folder = mkdtempSync(join(tmpdir(), 'slotwise-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The path of a file with this content, as provided by a secrets manager. */
function fileWith(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('reads secrets from files, ignoring a final line break', () => {
  const config = readConfig({
    DATABASE_URL_FILE: fileWith('database', 'postgres://slotwise:open-sesame@db.example/slotwise\n'),
    SMTP_URL_FILE: fileWith('smtp', 'smtps://a:b@mail.acme.example'),
    IMAP_URL_FILE: fileWith('imap', 'imaps://a:b@mail.acme.example\n'),
    FILES_URL_FILE: fileWith('files', 's3://key:secret@s3.acme.example/files'),
    DEEPGAZE_MODEL_URL: 'https://models.acme.example/v1',
    DEEPGAZE_MODEL: 'small',
    DEEPGAZE_MODEL_KEY_FILE: fileWith('model', 'of-the-model\r\n'),
    DATABASE_URL: ' ',
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://slotwise:open-sesame@db.example/slotwise',
    smtpUrl: 'smtps://a:b@mail.acme.example',
    mailbox: { user: 'a', password: 'b' },
    s3: { bucket: 'files' },
    deepgazeModel: { key: 'of-the-model' },
  });
});

test('names a missing, empty, invalid or duplicate file without revealing its content', () => {
  const missing = join(folder, 'missing');
  const empty = fileWith('empty', ' \n');
  const wrong = fileWith('wrong', 'mysql://root:hunter2@db');
  expect(listMistakes({ SMTP_URL_FILE: missing, IMAP_URL_FILE: empty, DATABASE_URL_FILE: wrong })).toEqual([
    `SMTP_URL_FILE names ${missing}, which cannot be read: ENOENT`,
    `IMAP_URL_FILE names ${empty}, which is empty`,
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ]);
  expect(listMistakes({ FILES_URL_FILE: folder })).toEqual([
    `FILES_URL_FILE names ${folder}, which cannot be read: EISDIR`,
  ]);
  expect(listMistakes({ SMTP_URL: 'smtps://a:hunter2@mail.acme.example', SMTP_URL_FILE: missing })).toEqual([
    'SMTP_URL_FILE is set, and so is SMTP_URL: set one of them',
  ]);
});

test('reports every mistake at once, without repeating secrets', () => {
  const mistakes = listMistakes({
    PORT: '70000',
    PUBLIC_URL: 'acme.example',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SMTP_URL: 'mail.acme.example',
    MAIL_FROM: 'nobody',
    TRUST_PROXY: 'everyone',
    LOG_LEVEL: 'loud',
    FILES_TOTAL: '50',
  });
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'FILES_TOTAL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]);
  expect(mistakes.join()).not.toContain('hunter2');
});

test.each(['10.0.0.0/33', '1.2.3', '10.0.0.1/8/8', '::1/129', '*'])(
  '%s is not a trusted network',
  (network) => {
    expect(listMistakes({ TRUST_PROXY: network })).toHaveLength(1);
  },
);
