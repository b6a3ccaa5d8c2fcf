import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** The organizations with unattached uploads from before this time. */
export const listVendorsWithUntied = (tx: UpkeepDb, before: Date) =>
  listOwners(tx.selectFrom('file').where('uploaded_at', '<', before));

/**
 * Deletes the rows of some files that were never attached, or whose bytes never arrived, and returns their bytes' keys:
 * old ones, and uploads cut off by their server's end. A zip is attached by its upload, everything else by the record
 * that needs it.
 */
export const deleteForgottenFiles = (
  tx: VendorDb,
  { before, began, limit }: { before: Date; began: Date; limit: number },
) =>
  tx
    .deleteOwn('file')
    .where('document_id', 'in', ({ selectFrom }) =>
      selectFrom('file')
        .select('document_id')
        .where('vendor_id', '=', tx.vendorId)
        .where('attached_at', 'is', null)
        .where((where) =>
          where.or([
            where('uploaded_at', '<', before),
            where.and([
              where('uploaded_at', '<', began),
              where.or([where('state', '=', 'PENDING'), where('content_type', '=', 'application/zip')]),
            ]),
          ]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('storage_key')
    .execute();

/** Those of the given keys that have a row. */
export async function listKnownKeys(tx: VendorDb, keys: string[]): Promise<Set<string>> {
  const rows = await tx.selectOwn('file', { storage_key: keys }).select('storage_key').execute();
  return new Set(rows.map((row) => row.storage_key));
}
