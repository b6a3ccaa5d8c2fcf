import type { NewRow } from '#db/tables/rows.ts';
import { countRows } from '#db/count-rows.ts';
import { syncRemarkReaders } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type NewCommentRow = NewRow<'vendor_comment'>;

/**
 * The caller's comments and those the other side shared, oldest first; about the caller's own organization without an
 * association.
 */
export const listComments = (tx: VendorDb, associationId: string | null) =>
  tx
    .selectFrom('vendor_comment')
    .selectAll()
    .where('association_id', associationId === null ? 'is' : '=', associationId)
    .where((where) => where.or([where('vendor_id', '=', tx.vendorId), where('visibility', '=', 'SHARED')]))
    .orderBy('at')
    .orderBy('comment_id')
    .execute();

export const countOwnComments = (tx: VendorDb, associationId: string | null): Promise<number> =>
  countRows(
    tx
      .selectOwn('vendor_comment')
      .where('association_id', associationId === null ? 'is' : '=', associationId),
  );

export async function insertComment(tx: VendorDb, row: NewCommentRow): Promise<void> {
  await tx.insertOwn('vendor_comment', row).execute();
  await syncRemarkReaders(tx, row.association_id ?? null);
}
