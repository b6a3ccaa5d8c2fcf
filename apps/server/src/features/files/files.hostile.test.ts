import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { HOSTILE_FILES } from '../../../test/hostile-files.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { uploadsTo, type Uploads } from '../../../test/uploads.ts';

let app: TestApp;
let admin: TestUser;
let uploads: Uploads;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  uploads = await uploadsTo(app);
});
afterAll(() => app.stop());

/** What an upload might leave: rows, encrypted bytes, and files being written. */
async function leftovers(): Promise<string[]> {
  const { rows } = await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
    tx.executeSql('select file_name from file'),
  );
  const folder = join(app.context.config.dataDir, 'files');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  return [...rows.map((row) => String(row['file_name'])), ...files.map(({ name }) => name)];
}

describe('says why a hostile or broken file is refused', () => {
  test('covers more than sixty of them', () => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(HOSTILE_FILES)('$title ($fileName)', async ({ fileName, bytes, code, says }) => {
    const { httpStatus, body } = await uploads.upload(admin.token, fileName, bytes());
    expect([body.code, httpStatus]).toEqual([
      code,
      { FILE_TOO_LARGE: 413, ZIP_UNSAFE: 422, VALIDATION_FAILED: 400 }[code] ?? 415,
    ]);
    expect(body.message?.join(' ')).toMatch(says);
    expect(await leftovers()).toEqual([]);
  });
});
