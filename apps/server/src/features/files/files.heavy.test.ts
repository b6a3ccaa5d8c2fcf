import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { createFileChecks } from '#engines/file-checks/file-checks.ts';
import { getForm } from '../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const SLOW_WORKER = new URL('../../../test/slow-check-worker.ts', import.meta.url);

let app: TestApp;
let admin: TestUser;
let stranger: TestUser;
const defects: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp();
  app.context.fileChecks = createFileChecks({
    module: SLOW_WORKER,
    allowance: { cpuMillis: 1000, wallMillis: 60_000, megabytes: 64 },
    onDefect: (error) => defects.push(error),
  });
  admin = await app.signUp('Northbridge Talent');
  stranger = await app.signUp('Globex Search');
});
beforeEach(async () => {
  defects.length = 0;
  // Starts both threads, so that no test pays for it.
  await Promise.all([admin, stranger].map((as) => upload('an ordinary letter', as)));
  for (const { vendorId } of [admin, stranger])
    await asVendor(app.context.db, toVendorId(vendorId), (tx) => tx.executeSql('delete from file'));
});
afterAll(() => app.stop());

async function upload(text: string, as = admin) {
  const { payload, type } = getForm('letter.txt', Buffer.from(text));
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': type };
  const answer = await app.app.inject({ method: 'POST', url: '/api/files', payload, headers });
  const { code, message = [] } = answer.json<{ code?: string; message?: string[] }>();
  return { status: answer.statusCode, code, says: message.join(' ') };
}

/** Rows, and files being written. */
async function leftovers(): Promise<unknown[]> {
  const { rows } = await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
    tx.executeSql('select file_name from file'),
  );
  const incoming = join(app.context.config.dataDir, 'files', 'incoming');
  return [...rows, ...(existsSync(incoming) ? readdirSync(incoming) : [])];
}

const TOO_HEAVY = {
  status: 422,
  code: 'FILE_TOO_HEAVY',
  says: 'This file takes too long to check, so it was not accepted. Save it as a new or smaller PDF and upload that.',
};
const NOT_CHECKED = {
  status: 415,
  code: 'FILE_TYPE_NOT_ALLOWED',
  says: 'This file cannot be checked. Open it, save it as a new PDF and upload that.',
};

describe('a file whose check', () => {
  test.each([
    ['takes too much time', 'a laborious letter', TOO_HEAVY, 0],
    ['takes too much memory', 'a huge letter', TOO_HEAVY, 0],
    ['ends its thread', 'a fatal letter', NOT_CHECKED, 1],
    ['runs into a defect', 'an odd letter', NOT_CHECKED, 1],
  ])('%s is refused, and the next one is accepted', async (_title, text, refusal, defectCount) => {
    expect(await upload(text)).toEqual(refusal);
    expect(defects).toHaveLength(defectCount);
    expect(await leftovers()).toEqual([]);
    expect(app.logged.findLast((line) => line.includes('"security"'))).toContain('"event":"file-refused"');
    expect(await upload('an ordinary letter')).toMatchObject({ status: 201 });
  });
});

test('the heavy files of one organization do not delay the small one of another', async () => {
  let ended = 0;
  const heavy = Promise.all(
    Array.from({ length: 3 }, () => upload('a laborious letter').finally(() => (ended += 1))),
  );
  for (let sent = 0; sent < 2; sent += 1)
    expect(await upload('an ordinary letter', stranger)).toMatchObject({ status: 201 });
  // In parallel in both threads, two of them would have ended earlier.
  expect(ended).toBeLessThan(2);
  expect(await heavy).toEqual([TOO_HEAVY, TOO_HEAVY, TOO_HEAVY]);
});
