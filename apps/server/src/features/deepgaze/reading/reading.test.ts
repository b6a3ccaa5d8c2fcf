import { askQuestion } from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { deleteContext } from '@slotwise/contract/deepgaze/zips.endpoints';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { aZip } from '@slotwise/test-data/a-zip';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { gate, readerThat, type Meeting } from '../../../../test/text-reader.ts';
import { registerReadingJobs } from './reading.jobs.ts';
import { notifyZipRead } from './zip-news.service.ts';
import { readNextZip, type Reading } from './reading.service.ts';

let app: TestApp;
let admin: TestUser;
let scene: ReturnType<typeof startResumeScene>;

beforeAll(async () => {
  // The server's own threads are off: each test does the reading itself.
  app = await startTestApp({ config: { deepgazeThreads: 0 } });
  admin = await app.signUp('Northbridge Talent');
  scene = startResumeScene(app);
});
afterAll(() => app.stop());

type Process = Partial<Omit<Reading, 'reader'>> & { meet?: Meeting };
const never = new AbortController().signal;

/** What a server process does when it finds something to read. */
const readAs = ({ meet, threads = 1, signal = never, ...more }: Process = {}) =>
  readNextZip(app.context, toVendorId(admin.vendorId), {
    reader: readerThat(meet),
    threads,
    signal,
    ...more,
  });

async function uploaded(files: Parameters<typeof aZipOfResumes>[0]): Promise<string> {
  const { contextId = '', message } = await scene.upload(admin, 'people.zip', aZipOfResumes(files));
  expect(message).toBeUndefined();
  return contextId;
}

async function listFiles(zip: string) {
  const { data = [] } = await app.call(listResumes, { params: { zip }, query: {} }, admin);
  return data.map(({ fileName, parseState }) => `${fileName} ${parseState}`);
}

async function listReasons(zip: string) {
  const { data = [] } = await app.call(listResumes, { params: { zip }, query: {} }, admin);
  return data.flatMap(({ reason }) => reason ?? []);
}

