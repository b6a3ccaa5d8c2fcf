import { aPdf } from '@slotwise/test-data/a-document';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { hasRealPostgres, openPostgresTestDatabase, openTestDatabase } from '../../../test/test-database.ts';
import { uploadsTo } from '../../../test/uploads.ts';

const ROOM_BYTES = 3000;
const AT_ONCE = 8;

test.each([
  ['on the store of this run', openTestDatabase, false],
  ['on real PostgreSQL, where uploads race', openPostgresTestDatabase, !hasRealPostgres()],
] as const)(
  'refuses uploads of an organization that has filled its 2 GB, %s',
  async (_title, database, isSkipped) => {
    if (isSkipped) return;
    const app = await startTestApp({ database });
    try {
      const admin = await app.signUp('Full House');
      const uploads = await uploadsTo(app);
      await asVendor(app.context.db, toVendorId(admin.vendorId), (tx) =>
        tx.executeSql(
          `insert into file values ($1, $2, $3, 'a.pdf', 'application/pdf', $4, '', 'STORED', null, 'x@full.example', now(), now())`,
          [admin.vendorId, uuidv7(), uuidv7(), 2 * 1024 ** 3 - 1 - ROOM_BYTES],
        ),
      );
      const together = await Promise.all(
        Array.from({ length: AT_ONCE }, () => uploads.upload(admin.token, 'cv.pdf', aPdf('x', 2500))),
      );
      const refused = together.filter(({ httpStatus }) => httpStatus === 413);
      expect([together.filter(({ httpStatus }) => httpStatus === 201).length, refused.length]).toEqual([
        1,
        AT_ONCE - 1,
      ]);
      expect(refused[0]?.body.message?.join()).toMatch(/2 GB.*Remove documents/);
      expect(readdirSync(join(app.context.config.dataDir, 'files', admin.vendorId))).toHaveLength(1);
    } finally {
      await app.stop();
    }
  },
);
