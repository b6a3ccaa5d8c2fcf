import { sql } from 'kysely';
import type { RowChange } from '#db/tables/rows.ts';
import { syncReaders } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type CardColumns = Omit<RowChange<'vendor'>, 'vendor_id' | 'version' | 'added_by'>;
export type AssociationColumns = Omit<RowChange<'association'>, 'association_id' | 'version'>;
export type SideColumns = { default_margin_percent?: string | null; private_notes?: string };

/** Writes the card of the caller's organization, or of an unclaimed one it added. */
export async function updateCard(tx: VendorDb, vendorId: string, columns: CardColumns): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('vendor_id', '=', vendorId)
    .execute();
}

export async function updateAssociation(
  tx: VendorDb,
  associationId: string,
  columns: AssociationColumns,
): Promise<void> {
  await tx
    .updateTable('association')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('association_id', '=', associationId)
    .execute();
  await syncReaders(tx, associationId);
}

export const saveSide = (tx: VendorDb, associationId: string, columns: SideColumns) =>
  tx
    .insertOwn('association_side', {
      association_id: associationId,
      default_margin_percent: null,
      private_notes: '',
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'association_id']).doUpdateSet(columns))
    .execute();

/** The contact address by which an unclaimed organization is found at sign-up. */
export async function updateUnclaimedEmail(tx: VendorDb, vendorId: string, email: string): Promise<void> {
  await tx.updateTable('unclaimed_vendor').set({ email }).where('vendor_id', '=', vendorId).execute();
}
