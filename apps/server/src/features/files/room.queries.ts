import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The bytes of all files of an organization, including space reserved for their parts. */
export async function sumSizes(tx: VendorDb): Promise<number> {
  const { total } = await tx
    .selectOwn('file', { state: 'STORED' })
    .select(sql<string>`coalesce(sum(size + reserved::bigint), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** An arbitrary number, unique among the database's locks. */
const TOTAL_LOCK = 7_568_911_234;

/** Serializes all space requests of the installation until the transaction ends. Files can still be deleted. */
export async function lockTotal(tx: VendorDb): Promise<void> {
  await tx.executeSql('select pg_advisory_xact_lock($1)', [TOTAL_LOCK]);
}

/** The bytes of all files of the installation, including this transaction's changes. */
export async function sumAllSizes(tx: VendorDb): Promise<number> {
  const { total } = await tx
    .selectFrom('file_bytes')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Changes the space reserved for the parts of a file by this many bytes. Without a reservation nothing can be used. */
export const changeReserved = (tx: VendorDb, documentId: string, bytes: number) =>
  tx
    .updateOwn('file', { document_id: documentId })
    .set({ reserved: sql`greatest(0, reserved + ${bytes}::integer)` })
    .execute();
