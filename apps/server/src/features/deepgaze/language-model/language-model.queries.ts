import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** True if the organization lets a language model help, with who decided it; undefined if no one ever did. */
export function findSwitch(tx: VendorDb) {
  return tx
    .selectOwn('deepgaze_language_model')
    .select(['is_on', 'changed_at', 'changed_by_name'])
    .executeTakeFirst();
}

export type SwitchRow = Awaited<ReturnType<typeof findSwitch>>;

export const saveSwitch = (tx: VendorDb, row: NewRow<'deepgaze_language_model'>) =>
  tx
    .insertOwn('deepgaze_language_model', row)
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(row))
    .execute();
