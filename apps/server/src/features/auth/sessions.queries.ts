import { toVendorId, type DirectoryDb, type HolderDb, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { selectPeople, toPerson, type Person, type PersonRow } from './people.queries.ts';

/** A session and its owner; the person is undefined if they are gone. */
export type SessionRow = {
  vendorId: VendorId;
  lastSeenAt: Date;
  expiresAt: Date;
  person: Person | undefined;
};

export async function findSession(tx: HolderDb, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const row = await tx
    .selectFrom('session')
    .leftJoin(
      selectPeople(tx)
        .select(['recruiter.vendor_id as of_vendor', 'recruiter.user_id as of_user'])
        .as('person'),
      (join) =>
        join
          .onRef('person.of_vendor', '=', 'session.vendor_id')
          .onRef('person.of_user', '=', 'session.user_id'),
    )
    .selectAll('person')
    .select(['session.vendor_id', 'session.user_id', 'last_seen_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = { vendorId: toVendorId(row.vendor_id), userId: row.user_id };
  const { of_user: found, ...person } = row;
  return {
    vendorId: key.vendorId,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    person: found === null ? undefined : toPerson(person as PersonRow, key),
  };
}

export async function touchSession(tx: DirectoryDb, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** When anyone in any organization was last active; undefined if no one is logged in. */
export async function findLastSeen(tx: DirectoryDb): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('session')
    .select('last_seen_at')
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_seen_at;
}

export const insertSession = (
  tx: VendorDb,
  session: { tokenHash: Buffer; userId: string; device: string; createdAt: Date; expiresAt: Date },
) =>
  tx
    .insertOwn('session', {
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
      device: session.device,
    })
    .execute();

export async function deleteOldestSessions(tx: VendorDb, userId: string, keep: number): Promise<void> {
  await tx
    .deleteFrom('session')
    .where(
      'token_hash',
      'in',
      tx
        .selectOwn('session', { user_id: userId })
        .select('token_hash')
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .offset(keep),
    )
    .execute();
}

/** A person's sessions, most recently used first. */
export const listSessions = (tx: VendorDb, userId: string) =>
  tx
    .selectOwn('session', { user_id: userId })
    .select(['session_id', 'token_hash', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .execute();

/** Ends one session of a person, or all but `keep`; returns how many. */
export async function endSessions(
  tx: VendorDb,
  userId: string,
  which: { sessionId: string } | { keep: Buffer },
): Promise<number> {
  const ended = await tx
    .deleteOwn('session', { user_id: userId })
    .where((where) =>
      'keep' in which ? where('token_hash', '<>', which.keep) : where('session_id', '=', which.sessionId),
    )
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Ends a person's sessions, all of them or all but one. */
export async function deletePersonSessions(tx: VendorDb, userId: string, except?: Buffer): Promise<void> {
  let query = tx.deleteOwn('session', { user_id: userId });
  if (except) query = query.where('token_hash', '<>', except);
  await query.execute();
}

export async function deleteSession(tx: DirectoryDb, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsBefore(tx: DirectoryDb, time: Date): Promise<void> {
  await tx.deleteFrom('session').where('expires_at', '<', time).execute();
}
