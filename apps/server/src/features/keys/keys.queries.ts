import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The columns with sealed secrets. */
export const SEALED = [
  { table: 'webhook', id: 'webhook_id', column: 'secret' },
  { table: 'webhook', id: 'webhook_id', column: 'former_secret' },
  { table: 'busy_source', id: 'source_id', column: 'access' },
  { table: 'mail', id: 'mail_id', column: 'sealed' },
] as const;

export type SealedColumn = (typeof SEALED)[number];
export type SealedRow = { id: string; sealed: Buffer };

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Values without the present key's prefix, in id order. */
export async function listFormer(
  tx: VendorDb,
  { table, id, column }: SealedColumn,
  { mark, after = NO_ID, limit }: { mark: Buffer; after?: string | undefined; limit: number },
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where vendor_id = ${tx.vendorId} and ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
      and substring(${sql.ref(column)} from 1 for ${mark.length}) <> ${mark}
    order by ${sql.ref(id)} limit ${limit}
  `.execute(tx);
  return rows;
}

/** Replaces a sealed value, unless someone else changed it meanwhile. */
export async function replaceSealed(
  tx: VendorDb,
  { table, id, column }: SealedColumn,
  { row, sealed }: { row: SealedRow; sealed: Buffer },
) {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where vendor_id = ${tx.vendorId} and ${sql.ref(id)} = ${row.id} and ${sql.ref(column)} = ${row.sealed}
  `.execute(tx);
}
