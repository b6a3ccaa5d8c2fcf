import { type DirectoryDb, type VendorDb, type VendorId, toVendorId } from '#db/tenancy.ts';

export type LinkPurpose = 'verify' | 'reset' | 'invite' | 'email';
/** The links that let their holder set a password; the remaining kind confirms a new address. */
export type PasswordPurpose = Exclude<LinkPurpose, 'email'>;
export type Link = {
  purpose: LinkPurpose;
  vendorId: VendorId;
  userId: string;
  expiresAt: Date;
  /** The address that an `email` or a `verify` link proves. */
  newEmail?: string | null;
};

export async function findLink(tx: DirectoryDb, tokenHash: Buffer): Promise<Link | undefined> {
  const row = await tx
    .selectFrom('link_token')
    .select(['purpose', 'vendor_id', 'user_id', 'expires_at', 'new_email'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      purpose: row.purpose,
      vendorId: toVendorId(row.vendor_id),
      userId: row.user_id,
      expiresAt: row.expires_at,
      newEmail: row.new_email,
    }
  );
}

/** Invalidates a link; false if it was used, replaced or expired in the meantime. */
export async function consumeLink(tx: VendorDb, tokenHash: Buffer, now: Date): Promise<boolean> {
  const consumed = await tx
    .deleteFrom('link_token')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return consumed !== undefined;
}

/** Invalidates a person's links: all of them, those that set a password, or the one to a new address. */
export async function deletePersonLinks(
  tx: VendorDb,
  userId: string,
  which?: 'password' | 'email',
): Promise<void> {
  let query = tx.deleteOwn('link_token', { user_id: userId });
  if (which) query = query.where('purpose', which === 'email' ? '=' : '<>', 'email');
  await query.execute();
}

/** The account of the newest sign-up with this address; its link may have expired. */
export async function findSignUp(
  tx: DirectoryDb,
  email: string,
): Promise<{ vendorId: VendorId; userId: string } | undefined> {
  const row = await tx
    .selectFrom('link_token')
    .select(['vendor_id', 'user_id'])
    .where('purpose', '=', 'verify')
    .where('new_email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(1)
    .executeTakeFirst();
  return row && { vendorId: toVendorId(row.vendor_id), userId: row.user_id };
}

/** Up to `most` sign-ups whose link expired before `time`, the oldest first. */
export async function listAbandoned(tx: DirectoryDb, time: Date, most: number): Promise<VendorId[]> {
  const rows = await tx
    .selectFrom('link_token')
    .select('vendor_id')
    .where('purpose', '=', 'verify')
    .where('expires_at', '<', time)
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map(({ vendor_id: vendorId }) => toVendorId(vendorId));
}

type NewLink = Omit<Link, 'vendorId'> & { tokenHash: Buffer; createdAt: Date };

export const insertLink = (tx: VendorDb, link: NewLink) =>
  tx
    .insertOwn('link_token', {
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      new_email: link.newEmail ?? null,
    })
    .execute();

/** Keeps those of sign-ups: they are deleted together with the sign-up's data, found by `listAbandoned`. */
export async function deleteLinksBefore(tx: DirectoryDb, time: Date): Promise<void> {
  await tx.deleteFrom('link_token').where('expires_at', '<', time).where('purpose', '<>', 'verify').execute();
}
