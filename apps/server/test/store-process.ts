import { openDatabase } from '#db/database.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { uuidv7 } from 'uuidv7';

/**
 * A separate process with a store on `dataDir`, for a test to kill. It prints one JSON value per line: that it was
 * refused or opened, and then each acknowledged write.
 */
export type StoreProcessLine =
  | { refused: string }
  /** The vendors found, and those whose transaction was only half applied. */
  | { opened: string[]; halves: string[] }
  | { written: string };

const [dataDir = '', writers = '0', migrations] = process.argv.slice(2);
const say = (line: StoreProcessLine): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

async function run(): Promise<void> {
  const store = await openDatabase({ dataDir, ...(migrations && { migrations }) });
  // The embedded engine's own user bypasses row-level security, which a check of every row needs.
  const { rows } = await store.pool.query<{ vendor_id: string; half: boolean }>(
    'select vendor_id, a.email is null as half from vendor full join account a using (vendor_id)',
  );
  say({
    opened: rows.map((row) => row.vendor_id),
    halves: rows.filter((row) => row.half).map((row) => row.vendor_id),
  });
  const writing = Array.from({ length: Number(writers) }, async () => {
    for (;;) {
      const vendorId = toVendorId(uuidv7());
      await asVendor(store.db, vendorId, async (tx) => {
        const vendor = { vendor_id: vendorId, vendor_name: 'Acme', vendor_status: 'ACTIVE' } as const;
        await tx
          .insertInto('vendor')
          .values({ ...vendor, time_zone: 'UTC', created_at: new Date() })
          .execute();
        const account = { vendor_id: vendorId, user_id: uuidv7() };
        await tx
          .insertInto('account')
          .values({ ...account, email: `${vendorId}@acme.example` })
          .execute();
      });
      say({ written: vendorId });
    }
  });
  await Promise.all(writing);
}

run().catch((error: unknown) => say({ refused: error instanceof Error ? error.message : String(error) }));
