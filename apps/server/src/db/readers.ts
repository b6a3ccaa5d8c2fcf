import { sql } from 'kysely';
import { toVendorId, type VendorDb } from './tenancy.ts';

/**
 * The columns by which row-level security opens single rows to the other side of an association: `vendor.seen_by`,
 * `reader_vendor_id` of comments, documents and job shares, `job.shared_with`. They are derived from the association,
 * and any code that writes one of these rows calls a function of this file in the same transaction.
 */
type Sides = { client: string; supplier: string; isAccepted: boolean; isActive: boolean };

/** Call after an association was created, changed or handed over: opens and closes the rows of both sides. */
export async function syncReaders(tx: VendorDb, associationId: string): Promise<void> {
  const sides = await lockSides(tx, associationId);
  const { client, supplier } = sides;
  for (const own of [client, supplier]) {
    const other = own === client ? supplier : client;
    await writeAs(tx, own, async () => {
      await tx
        .updateTable('vendor')
        .set({ seen_by: sql`array_append(seen_by, ${other}::uuid)` })
        .where('vendor_id', '=', own)
        .where(sql<boolean>`not ${other}::uuid = any (seen_by)`)
        .execute();
      await keepRemarks(tx, own, associationId, sides);
      if (own === client) await keepShares(tx, own, associationId, sides);
    });
  }
}

/** Call after the caller's side wrote a comment or filed a document about an association. */
export async function syncRemarkReaders(tx: VendorDb, associationId: string | null): Promise<void> {
  if (associationId === null) return;
  await keepRemarks(tx, tx.vendorId, associationId, await lockSides(tx, associationId));
}

/** Call after a job of the caller's organization was shared on these associations, or unshared. */
export async function syncJobReaders(tx: VendorDb, jdId: string, associationIds: string[]): Promise<void> {
  for (const associationId of associationIds.toSorted()) {
    await keepShares(tx, tx.vendorId, associationId, await lockSides(tx, associationId));
  }
  await listReaders(tx, tx.vendorId, [jdId]);
}

/** Call after an association with this organization was removed, or another organization took its place. */
export const forgetPartners = (tx: VendorDb, partnerIds: string[]) =>
  tx
    .updateOwn('vendor')
    .set({
      seen_by: sql`array(select one from unnest(seen_by) one where one <> all (${partnerIds}::uuid[]))`,
    })
    .execute();

/** Locks the association until the transaction ends, so that nothing is opened based on a stale state. */
async function lockSides(tx: VendorDb, associationId: string): Promise<Sides> {
  const row = await tx
    .selectFrom('association')
    .select(['vendor_id', 'supplier_vendor_id', 'accepted_at', 'association_status'])
    .where('association_id', '=', associationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    client: row.vendor_id,
    supplier: row.supplier_vendor_id,
    isAccepted: row.accepted_at !== null,
    isActive: row.association_status === 'ACTIVE',
  };
}

async function keepRemarks(tx: VendorDb, own: string, associationId: string, sides: Sides): Promise<void> {
  const other = own === sides.client ? sides.supplier : sides.client;
  const reader_vendor_id = sides.isAccepted ? other : null;
  for (const table of ['vendor_comment', 'vendor_document'] as const) {
    await tx
      .updateTable(table)
      .set({ reader_vendor_id })
      .where('vendor_id', '=', own)
      .where('association_id', '=', associationId)
      .where('reader_vendor_id', 'is distinct from', reader_vendor_id)
      .execute();
  }
}

/** Only suppliers read a job, while their association is active. */
async function keepShares(tx: VendorDb, own: string, associationId: string, sides: Sides): Promise<void> {
  const reader_vendor_id = sides.isActive ? sides.supplier : null;
  const changed = await tx
    .updateTable('job_share')
    .set({ reader_vendor_id })
    .where('vendor_id', '=', own)
    .where('association_id', '=', associationId)
    .where('reader_vendor_id', 'is distinct from', reader_vendor_id)
    .returning('jd_id')
    .execute();
  await listReaders(
    tx,
    own,
    changed.map((share) => share.jd_id),
  );
}

async function listReaders(tx: VendorDb, own: string, jdIds: string[]): Promise<void> {
  if (jdIds.length === 0) return;
  await tx
    .updateTable('job')
    .set({
      shared_with: sql`array(
        select reader_vendor_id from job_share
        where job_share.vendor_id = job.vendor_id and job_share.jd_id = job.jd_id and reader_vendor_id is not null)`,
    })
    .where('vendor_id', '=', own)
    .where('jd_id', 'in', jdIds)
    .execute();
}

/** Writes rows of one side as that side, then switches back. If it fails, the transaction can only be rolled back. */
async function writeAs(tx: VendorDb, vendorId: string, write: () => Promise<void>): Promise<void> {
  await tx.executeSql(`set local app.vendor_id = '${toVendorId(vendorId)}'`);
  await write();
  await tx.executeSql(`set local app.vendor_id = '${tx.vendorId}'`);
}
