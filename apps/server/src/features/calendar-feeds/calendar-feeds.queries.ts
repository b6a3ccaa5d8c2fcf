import { toVendorId, type DirectoryDb, type VendorDb, type VendorId } from '#db/tenancy.ts';

export type FeedOwner = { feedId: string; vendorId: VendorId; userId: string };

export async function findFeed(tx: DirectoryDb, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  const row = await tx
    .selectFrom('calendar_feed')
    .select(['feed_id', 'vendor_id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && { feedId: row.feed_id, vendorId: toVendorId(row.vendor_id), userId: row.user_id };
}

export const findUserFeed = (tx: VendorDb, userId: string) =>
  tx.selectOwn('calendar_feed', { user_id: userId }).select(['feed_id', 'created_at']).executeTakeFirst();

type NewFeed = { tokenHash: Buffer; feedId: string; userId: string; now: Date };

/** Stores a person's only calendar, replacing an earlier one. */
export async function saveFeed(tx: VendorDb, { tokenHash, feedId, userId, now }: NewFeed) {
  const row = { token_hash: tokenHash, feed_id: feedId, created_at: now };
  await tx
    .insertOwn('calendar_feed', { ...row, user_id: userId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export const deleteFeed = (tx: VendorDb, userId: string) =>
  tx.deleteOwn('calendar_feed', { user_id: userId }).execute();
