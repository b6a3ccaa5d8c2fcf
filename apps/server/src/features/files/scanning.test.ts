import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { aResumeText } from '@slotwise/test-data/a-resume';
import { aZip } from '@slotwise/test-data/a-zip';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startClamd } from '../../../test/clamd.ts';
import { getForm, startResumeScene } from '../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** The harmless test file that every scanner detects (www.eicar.org), in two halves, so that none detects this test. */
const EICAR = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$`, 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const NOT_CHECKED = 'Files cannot be checked right now. Try again in a few minutes.';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let app: TestApp;
let admin: TestUser;

const scan = (file: Buffer) => (file.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');

beforeAll(async () => {
  clamd = await startClamd();
  clamd.say(scan);
  app = await startTestApp({ config: { clamav: { host: '127.0.0.1', port: clamd.port } } });
  admin = await app.signUp('Northbridge Talent');
});
afterEach(() => {
  clamd.heard();
  clamd.say(scan);
});
afterAll(async () => {
  await app.stop();
  await clamd.stop();
});

async function upload(fileName: string, content: string | Buffer, { at = app, as = admin } = {}) {
  const { payload, type } = getForm(fileName, Buffer.from(content));
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': type };
  const answer = await at.app.inject({ method: 'POST', url: '/api/files', payload, headers });
  const { code, message = [] } = answer.json<{ code?: string; message?: string[] }>();
  return { status: answer.statusCode, code, says: message.join(' '), after: answer.headers['retry-after'] };
}

/** What a refused upload might leave: rows, and encrypted bytes. */
async function leftovers({ at = app, as = admin } = {}): Promise<number> {
  const { rows } = await asVendor(at.context.db, toVendorId(as.vendorId), (tx) =>
    tx.executeSql('select count(*) as total from file'),
  );
  const kept = ['incoming', as.vendorId].map((name) => join(at.context.config.dataDir, 'files', name));
  const files = kept.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return Number(rows[0]?.['total']) + files.length;
}

describe('an uploaded file', () => {
  test('is refused if the scanner detects something, and nothing of it remains', async () => {
    expect(await upload('Asha Rao.txt', `Dear team,\n${EICAR}\n`)).toEqual({
      status: 422,
      code: 'FILE_INFECTED',
      says: 'This file looks harmful and was not accepted. Check it with a virus scanner, or upload another.',
      after: undefined,
    });
    expect(await leftovers()).toBe(0);
    const line = app.logged.find((logged) => logged.includes('Eicar-Signature')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 40, vendorId: admin.vendorId });
    expect(app.logged.join('')).not.toContain('Asha Rao');
  });

  test.each([
    ['says that it has no room', 'INSTREAM size limit exceeded. ERROR'],
    ['says something else', 'stream: Maybe'],
    ['says nothing before it hangs up', ''],
  ])('is refused for a while if the scanner %s', async (_title, said) => {
    clamd.say(() => said);
    expect(await upload('letter.txt', 'Dear team')).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      says: NOT_CHECKED,
      after: '120',
    });
    expect(await leftovers()).toBe(0);
  });

  test('is accepted if the scanner detects nothing in all of its bytes', async () => {
    const text = 'All of it is looked at.\n'.repeat(20_000);
    expect(await upload('letter.txt', text)).toMatchObject({ status: 201, code: undefined });
    expect(clamd.heard().map((file) => file.equals(Buffer.from(text)))).toEqual([true]);
  });
});

test('a silent or unavailable scanner leads to every file being refused after a while', async () => {
  const silent = await startClamd();
  silent.say(() => undefined);
  const clamav = { host: '127.0.0.1', port: silent.port, timeoutMillis: 1000 };
  const at = await startTestApp({ config: { clamav } });
  try {
    const as = await at.signUp('Palmyra Retail');
    const refusal = { status: 503, code: 'UNAVAILABLE', says: NOT_CHECKED, after: '120' };
    expect(await upload('letter.txt', 'Dear team', { at, as })).toEqual(refusal);
    expect(silent.heard()).toHaveLength(1);
    await silent.stop();
    expect(await upload('letter.txt', 'Dear team', { at, as })).toEqual(refusal);
    expect(at.logged.join('')).toContain('ECONNREFUSED');
    expect(await leftovers({ at, as })).toBe(0);
  } finally {
    await at.stop();
  }
});

describe('a zip of resumes', () => {
  const people = (stored: boolean) =>
    aZip([
      { name: 'meera.txt', content: aResumeText() },
      { name: 'harm.txt', content: `${aResumeText({ name: 'Arjun Menon' })}\n${EICAR}`, stored },
    ]);

  test('is refused if the scanner detects something in it', async () => {
    const answer = await startResumeScene(app).upload(admin, 'people.zip', people(true));
    expect(answer).toMatchObject({ httpStatus: 422, code: 'FILE_INFECTED' });
  });

  test('has each of its files scanned again, and stores no harmful one', async () => {
    const { contextId } = await startResumeScene(app).uploadAndRead(admin, 'people.zip', people(false));
    const { data = [] } = await app.call(listResumes, { params: { zip: contextId }, query: {} }, admin);
    const facts = data.map(({ fileName, parseState, documentId, reason }) => ({
      fileName,
      state: parseState,
      isKept: documentId !== null,
      reason,
    }));
    expect(facts).toEqual([
      { fileName: 'meera.txt', state: 'OK', isKept: true, reason: undefined },
      {
        fileName: 'harm.txt',
        state: 'HARMFUL',
        isKept: false,
        reason: 'This file looks harmful and was not taken. Ask for another one.',
      },
    ]);
  });
});
