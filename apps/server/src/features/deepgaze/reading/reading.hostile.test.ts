import { askQuestion } from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { deleteContext } from '@slotwise/contract/deepgaze/zips.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { aPdf } from '@slotwise/test-data/a-document';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Context } from '#context.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { createResumeReader } from '#engines/resume-reader/resume-reader.ts';
import { AppError } from '#lib/app-error.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { uploadsTo } from '../../../../test/uploads.ts';
import { readNextZip } from './reading.service.ts';

const reader = createResumeReader({ threads: 1 });
const never = new AbortController().signal;
let app: TestApp;
let admin: TestUser;
let stranger: TestUser;
let scene: ReturnType<typeof startResumeScene>;

beforeAll(async () => {
  // The server's own threads are off: each test does the reading itself.
  app = await startTestApp({ config: { deepgazeThreads: 0 } });
  admin = await app.signUp('Northbridge Talent');
  stranger = await app.signUp('Riverside Search');
  scene = startResumeScene(app);
});
afterAll(async () => {
  await reader.stop();
  await app.stop();
});

const indexedAtOnce: number[] = [];
let mostIndexed = Infinity;

const readIn = (context: Context, meet?: () => unknown, signal = never) =>
  readNextZip(context, toVendorId(admin.vendorId), {
    reader: {
      ...reader,
      buildSegments: (resumes) => {
        indexedAtOnce.push(resumes.reduce((sum, { text }) => sum + text.length, 0));
        if (resumes.length > mostIndexed) return Promise.reject(new Error('That takes too much memory.'));
        return reader.buildSegments(resumes);
      },
      read: async (...file) => {
        await meet?.();
        return reader.read(...file);
      },
    },
    threads: 1,
    signal,
  });

async function uploaded(people = ['Asha Rao', 'Ravi Menon']): Promise<string> {
  const zip = aZipOfResumes(Object.fromEntries(people.map((name) => [`${name}.txt`, { name }])));
  const { contextId = '' } = await scene.upload(admin, 'people.zip', zip);
  return contextId;
}

/** A process whose file store accepts nothing. */
const withFullDisk = (): Context => ({
  ...app.context,
  files: { ...app.context.files, stage: () => Promise.reject(new AppError('STORAGE_FULL')) },
});

/** A process whose database fails while a file is being stored. */
const withoutDatabase = (): Context => ({
  ...app.context,
  files: {
    ...app.context.files,
    stage: () => Promise.reject(Object.assign(new Error('No answer.'), { code: 'ECONNREFUSED' })),
  },
});

test('someone in another organization who knows a zip’s id cannot disturb its reading', async () => {
  const contextId = await uploaded();
  await readIn(app.context, async () => {
    const answer = await app.call(deleteContext, { query: { contextId } }, stranger);
    expect(answer.httpStatus).toBe(404);
  });
  expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 2 });
});

test('a temporarily full disk is not blamed on the files', async () => {
  const contextId = await uploaded();
  for (let minute = 0; minute < 3; minute += 1) {
    await readIn(withFullDisk());
    app.clock.advance({ minutes: 3 });
  }
  await readIn(app.context);
  expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 2, failed: 0 });
  const { data = [] } = await app.call(listResumes, { params: { zip: contextId }, query: {} }, admin);
  expect(data.map(({ parseState }) => parseState)).toEqual(['OK', 'OK']);
});

test('a zip whose database was unavailable can be read on by any process once it is back', async () => {
  const contextId = await uploaded();
  expect(await readIn(withoutDatabase())).toBe(false);
  expect(await readIn(app.context)).toBe(true);
  expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 2, failed: 0 });
});

test('what a process left behind is eventually read to the end', async () => {
  const contextId = await uploaded([
    'Asha Rao',
    'Ravi Menon',
    'Nila Das',
    'Uma Sen',
    'Kabir Shah',
    'Tara Bose',
  ]);
  const stopping = new AbortController();
  let met = 0;
  const stopAtTheFourth = () => {
    met += 1;
    if (met === 4) stopping.abort();
  };
  await readIn(app.context, stopAtTheFourth, stopping.signal);
  expect((await scene.findZip(admin, contextId))?.parsed).toBeGreaterThan(0);
  await readIn(app.context, () => app.clock.advance({ seconds: 1 }));
  expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 6, failed: 0 });
});

