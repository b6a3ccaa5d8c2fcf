import { askQuestion, listQuestions } from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResumes, readResumeText, takeCandidate } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { deleteContext, listZips } from '@slotwise/contract/deepgaze/zips.endpoints';
import { downloadFile } from '@slotwise/contract/files/files.endpoints';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { vacuumEmbedded } from '#db/tidy-database.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { openEmbeddedTestDatabase } from '../../../../test/test-database.ts';
import { pauseScrubbing, SCRUB } from './delete-zip.service.ts';
import { deleteOldZips, scrubLarge } from './zip-upkeep.jobs.ts';

/** A word that occurs nowhere else, as a name, a place in a text and a file name. */
const CANARY = 'Quetzalcoatlus';
const SOON = { timeout: 100_000, interval: 500 };

let app: TestApp;
let folder = '';
let admin: TestUser;
let scene: ReturnType<typeof startResumeScene>;

beforeAll(async () => {
  const database = await openEmbeddedTestDatabase();
  folder = database.directory ?? '';
  app = await startTestApp({ database: () => Promise.resolve(database) });
  admin = await app.signUp('Northbridge Talent');
  scene = startResumeScene(app);
});
afterAll(() => app.stop());

const canaryZip = () =>
  aZipOfResumes({
    [`${CANARY}.txt`]: { name: `${CANARY} Nair`, company: `${CANARY} Retail`, skills: ['Java', CANARY] },
    'ravi.txt': { name: 'Ravi Menon', more: `Led the project ${CANARY}.` },
    'broken.pdf': `%PDF-1.7 ${CANARY}`,
  });

/** Every table that contains the word, in any row. */
async function tablesWithCanary(): Promise<string[]> {
  const { pool } = app.store;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname <> 'information_schema'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select from ${name} t where t::text ilike '%${CANARY}%' or t::text ilike '%' || encode('${CANARY}', 'hex') || '%' limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Files of the embedded database, except its log, that contain the word. */
function pagesWithCanary(): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'));
  expect(files.length).toBeGreaterThan(100);
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => /quetzalcoatlus/i.test(readFileSync(path, 'latin1')));
}

