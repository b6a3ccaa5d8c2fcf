import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import { keepReadersOfRemarks } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type NewCommentRow = Omit<Insertable<Tables['vendor_comment']>, 'vendor_id'>;

/** What the own side wrote and the other side shared, oldest first; about the own organization without an association. */
export function listComments(tx: VendorDb, associationId: string | null) {
  return tx
    .selectFrom('vendor_comment')
    .selectAll()
    .where('association_id', associationId === null ? 'is' : '=', associationId)
    .where((where) => where.or([where('vendor_id', '=', tx.vendorId), where('visibility', '=', 'SHARED')]))
    .orderBy('at')
    .orderBy('comment_id')
    .execute();
}

export async function countOwnComments(tx: VendorDb, associationId: string | null): Promise<number> {
  const { total } = await tx
    .selectFrom('vendor_comment')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('vendor_id', '=', tx.vendorId)
    .where('association_id', associationId === null ? 'is' : '=', associationId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertComment(tx: VendorDb, row: NewCommentRow): Promise<void> {
  await tx
    .insertInto('vendor_comment')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
  await keepReadersOfRemarks(tx, row.association_id ?? null);
}