test('very long texts are not indexed all at once, for which no thread has the memory', async () => {
  const long = (name: string) => `${name}\n${'Wrote many pages of this. '.repeat(38_000)}`;
  const names = ['Asha Rao', 'Ravi Menon', 'Nila Das', 'Uma Sen', 'Kabir Shah', 'Tara Bose'];
  const zip = aZipOfResumes(Object.fromEntries(names.map((name) => [`${name}.txt`, long(name)])));
  const { contextId = '' } = await scene.upload(admin, 'books.zip', zip);
  await readIn(app.context);
  expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 6 });
  expect(Math.max(...indexedAtOnce)).toBeLessThan(5_000_000);
});

test('what a thread cannot index at once becomes several blocks', async () => {
  const contextId = await uploaded(['Asha Rao', 'Ravi Menon', 'Nila Das', 'Uma Sen', 'Kabir Shah']);
  mostIndexed = 2;
  await readIn(app.context);
  mostIndexed = Infinity;
  expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 5 });
  const body = { contextId, question: 'Who knows Java?' };
  expect((await app.call(askQuestion, { body }, admin)).data).toMatchObject({ examined: 5 });
});

describe('the space reserved for a zip', () => {
  test('is unavailable to others until its files are stored, and never reserved twice', async () => {
    const full = await app.signUp('Full House');
    const vendorId = toVendorId(full.vendorId);
    const run = (text: string, values: unknown[] = []) =>
      asVendor(app.context.db, vendorId, (tx) => tx.executeSql(text, values));
    const taken = async () =>
      Number((await run('select sum(size + reserved) as bytes from file')).rows[0]?.['bytes']);
    const others = LIMITS.vendorQuotaBytes - 150_000;
    await run(
      `insert into file values ($1, $2, $3, 'a.pdf', 'application/pdf', $4, '', 'STORED', null, 'x@full.example', now(), now())`,
      [full.vendorId, uuidv7(), uuidv7(), others],
    );
    const zip = aZipOfResumes({
      'a.txt': 'x '.repeat(50_000),
      'b.txt': 'x '.repeat(50),
      'c.bin': 'MZ\0\x90',
    });
    const { upload } = await uploadsTo(app);
    const uploadPdf = async (bytes: number) =>
      (await upload(full.token, 'cv.pdf', aPdf('x', bytes))).httpStatus;

    expect((await scene.upload(full, 'one.zip', zip)).httpStatus).toBe(202);
    expect((await scene.upload(full, 'two.zip', zip)).code).toBe('FILE_TOO_LARGE');
    expect(await uploadPdf(60_000)).toBe(413);
    await readNextZip(app.context, vendorId, { reader, threads: 1, signal: never });
    expect(await taken()).toBe(others + 100_100);
    expect(await uploadPdf(60_000)).toBe(413);
    expect(await uploadPdf(40_000)).toBe(201);
  });
});

describe('bytes stored before their row', () => {
  /** A process that ends between the two. */
  const endingAfterKeeping = (): Context => ({
    ...app.context,
    files: {
      ...app.context.files,
      stage: async (place, bytes) => {
        const staged = await app.context.files.stage(place, bytes);
        const keep = async () => {
          await staged.keep();
          throw new Error('The process ended.');
        };
        return { ...staged, keep };
      },
    },
  });
  const keysKept = () => readdirSync(join(app.context.config.dataDir, 'files', admin.vendorId));
  const keysKnown = () =>
    asVendor(app.context.db, toVendorId(admin.vendorId), async (tx) =>
      (await tx.executeSql('select storage_key as key from file')).rows.map(({ key }) => key),
    );

  test('are replaced by those of the next reading', async () => {
    const contextId = await uploaded();
    await readIn(endingAfterKeeping());
    app.clock.advance({ minutes: 3 });
    await readIn(app.context);
    expect(await scene.findZip(admin, contextId)).toMatchObject({ state: 'READY', parsed: 2 });
    await vi.waitFor(
      async () => expect(await keysKnown()).toEqual(expect.arrayContaining(keysKept())),
      20_000,
    );
  });

  test('are deleted with their zip, once no one can be storing more', async () => {
    const contextId = await uploaded();
    await readIn(endingAfterKeeping());
    const known = await keysKnown();
    const strays = keysKept().filter((key) => !known.includes(key));
    expect(strays.length).toBeGreaterThan(0);
    await app.call(deleteContext, { query: { contextId } }, admin);
    const { rows } = await app.store.pool.query<{ keys: string[] }>(
      `select data -> 'keys' as keys from pgboss.job
       where name = 'remove-bytes' and start_after > now() + interval '4 minutes'`,
    );
    expect(rows.flatMap(({ keys }) => keys)).toEqual(expect.arrayContaining(strays));
  });
});