function bytesInStore(): number {
  const folder = join(app.context.config.dataDir, 'files', admin.vendorId);
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

test('a deleted zip is in no answer, row, file or page of the database', async () => {
  const kept = await scene.uploadAndRead(
    admin,
    'kept.zip',
    aZipOfResumes({ 'asha.txt': { name: 'Asha Rao' } }),
  );
  // The zip itself is deleted once it is read.
  await vi.waitFor(() => expect(bytesInStore()).toBe(1), SOON);
  const { zipId: contextId } = await scene.uploadAndRead(admin, `${CANARY}.zip`, canaryZip(), {
    key: 'canary-1',
  });
  const { data: resumes = [] } = await app.call(
    listResumes,
    { params: { zip: contextId }, query: {} },
    admin,
  );
  const [first] = resumes;
  const resumeId = first?.resumeId ?? '';
  await app.call(askQuestion, { body: { contextId, question: `Who worked at ${CANARY} Retail?` } }, admin);
  const aboutAll = await app.call(askQuestion, { body: { question: `Who knows ${CANARY}?` } }, admin);
  expect(JSON.stringify(aboutAll.data)).toContain(CANARY);
  // Column statistics are copies too.
  await vacuumEmbedded(app.store);
  await app.store.pool.query('checkpoint');
  expect(pagesWithCanary().length).toBeGreaterThan(0);
  expect(await tablesWithCanary()).toEqual(
    expect.arrayContaining(['public.deepgaze_resume', 'public.deepgaze_question']),
  );

  const deleted = await app.call(deleteContext, { query: { contextId } }, admin);
  expect(deleted).toMatchObject({ httpStatus: 200, contextId });
  expect(deleted.data).toMatchObject({ zips: 1, resumes: 2, queriesDeleted: 2 });

  const answers = [
    await app.call(listZips, { query: { contextId } }, admin),
    await app.call(listResumes, { params: { zip: contextId }, query: {} }, admin),
    await app.call(listResumes, { params: { zip: `${CANARY}.zip` }, query: {} }, admin),
    await app.call(readResumeText, { params: { resumeId } }, admin),
    await app.call(takeCandidate, { params: { resumeId } }, admin),
    await app.call(askQuestion, { body: { contextId, question: 'Who knows Java?' } }, admin),
    await app.call(listQuestions, { query: { contextId } }, admin),
    await app.call(deleteContext, { query: {}, body: { contextId } }, admin),
  ];
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  expect(answers[0]?.data).toEqual([]);
  const download = await app.send(downloadFile, { params: { documentId: first?.documentId ?? '' } }, admin);
  expect(download.statusCode).toBe(404);
  const left = await app.call(askQuestion, { body: { question: 'Who knows Java?' } }, admin);
  expect(JSON.stringify(left.data)).not.toContain(CANARY);
  expect(left.data?.rows.map(({ zipId }) => zipId)).toEqual([kept.zipId]);
  expect((await app.call(listQuestions, { query: {} }, admin)).data).toHaveLength(1);
  expect(await tablesWithCanary()).toEqual([]);

  await vi.waitFor(() => expect(bytesInStore()).toBe(1), SOON);
  await vi.waitFor(() => expect(pagesWithCanary()).toEqual([]), SOON);
}, 90_000);

test('tables too large for working hours are rewritten when no one is at work, or after a day in any case', async () => {
  const getFile = async () =>
    (await app.store.pool.query("select pg_relation_filenode('deepgaze_resume') as file")).rows[0];
  await app.call(listZips, { query: {} }, admin);
  const before = await getFile();
  await expect(scrubLarge(app.context, { isLast: false }, 0)).rejects.toThrow('no one is at work');
  expect(await getFile()).toEqual(before);
  await scrubLarge(app.context, { isLast: true }, 0);
  const after = await getFile();
  expect(after).not.toEqual(before);
  app.clock.advance({ minutes: 11 });
  await scrubLarge(app.context, { isLast: false }, 0);
  expect(await getFile()).not.toEqual(after);
});

test('the log records who deleted when and how much, but nothing of the content', async () => {
  const { zipId } = await scene.uploadAndRead(admin, `second-${CANARY}.zip`, canaryZip());
  await app.call(deleteContext, { query: { contextId: zipId } }, admin);
  const lines = app.logged.filter((line) => line.includes('deepgaze.delete'));
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    audit: 'deepgaze.delete',
    vendorId: admin.vendorId,
    userId: admin.userId,
    resumes: 2,
    files: 3,
    queriesDeleted: 0,
    bytes: expect.any(Number),
  });
  expect(app.logged.join('')).not.toContain(CANARY);
});

test('an expired zip is deleted automatically, and not before', async () => {
  const { zipId, keptUntil } = await scene.uploadAndRead(admin, 'old.zip', aZipOfResumes({ 'a.txt': {} }));
  const present = app.clock.now().toISOString();
  app.clock.set(new Date(Date.parse(keptUntil) - 1000).toISOString());
  await deleteOldZips(app.context);
  expect(await app.store.pool.query('select from deepgaze_zip where zip_id = $1', [zipId])).toHaveProperty(
    'rowCount',
    1,
  );
  app.clock.set(keptUntil);
  await deleteOldZips(app.context);
  expect(await app.store.pool.query('select from deepgaze_zip where zip_id = $1', [zipId])).toHaveProperty(
    'rowCount',
    0,
  );
  app.clock.set(present);
});

test('after a slow rewrite, tables are left alone for many times as long, however often zips are deleted', async () => {
  const scrubs = async () => {
    const { rows } = await app.store.pool.query<{ waits: boolean }>(
      "select start_after > now() + interval '100 seconds' as waits from pgboss.job where name = $1 and state <= 'active'",
      [SCRUB],
    );
    return rows.map(({ waits }) => waits);
  };
  await vi.waitFor(async () => expect(await scrubs()).toEqual([]), SOON);
  pauseScrubbing(10_000);
  pauseScrubbing(1);
  for (const name of ['third', 'fourth']) {
    const { zipId } = await scene.uploadAndRead(admin, `${name}.zip`, canaryZip());
    await app.call(deleteContext, { query: { contextId: zipId } }, admin);
  }
  expect(await scrubs()).toEqual([true, true]);
});
