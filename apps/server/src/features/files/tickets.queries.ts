import { toVendorId, type DirectoryDb, type VendorId } from '#db/tenancy.ts';

export type Ticket = { vendorId: VendorId; documentId: string };

export async function insertTicket(
  tx: DirectoryDb,
  { vendorId, documentId, tokenHash, expiresAt }: Ticket & { tokenHash: Buffer; expiresAt: Date },
) {
  await tx
    .insertInto('download_ticket')
    .values({
      token_hash: tokenHash,
      vendor_id: vendorId,
      document_id: documentId,
      expires_at: expiresAt,
    })
    .execute();
}

/** Uses up a ticket; undefined if it was used, has expired or never existed. */
export async function consumeTicket(
  tx: DirectoryDb,
  tokenHash: Buffer,
  now: Date,
): Promise<Ticket | undefined> {
  const row = await tx
    .deleteFrom('download_ticket')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['vendor_id', 'document_id'])
    .executeTakeFirst();
  return row && { vendorId: toVendorId(row.vendor_id), documentId: row.document_id };
}

export async function deleteTicketsBefore(tx: DirectoryDb, time: Date) {
  await tx.deleteFrom('download_ticket').where('expires_at', '<', time).execute();
}
