import { type SelectQueryBuilder, sql } from 'kysely';
import type { RowChange } from '#db/tables/rows.ts';
import type { Tables } from '#db/tables/tables.ts';
import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

type ZipChange = RowChange<'deepgaze_zip'>;
/** Zips, to which a condition and an order are added to find the due ones. */
type Zips = SelectQueryBuilder<Tables, 'deepgaze_zip', { due_id: string }>;

/** When a zip is leased, until when, and its new state, if that changes. */
type Taking = { now: Date; until: Date } & Pick<ZipChange, 'state'>;

/** Leases the first due zip that is free. */
export function takeFirst(tx: VendorDb, { now, until, state }: Taking, due: (zips: Zips) => Zips) {
  return (
    tx
      // Materialized before the update: inside it the search could run once per row and take more than one.
      .with(
        (name) => name('due').materialized(),
        (query) =>
          due(query.selectFrom('deepgaze_zip').select('zip_id as due_id'))
            .where('vendor_id', '=', tx.vendorId)
            .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
            .limit(1)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('deepgaze_zip')
      .from('due')
      .set({ leased_until: until, ...(state && { state }) })
      .where('vendor_id', '=', tx.vendorId)
      .whereRef('zip_id', '=', 'due_id')
      .returning(['zip_id', 'archive_id', 'uploaded_by', 'uploaded_at', 'parsed'])
      .executeTakeFirst()
  );
}

/** The zip leased by this process, and the new end of the lease. */
export type Lease = { zipId: string; held: Date; until: Date };

type Counts = Partial<Record<'parsed' | 'failed' | 'duplicates' | 'flagged', number>>;

/** Adds a step's counts and extends the lease. False if the zip was deleted or is leased by someone else. */
export async function renewLease(
  tx: VendorDb,
  { zipId, held, until }: Lease,
  { parsed = 0, failed = 0, duplicates = 0, flagged = 0 }: Counts = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateOwn('deepgaze_zip', { zip_id: zipId, leased_until: held })
    .set({
      leased_until: until,
      parsed: sql`parsed + ${parsed}`,
      failed: sql`failed + ${failed}`,
      duplicates: sql`duplicates + ${duplicates}`,
      flagged: sql`flagged + ${flagged}`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the lease and makes final changes to the zip. False if it is not ours any more. */
export async function endLease(
  tx: VendorDb,
  { zipId, held }: Pick<Lease, 'zipId' | 'held'>,
  change: Pick<ZipChange, 'state' | 'error' | 'archive_id'> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateOwn('deepgaze_zip', { zip_id: zipId, leased_until: held })
    .set({ ...change, leased_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The organizations with a leased zip, expired leases included. */
export const listVendorsWithLease = (tx: UpkeepDb) =>
  listOwners(tx.selectFrom('deepgaze_zip').where('leased_until', 'is not', null));

/** Ends all leases; returns whether there was one. */
export async function endLeases(tx: VendorDb): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateOwn('deepgaze_zip')
    .set({ leased_until: null })
    .where('leased_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
