import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Whether the organization lets a language model help, and who said so; undefined where no one ever did. */
export function findSwitch(tx: VendorDb) {
  return tx
    .selectFrom('deepgaze_language_model')
    .select(['is_on', 'changed_at', 'changed_by_name'])
    .where('vendor_id', '=', tx.vendorId)
    .executeTakeFirst();
}

export type SwitchRow = Awaited<ReturnType<typeof findSwitch>>;

export async function saveSwitch(
  tx: VendorDb,
  row: Omit<Insertable<Tables['deepgaze_language_model']>, 'vendor_id'>,
): Promise<void> {
  await tx
    .insertInto('deepgaze_language_model')
    .values({ ...row, vendor_id: tx.vendorId })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(row))
    .execute();
}
