import type { VendorDb } from '#db/tenancy.ts';

/**
 * What any organization mailed to an address after `since`, newest first, except about its owner's acts and with secret
 * links.
 */
export const listMailsTo = (tx: VendorDb, email: string, { since, limit }: { since: Date; limit: number }) =>
  tx
    .selectFrom('mail')
    .select(['mail_id', 'vendor_id', 'booking_id', 'kind', 'subject', 'event', 'event_about', 'created_at'])
    .where('recipient_email', '=', email)
    .where('created_at', '>', since)
    .where('secret', '=', false)
    .where('is_own_act', '=', false)
    .where((where) => where.or([where('held_until', 'is', null), where('state', '<>', 'SUPERSEDED')]))
    .where((where) =>
      where.or([
        where.and([where('vendor_id', '=', tx.vendorId), where('reader_vendor_id', 'is', null)]),
        where('reader_vendor_id', '=', tx.vendorId),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(limit)
    .execute();

/** Until when someone has read their bell; null if never. */
export async function getReadUntil(tx: VendorDb, userId: string): Promise<Date | null> {
  const row = await tx
    .selectOwn('recruiter', { user_id: userId })
    .select('notices_read_at')
    .executeTakeFirstOrThrow();
  return row.notices_read_at;
}

export const setReadUntil = (tx: VendorDb, userId: string, time: Date) =>
  tx.updateOwn('recruiter', { user_id: userId }).set({ notices_read_at: time }).execute();
