import { toVendorIds } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb, VendorId } from '#db/tenancy.ts';

const TAKEN_COLUMNS = [
  'source_id',
  'panelist_id',
  'kind',
  'name',
  'access',
  'validator',
  'failures',
  'read_at',
  'created_at',
] as const;

type Lease = { now: Date; until: Date };

/** The organizations with due sources that no one is reading, longest due first, so that each gets its turn. */
export async function listVendorsWithDue(tx: UpkeepDb, now: Date): Promise<VendorId[]> {
  const rows = await tx
    .selectFrom('busy_source')
    .select('vendor_id')
    .where('next_read_at', '<=', now)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
    .groupBy('vendor_id')
    .orderBy((due) => due.fn.min('next_read_at'))
    .execute();
  return toVendorIds(rows);
}

/** Leases the longest-due source that no one is reading. */
export function takeDue(tx: VendorDb, { now, until }: Lease) {
  return (
    tx
      // Materialized before the update: inside it the search could run once per row and take more than one.
      .with(
        (name) => name('due').materialized(),
        (query) =>
          query
            .selectFrom('busy_source')
            .select('source_id as due_id')
            .where('vendor_id', '=', tx.vendorId)
            .where('next_read_at', '<=', now)
            .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
            .orderBy('next_read_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('busy_source')
      .from('due')
      .set({ leased_until: until })
      .where('vendor_id', '=', tx.vendorId)
      .whereRef('source_id', '=', 'due_id')
      .returning(TAKEN_COLUMNS)
      .executeTakeFirst()
  );
}

/** Leases this source, due or not; nothing if someone is reading it. */
export const takeOne = (tx: VendorDb, sourceId: string, { now, until }: Lease) =>
  tx
    .updateOwn('busy_source', { source_id: sourceId })
    .set({ leased_until: until })
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
    .returning(TAKEN_COLUMNS)
    .executeTakeFirst();

export type TakenRow = NonNullable<Awaited<ReturnType<typeof takeOne>>>;

type Reading = { readAt: Date; nextReadAt: Date; validator: string };

/** Records a read and releases the source. False if it was deleted by its owner or its lease expired. */
export async function saveReading(
  tx: VendorDb,
  sourceId: string,
  lease: Date,
  reading: Reading,
): Promise<boolean> {
  const { numUpdatedRows } = await leased(tx, sourceId, lease)
    .set({
      read_at: reading.readAt,
      next_read_at: reading.nextReadAt,
      validator: reading.validator,
      error: '',
      failures: 0,
      leased_until: null,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Failing = { error: string; failures: number; nextReadAt: Date };

/** Records a failed read and releases the source; what was read before stays. */
export async function saveFailure(
  tx: VendorDb,
  sourceId: string,
  lease: Date,
  failing: Failing,
): Promise<boolean> {
  const { error, failures, nextReadAt } = failing;
  const { numUpdatedRows } = await leased(tx, sourceId, lease)
    .set({ error, failures, next_read_at: nextReadAt, leased_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function giveBack(tx: VendorDb, sourceId: string, lease: Date): Promise<void> {
  await leased(tx, sourceId, lease).set({ leased_until: null }).execute();
}

const leased = (tx: VendorDb, sourceId: string, lease: Date) =>
  tx.updateOwn('busy_source', { source_id: sourceId, leased_until: lease });
