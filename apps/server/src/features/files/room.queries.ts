import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The bytes of all files of an organization, with those that parts of them will take. */
export async function sumSizes(tx: VendorDb): Promise<number> {
  const { total } = await tx
    .selectOwn('file', { state: 'STORED' })
    .select(sql<string>`coalesce(sum(size + reserved::bigint), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Any number will do, as long as nothing else in the database locks on it. */
const TOTAL_LOCK = 7_568_911_234;

/** Until the transaction ends, all others of the installation who ask for room wait. Files can still be deleted. */
export async function lockTotal(tx: VendorDb): Promise<void> {
  await tx.executeSql('select pg_advisory_xact_lock($1)', [TOTAL_LOCK]);
}

/** The bytes of all files of the installation, this transaction's changes included. */
export async function sumAllSizes(tx: VendorDb): Promise<number> {
  const { total } = await tx
    .selectFrom('file_bytes')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Changes by so many bytes what the parts of a file will take. Where nothing is reserved for it nothing can be used. */
export const changeReserved = (tx: VendorDb, documentId: string, bytes: number) =>
  tx
    .updateOwn('file', { document_id: documentId })
    .set({ reserved: sql`greatest(0, reserved + ${bytes}::integer)` })
    .execute();
