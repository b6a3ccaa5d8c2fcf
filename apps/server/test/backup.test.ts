import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { openDatabase } from '#db/database.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { findPostgresBinaries } from './real-postgres.ts';
import { databaseIn, onCluster } from './template.ts';
import { createPostgresDatabase, hasRealPostgres, openPostgresTestDatabase } from './test-database.ts';

const run = promisify(execFile);
const VENDORS = [toVendorId(uuidv7()), toVendorId(uuidv7())];
const BACKUP_ROLE = `slotwise_backup_${process.pid}`;

const program = (name: string): string => join(findPostgresBinaries() ?? '', name);

/** The same database as another user of the cluster. */
function as(user: string, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = user;
  return url.href;
}

test.skipIf(!hasRealPostgres())(
  'a backup made as documented contains every organization and can be restored',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slotwise-backup-'));
    const file = join(folder, 'slotwise.dump');
    const admin = as('postgres', inject('postgres')?.url ?? '');
    const database = await openPostgresTestDatabase();
    const target = await createPostgresDatabase('empty');
    try {
      for (const vendorId of VENDORS) {
        await asVendor(database.store.db, vendorId, (tx) =>
          tx.executeSql(
            `insert into vendor (vendor_id, vendor_name, vendor_status, time_zone, created_at)
           values ($1, 'Acme', 'ACTIVE', 'UTC', now())`,
            [vendorId],
          ),
        );
      }
      const url = database.url ?? '';
      const dump = (user: string) =>
        run(program('pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${as(user, url)}`]);
      await expect(dump(new URL(url).username)).rejects.toMatchObject({ code: 1 });

      await onCluster(
        databaseIn(admin, new URL(url).pathname.slice(1)),
        `create role ${BACKUP_ROLE} login bypassrls`,
        `grant pg_read_all_data to ${BACKUP_ROLE}`,
      );
      await dump(BACKUP_ROLE);
      const owner = new URL(target.url).username;
      const into = `--dbname=${as('postgres', target.url)}`;
      await run(program('pg_restore'), ['--exit-on-error', '--no-owner', `--role=${owner}`, into, file]);

      const restored = await openDatabase({ databaseUrl: target.url, dataDir: '.' });
      const seen: number[] = [];
      for (const vendorId of VENDORS) {
        const { rows } = await asVendor(restored.db, vendorId, (tx) => tx.executeSql('select from vendor'));
        seen.push(rows.length);
      }
      await restored.close();
      expect(seen).toEqual([1, 1]);
    } finally {
      await target.drop();
      await database.drop();
      await onCluster(admin, `drop role if exists ${BACKUP_ROLE}`);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