const people = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.txt`, { name: `Asha Rao ${i}` }]));

async function countIn(query: string): Promise<number> {
  const { rows } = await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) => tx.executeSql(query));
  return Number(rows[0]?.['total']);
}

function listRows(zipId: string): Promise<number> {
  const tables = ['deepgaze_zip', 'deepgaze_file', 'deepgaze_resume', 'deepgaze_segment'];
  const counts = tables.map((table) => `(select count(*) from ${table} where zip_id = '${zipId}')`);
  return countIn(`select ${counts.join(' + ')} as total`);
}

/** The minutes left of the lease. */
const getLease = (zipId: string): Promise<number> =>
  countIn(
    `select round(extract(epoch from leased_until - timestamptz '${app.clock.now().toISOString()}') / 60) as total
     from deepgaze_zip where zip_id = '${zipId}'`,
  );

const bytesKnown = (): Promise<number> => countIn('select count(*) as total from file');

function bytesKept(): number {
  const folder = join(app.context.config.dataDir, 'files', admin.vendorId);
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

test('one unreadable file fails neither the zip nor its neighbors', async () => {
  const zipId = await uploaded({
    'a.txt': {},
    'b.txt': { name: 'Ravi Menon' },
    'c.txt': { name: 'Nila Das' },
  });
  await readAs({
    meet: (fileName) => {
      if (fileName === 'b.txt') throw new Error('A defect.');
    },
  });
  expect(await listFiles(zipId)).toEqual(['a.txt OK', 'b.txt CORRUPT', 'c.txt OK']);
  expect(await scene.findZip(admin, zipId)).toMatchObject({
    state: 'READY_WITH_ERRORS',
    parsed: 2,
    failed: 1,
  });
});

test('the uploader of a zip is notified once, in the bell and not by mail, that it is read', async () => {
  const owner = await app.signUp('Larch Talent');
  const { contextId = '' } = await scene.upload(
    owner,
    'november.zip',
    aZipOfResumes({ 'a.txt': {}, 'b.txt': { name: 'Asha Rao' }, 'c.txt': { name: 'Nila Das' } }),
  );
  const vendorId = toVendorId(owner.vendorId);
  const meet: Meeting = (fileName) => {
    if (fileName === 'c.txt') throw new Error('A defect.');
  };
  const read = { reader: readerThat(meet), threads: 1, signal: never };
  await readNextZip(app.context, vendorId, read);
  const listNews = async () =>
    (await app.call(listNotices, {}, owner)).data?.filter(({ kind }) => kind === 'zip-read');
  const news = { what: 'Your zip of resumes has been read', about: '2 resumes, 1 could not be read' };
  expect(await listNews()).toMatchObject([{ ...news, isNew: true }]);
  await asVendor(app.context.db, vendorId, async (tx) => {
    const { rows } = await tx.executeSql(`select state from mail where kind = 'zip-read'`);
    expect(rows).toEqual([{ state: 'MUTED' }]);
    // As after a restart before the end was written.
    await notifyZipRead(app.context, tx, contextId);
  });
  expect(await listNews()).toHaveLength(1);
});

test('a zip makes way for another organization’s after its turn, and continues in its next one', async () => {
  const zipId = await uploaded(people(3));
  const read: string[] = [];
  const turn = { meet: (name: string) => void read.push(name), turnMillis: 0, isWaitedFor: () => true };
  for (const parsed of [1, 2, 3]) {
    expect(await readAs(turn)).toBe(true);
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'PARSING', parsed });
  }
  await readAs(turn);
  expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY', parsed: 3 });
  expect(read).toEqual(['0.txt', '1.txt', '2.txt']);
});

test('files with the same bytes are one resume and a row each, whichever is read first', async () => {
  const zipId = await uploaded({
    'a.txt': {},
    'b.txt': {},
    'copies/a.txt': {},
    'other.txt': { name: 'Nila Das' },
  });
  await readAs({ threads: 3 });
  const { data = [] } = await app.call(listResumes, { params: { zip: zipId }, query: {} }, admin);
  const copies = data.filter(({ parseState }) => parseState === 'DUPLICATE');
  const original = data.find(({ path, parseState }) => path !== 'other.txt' && parseState === 'OK');
  expect(copies.map(({ duplicateOf }) => duplicateOf)).toEqual([original?.resumeId, original?.resumeId]);
  expect(copies.map(({ documentId }) => documentId)).toEqual([null, null]);
  expect(await scene.findZip(admin, zipId)).toMatchObject({
    state: 'READY',
    total: 4,
    parsed: 2,
    duplicates: 2,
  });
});

test('files without text are not duplicates', async () => {
  const zipId = await uploaded({ 'empty.txt': '', 'zero.pdf': '' });
  await readNextZip(app.context, toVendorId(admin.vendorId), {
    reader: {
      ...readerThat(),
      read: async () => ({
        contentType: 'text/plain',
        unread: { state: 'NO_TEXT', reason: 'It says nothing.' },
      }),
    },
    threads: 1,
    signal: never,
  });
  expect(await listFiles(zipId)).toEqual(['empty.txt NO_TEXT', 'zero.pdf NO_TEXT']);
  expect(await scene.findZip(admin, zipId)).toMatchObject({ failed: 2, duplicates: 0 });
});

test('a zip whose content contradicts its directory ends FAILED with the cause', async () => {
  const bytes = aZip([
    { name: 'a.txt', content: 'Meera Nair, engineer in Pune' },
    { name: 'liar.txt', content: 'x'.repeat(5000), claimedSize: 10 },
    { name: 'z.txt', content: 'Never reached' },
  ]);
  const { contextId: zipId = '' } = await scene.upload(admin, 'lying.zip', bytes);
  await readAs({ threads: 0 });
  const zip = await scene.findZip(admin, zipId);
  expect(zip).toMatchObject({
    state: 'FAILED',
    parsed: 1,
    failed: 2,
    error: expect.stringContaining('liar.txt'),
  });
  expect(await listFiles(zipId)).toEqual(['a.txt OK', 'liar.txt CORRUPT', 'z.txt CORRUPT']);
  expect(await listReasons(zipId)).toEqual([
    expect.stringContaining('unpacks to more than the zip says'),
    expect.stringContaining('given up before this file was read'),
  ]);
});

test('a half-read zip can be searched, and the answer says how much was covered', async () => {
  const zipId = await uploaded(people(30));
  const { meet, reached, release } = gate();
  const reading = readAs({ meet: (name) => (name === '20.txt' ? meet() : undefined), threads: 0 });
  await reached;
  const body = { contextId: zipId, question: 'Who knows Kubernetes?' };
  const { data, queryResult } = await app.call(askQuestion, { body }, admin);
  expect(data).toMatchObject({ readable: 20, waiting: 10, examined: expect.any(Number) });
  expect(data?.examined).toBeGreaterThanOrEqual(10);
  expect(queryResult).toMatch(/Only \d+ of 30 files are read so far/);
  release();
  await reading;
  expect((await app.call(askQuestion, { body }, admin)).data).toMatchObject({ examined: 30, waiting: 0 });
});

describe('after a process that died midway', () => {
  /**
   * A process that reads until it meets a file, then hangs until its lease has expired. Returns a function that lets it
   * continue: it then finds the zip in other hands.
   */
  async function hangingAt(zipId: string, file: string): Promise<() => Promise<unknown>> {
    const { meet, reached, release } = gate();
    const reading = readAs({ meet: (name) => (name === file ? meet() : undefined), threads: 0 });
    await reached;
    app.clock.advance({ minutes: 3 });
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'PARSING' });
    return () => {
      release();
      return reading;
    };
  }

  test('another one reads the rest, nothing twice, and everything is found', async () => {
    const zipId = await uploaded(people(12));
    const goOn = await hangingAt(zipId, '6.txt');
    const met: string[] = [];
    await readAs({ meet: (name) => void met.push(name) });
    expect(met).toContain('6.txt');
    expect(met).not.toContain('0.txt');
    await goOn();
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY', parsed: 12, failed: 0 });
    const { data } = await app.call(
      askQuestion,
      { body: { contextId: zipId, question: 'Who knows Java?' } },
      admin,
    );
    expect(data).toMatchObject({ examined: 12, matched: 12 });
  });

  test('a file that crashed two of them is given up, but not those read next to it', async () => {
    const zipId = await uploaded(people(8));
    const hanging = [await hangingAt(zipId, '2.txt'), await hangingAt(zipId, '2.txt')];
    await readAs({
      meet: (name) => {
        if (name === '2.txt') throw new Error('It is read a third time.');
      },
    });
    await Promise.all(hanging.map((goOn) => goOn()));
    expect(await scene.findZip(admin, zipId)).toMatchObject({
      state: 'READY_WITH_ERRORS',
      parsed: 7,
      failed: 1,
    });
    const { data = [] } = await app.call(
      listResumes,
      { params: { zip: zipId }, query: { parseState: 'CORRUPT' } },
      admin,
    );
    expect(data.map(({ fileName, reason }) => [fileName, reason])).toEqual([
      ['2.txt', expect.stringContaining('stopped the server twice')],
    ]);
  });

  test('no one else reads a zip whose lease has not expired', async () => {
    const zipId = await uploaded(people(3));
    const { meet, reached, release } = gate();
    const reading = readAs({ meet });
    await reached;
    expect(await readAs()).toBe(false);
    release();
    await reading;
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY', parsed: 3 });
  });

  test('nor one whose step takes longer than a lease', async () => {
    const zipId = await uploaded(people(3));
    const { meet, reached, release } = gate();
    const { buildSegments, ...reader } = readerThat();
    const indexing = async (...[resumes]: Parameters<typeof buildSegments>) => {
      await meet();
      return buildSegments(resumes);
    };
    const slow = {
      reader: { ...reader, buildSegments: indexing },
      threads: 1,
      signal: never,
      renewMillis: 1,
    };
    const reading = readNextZip(app.context, toVendorId(admin.vendorId), slow);
    await reached;
    for (let minute = 1; minute <= 4; minute += 1) {
      app.clock.advance({ minutes: 1 });
      await vi.waitFor(async () => expect(await getLease(zipId)).toBe(2), 20_000);
    }
    expect(await readAs()).toBe(false);
    release();
    await reading;
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY', parsed: 3 });
  });

  test('but the next process reads at once what the only server of a folder had started', async () => {
    const zipId = await uploaded(people(3));
    const { meet, reached, release } = gate();
    const reading = readAs({ meet });
    await reached;
    const config = { ...app.context.config, databaseUrl: undefined, deepgazeThreads: 1 };
    const stop = await registerReadingJobs({ ...app.context, config });
    await vi.waitFor(
      async () => expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY' }),
      {
        timeout: 60_000,
      },
    );
    await stop();
    release();
    await reading;
    expect(await scene.findZip(admin, zipId)).toMatchObject({ parsed: 3, failed: 0 });
  });

  test('giving up without a lease does not return the claims of others', async () => {
    const zipId = await uploaded(people(3));
    const stopping = new AbortController();
    const { meet, reached, release } = gate();
    const first = readAs({ meet, threads: 0, signal: stopping.signal });
    await reached;
    app.clock.advance({ minutes: 3 });
    const other = gate();
    const second = readAs({ meet: (name) => (name === '2.txt' ? other.meet() : undefined), threads: 0 });
    await other.reached;
    const begun = `select tries as total from deepgaze_file where zip_id = '${zipId}' and file_name = '2.txt'`;
    const before = await countIn(begun);
    stopping.abort();
    release();
    await first;
    expect(await countIn(begun)).toBe(before);
    other.release();
    await second;
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY', parsed: 3 });
  });

  test('one that is stopped gracefully releases the zip, and its files count as not started', async () => {
    const zipId = await uploaded(people(5));
    const stopping = new AbortController();
    const { meet, reached, release } = gate();
    const reading = readAs({ meet, threads: 1, signal: stopping.signal });
    await reached;
    stopping.abort();
    release();
    await reading;
    const begun = `select coalesce(sum(tries), 0) as total from deepgaze_file where zip_id = '${zipId}' and state = 'QUEUED'`;
    expect(await listRows(zipId)).toBeGreaterThan(0);
    expect(await countIn(begun)).toBe(0);
    expect(await readAs()).toBe(true);
    expect(await scene.findZip(admin, zipId)).toMatchObject({ state: 'READY', parsed: 5 });
  });
});

test('nothing is written of what is being read when its zip is deleted', async () => {
  const zipId = await uploaded(people(12));
  const { meet, reached, release } = gate();
  const reading = readAs({ meet: (name) => (name === '5.txt' ? meet() : undefined), threads: 1 });
  await reached;
  expect((await app.call(deleteContext, { query: { contextId: zipId } }, admin)).httpStatus).toBe(200);
  release();
  await reading;
  expect(await listRows(zipId)).toBe(0);
  await vi.waitFor(async () => expect(bytesKept()).toBe(await bytesKnown()), { timeout: 100_000 });
  expect(await readAs()).toBe(false);
});
