import type { VendorDb } from '#db/tenancy.ts';

/** Deletes old mails that wait for nothing, unless their meeting is upcoming or was changed since. Returns how many. */
export async function deleteOldMails(tx: VendorDb, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteOwn('mail')
    .where('mail_id', 'in', ({ selectFrom }) =>
      selectFrom('mail as old')
        .select('old.mail_id')
        .where('old.vendor_id', '=', tx.vendorId)
        .where('old.created_at', '<', before)
        .where('old.state', '<>', 'QUEUED')
        .where(({ not, exists, selectFrom: select }) =>
          not(
            exists(
              select('booking')
                .select('booking.booking_id')
                .whereRef('booking.vendor_id', '=', 'old.vendor_id')
                .whereRef('booking.booking_id', '=', 'old.booking_id')
                .where((where) =>
                  where.or([
                    where('booking.updated_at', '>=', before),
                    where('booking.end_time', '>=', before),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('old.created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
