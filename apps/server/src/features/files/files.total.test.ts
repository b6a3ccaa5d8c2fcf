import { deleteContext } from '@slotwise/contract/deepgaze/zips.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { aZip } from '@slotwise/test-data/a-zip';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { expect, test, vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startResumeScene } from '../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { hasRealPostgres, openPostgresTestDatabase, openTestDatabase } from '../../../test/test-database.ts';
import { uploadsTo } from '../../../test/uploads.ts';
import { sweepFiles } from './files.jobs.ts';
import { lockTotal, sumAllSizes, sumSizes } from './room.queries.ts';

const FILE_BYTES = 2500;
const FITTING = 4;
const EACH_AT_ONCE = 6;

/** The installation's counter, and the actual sum of these organizations' files. */
async function toBytes({ context: { db } }: TestApp, users: TestUser[]): Promise<[number, number]> {
  let counted = 0;
  let files = 0;
  for (const vendorId of users.map((user) => toVendorId(user.vendorId))) {
    await asVendor(db, vendorId, async (tx) => {
      counted = await sumAllSizes(tx);
      files += await sumSizes(tx);
    });
  }
  return [counted, files];
}

test.each([
  ['on the store of this run', openTestDatabase, false],
  ['on real PostgreSQL, where uploads race', openPostgresTestDatabase, !hasRealPostgres()],
] as const)(
  'organizations share FILES_TOTAL, and deleting frees space, %s',
  async (_title, database, isSkipped) => {
    if (isSkipped) return;
    const filesTotalBytes = FITTING * FILE_BYTES + 100;
    const app = await startTestApp({ database, config: { filesTotalBytes } });
    try {
      const uploads = await uploadsTo(app);
      const both = [await app.signUp('Harbor Talent'), await app.signUp('Meadow Staffing')];
      const pdf = aPdf('x', FILE_BYTES);
      const together = await Promise.all(
        both.flatMap(({ token }) =>
          Array.from({ length: EACH_AT_ONCE }, () => uploads.upload(token, 'cv.pdf', pdf)),
        ),
      );
      const refused = together.filter(({ httpStatus }) => httpStatus === 507);
      expect(together.filter(({ httpStatus }) => httpStatus === 201)).toHaveLength(FITTING);
      expect(refused).toHaveLength(2 * EACH_AT_ONCE - FITTING);
      expect(refused[0]?.body).toMatchObject({
        code: 'STORAGE_TOTAL_FULL',
        message: [expect.stringContaining('ask the server’s operator')],
      });
      expect(app.logged.filter((line) => line.includes('FILES_TOTAL is used up'))).toHaveLength(
        refused.length,
      );
      const kept = readdirSync(join(app.context.config.dataDir, 'files'), { recursive: true });
      expect(kept.filter((path) => /[\da-f-]{36}.[\da-f-]{36}$/.test(String(path)))).toHaveLength(FITTING);
      expect(await toBytes(app, both)).toEqual([FITTING * FILE_BYTES, FITTING * FILE_BYTES]);

      app.clock.advance({ hours: 25 });
      await sweepFiles(app.context);
      expect(await toBytes(app, both)).toEqual([0, 0]);
      const later = await app.signUp('Summit Search');
      expect((await uploads.upload(later.token, 'cv.pdf', pdf)).httpStatus).toBe(201);
    } finally {
      await app.stop();
    }
  },
);

test.skipIf(!hasRealPostgres())(
  'an upload waits for space another organization is about to use',
  async () => {
    const app = await startTestApp({
      database: openPostgresTestDatabase,
      config: { filesTotalBytes: FILE_BYTES + 100 },
    });
    try {
      const uploads = await uploadsTo(app);
      const [first, second] = [await app.signUp('Harbor Talent'), await app.signUp('Meadow Staffing')];
      const { db } = app.context;
      const answer = await asVendor(db, toVendorId(first.vendorId), async (tx) => {
        await tx.executeSql(
          `insert into file values ($1, $2, $3, 'a.pdf', 'application/pdf', $4, '', 'STORED', null, 'x@harbor.example', now(), now())`,
          [first.vendorId, uuidv7(), uuidv7(), FILE_BYTES],
        );
        await lockTotal(tx);
        const waiting = uploads.upload(second.token, 'cv.pdf', aPdf('x', FILE_BYTES));
        await vi.waitFor(async () => {
          const { rows } = await app.store.pool.query(
            `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
          );
          expect(rows).toHaveLength(1);
        }, 10_000);
        return { waiting };
      });
      expect((await answer.waiting).httpStatus).toBe(507);
      expect(await toBytes(app, [first, second])).toEqual([FILE_BYTES, FILE_BYTES]);
    } finally {
      await app.stop();
    }
  },
);

test('a zip needs space for its contents, and releases all of it', async () => {
  const app = await startTestApp({ config: { filesTotalBytes: 10_000 } });
  try {
    const admin = await app.signUp('Lakeside Recruiting');
    const scene = startResumeScene(app);
    const buildZip = (lines: number) =>
      aZip([{ name: 'meera.txt', content: 'Meera Nair, Java\n'.repeat(lines) }]);
    expect(await scene.upload(admin, 'large.zip', buildZip(1000))).toMatchObject({
      httpStatus: 507,
      code: 'STORAGE_TOTAL_FULL',
    });
    expect(await toBytes(app, [admin])).toEqual([0, 0]);
    const { contextId } = await scene.uploadAndRead(admin, 'small.zip', buildZip(100));
    expect(await toBytes(app, [admin])).toEqual([1700, 1700]);
    await app.call(deleteContext, { query: { contextId } }, admin);
    expect(await toBytes(app, [admin])).toEqual([0, 0]);
  } finally {
    await app.stop();
  }
});
