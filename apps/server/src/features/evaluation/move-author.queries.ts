import { sql } from 'kysely';
import type { MovedAddress } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Moves a started scorecard to the new address, unless a guest with that address already wrote one. */
export const updateScorecardOwner = (
  tx: VendorDb,
  bookingId: string,
  { from, to, userId }: { from: string; to: string; userId: string | null },
) =>
  tx
    .updateOwn('feedback', { booking_id: bookingId, panelist_email: from })
    .set({ panelist_email: to, user_id: userId })
    .where(({ not, exists }) =>
      not(
        exists(tx.selectOwn('feedback as other', { booking_id: bookingId, panelist_email: to }).selectAll()),
      ),
    )
    .execute();

/** Moves a member's scorecards and decisions to the new address, unless a guest with that address wrote a card there. */
export async function updateAuthor(tx: VendorDb, { from, to, userId }: MovedAddress): Promise<void> {
  await tx.updateOwn('decision', { by_user_id: userId, by_email: from }).set({ by_email: to }).execute();
  await sql`
    update feedback as card set panelist_email = ${to}
    where vendor_id = ${tx.vendorId} and panelist_email = ${from}
      and not exists (
        select from feedback other
        where other.vendor_id = ${tx.vendorId} and other.booking_id = card.booking_id
          and other.panelist_email = ${to})`.execute(tx);
}
