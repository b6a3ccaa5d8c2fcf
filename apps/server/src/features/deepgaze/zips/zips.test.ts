import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listZips } from '@slotwise/contract/deepgaze/zips.endpoints';
import { aJob } from '@slotwise/test-data/a-job';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { aZip, type ZipPart } from '@slotwise/test-data/a-zip';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let admin: TestUser;
let refused: TestUser;
let scene: ReturnType<typeof startResumeScene>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  refused = await app.signUp('Refused Search');
  scene = startResumeScene(app);
});
afterAll(() => app.stop());

/** Rows and bytes that a refused upload might have left. */
async function leftovers({ vendorId }: TestUser): Promise<unknown[]> {
  const { rows } = await asVendor(app.context.db, toVendorId(vendorId), (tx) =>
    tx.executeSql('select file_name from file union all select file_name from deepgaze_zip'),
  );
  const files = join(app.context.config.dataDir, 'files', vendorId);
  return [...rows, ...(existsSync(files) ? readdirSync(files) : []), ...staged()];
}

/** The folder of incoming files, next to the zips being read. */
function staged(): string[] {
  const folder = join(app.context.config.dataDir, 'files', 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe('an upload', () => {
  test('is answered at once with its content, and read afterwards', async () => {
    const bytes = aZipOfResumes({
      'meera.txt': {},
      'more/ravi.txt': { name: 'Ravi Menon' },
      'photo.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3, 0]),
    });
    const { httpStatus, contextId = '', data } = await scene.upload(admin, 'people.zip', bytes);
    expect(httpStatus).toBe(202);
    expect(data).toMatchObject({
      zipId: contextId,
      contextId,
      zipFileName: 'people.zip',
      total: 3,
      parsed: 0,
    });
    expect(data).toMatchObject({
      size: bytes.length,
      state: 'QUEUED',
      keptUntil: '2026-08-29T09:00:00.000Z',
    });
    const zip = await scene.read(admin, contextId);
    expect(zip).toMatchObject({ state: 'READY_WITH_ERRORS', total: 3, parsed: 2, failed: 1, duplicates: 0 });
    const { data: listed = [] } = await app.call(listZips, { query: {} }, admin);
    expect(listed).toContainEqual(zip);
  });

  test('with an existing name gets its own, even if two arrive at once', async () => {
    const one = (name: string) => scene.upload(admin, 'same.ZIP', aZipOfResumes({ 'a.txt': { name } }));
    const answers = await Promise.all([one('Asha Rao'), one('Kabir Shah'), one('Nila Das')]);
    const names = answers.map(({ zipFileName }) => zipFileName ?? '');
    expect(new Set(names)).toEqual(new Set(['same.ZIP', 'same (2).ZIP', 'same (3).ZIP']));
  });

  test('with known bytes names the oldest such zip of the same organization', async () => {
    const bytes = aZipOfResumes({ 'a.txt': { name: 'Leela Rao' } });
    const november = await scene.upload(admin, 'november.zip', bytes);
    const again = await scene.upload(admin, 'november.zip', bytes);
    expect(november.data).not.toHaveProperty('sameAs');
    expect(again.data).toMatchObject({ zipFileName: 'november (2).zip', sameAs: 'november.zip' });
    const stranger = await app.signUp('November Search');
    const other = await scene.upload(stranger, 'november.zip', bytes);
    expect(other.data).not.toHaveProperty('sameAs');
  });

  test('that is sent again under its key gets the first answer, and exists once', async () => {
    const bytes = aZipOfResumes({ 'a.txt': {} });
    const first = await scene.upload(admin, 'retried.zip', bytes, { key: 'upload-1' });
    const again = await scene.upload(admin, 'retried.zip', bytes, { key: 'upload-1' });
    expect(again).toEqual(first);
    const { data = [] } = await app.call(listZips, { query: {} }, admin);
    expect(data.filter(({ zipFileName }) => zipFileName.startsWith('retried'))).toHaveLength(1);
    const other = await scene.upload(admin, 'retried.zip', aZipOfResumes({ 'b.txt': {} }), {
      key: 'upload-1',
    });
    expect([other.httpStatus, other.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('names its job in the address or in its form, before or after the file', async () => {
    const { jdId = '' } = await app.call(createJob, { body: aJob() }, admin);
    const bytes = aZipOfResumes({ 'a.txt': {} });
    for (const sent of [{ jdId }, { fields: { jdId } }, { after: { jdId } }]) {
      const { data } = await scene.upload(admin, 'for-a-job.zip', bytes, sent);
      expect(data).toMatchObject({ jdId, jobTitle: aJob().title });
    }
    const unknown = await scene.upload(admin, 'for-a-job.zip', bytes, { fields: { jdId: uuidv7() } });
    expect(unknown.httpStatus).toBe(404);
    const wrong = await scene.upload(admin, 'for-a-job.zip', bytes, { after: { jdId: 'the first' } });
    expect(wrong.httpStatus).toBe(400);
  });
});

describe('refuses an upload and stores nothing of it', () => {
  const part = (name: string, more: Partial<ZipPart> = {}): ZipPart => ({
    name,
    content: 'Meera Nair',
    ...more,
  });
  const toBytes = (parts: ZipPart[]) => () => aZip(parts);

  beforeAll(() =>
    vi.waitFor(
      async () => {
        const { data = [] } = await app.call(listZips, { query: {} }, admin);
        expect(data.filter(({ state }) => !state.startsWith('READY'))).toEqual([]);
        expect(staged()).toEqual([]);
      },
      { timeout: 100_000 },
    ),
  );

  test.each<[string, () => Buffer, string, RegExp]>([
    ['a path out of the zip', toBytes([part('ok.txt'), part('../evil.txt')]), '422 ZIP_UNSAFE', /evil\.txt/],
    ['an absolute path', toBytes([part('/etc/passwd')]), '422 ZIP_UNSAFE', /passwd/],
    [
      'more than 2,000 files',
      toBytes(Array.from({ length: 2001 }, (_, i) => part(`${i}.txt`))),
      '422 ZIP_UNSAFE',
      /2,?000/,
    ],
    [
      'a bomb by its own word',
      toBytes([part('bomb.txt', { claimedSize: 600 * 1024 * 1024 })]),
      '422 ZIP_UNSAFE',
      /bomb\.txt/,
    ],
    ['a zip that is cut', () => aZip([part('a.txt')]).subarray(0, -10), '422 ZIP_UNSAFE', /./],
    ['no zip at all', () => Buffer.from('Meera Nair'), '422 ZIP_UNSAFE', /./],
    ['an empty zip', toBytes([]), '400 VALIDATION_FAILED', /no file/],
    ['an empty file', () => Buffer.alloc(0), '400 VALIDATION_FAILED', /empty/],
  ])('%s', async (_title, make, refusal, says) => {
    const answer = await scene.upload(refused, 'hostile.zip', make());
    expect(`${answer.httpStatus} ${answer.code}`).toBe(refusal);
    expect(answer.message?.join(' ')).toMatch(says);
    expect(await leftovers(refused)).toEqual([]);
  });

  test('another kind of file', async () => {
    const answer = await scene.upload(admin, 'people.rar', aZipOfResumes({ 'a.txt': {} }));
    expect([answer.httpStatus, answer.code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED']);
  });

  test('files that exceed the remaining space', async () => {
    await asVendor(app.context.db, toVendorId(refused.vendorId), (tx) =>
      tx.executeSql(
        `insert into file values ($1, $2, $3, 'a.pdf', 'application/pdf', $4, '', 'STORED', null, 'x@full.example', now(), now())`,
        [refused.vendorId, uuidv7(), uuidv7(), 2 * 1024 ** 3 - 60_000],
      ),
    );
    const answer = await scene.upload(refused, 'large.zip', aZipOfResumes({ 'a.txt': 'x'.repeat(100_000) }));
    expect([answer.httpStatus, answer.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await leftovers(refused)).toEqual([{ file_name: 'a.pdf' }]);
  });
});
