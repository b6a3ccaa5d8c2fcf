import { sql } from 'kysely';
import { hasRows } from '#db/count-rows.ts';
import type { DirectoryDb } from '#db/tenancy.ts';

export type Counted = { failures: number; windowStart: Date; blockedUntil: Date | null };

/** Counts one more attempt under a key, in a new window if the old one is over. Its row stays locked meanwhile. */
export async function countTry(
  tx: DirectoryDb,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<Counted> {
  const windowOpens = new Date(now.getTime() - windowSeconds * 1000);
  // A window that starts further ahead than its own length was opened while a clock was wrong.
  const latestStart = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql<boolean>`(attempt.window_start <= ${windowOpens} or attempt.window_start > ${latestStart})`;
  const row = await tx
    .insertInto('attempt')
    .values({ key, failures: 1, window_start: now, blocked_until: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${isOver} then 1 else attempt.failures + 1 end`,
        window_start: sql<Date>`case when ${isOver} then ${now} else attempt.window_start end`,
      }),
    )
    .returning(['failures', 'window_start', 'blocked_until'])
    .executeTakeFirstOrThrow();
  return { failures: row.failures, windowStart: row.window_start, blockedUntil: row.blocked_until };
}

export async function blockUntil(tx: DirectoryDb, key: string, time: Date): Promise<void> {
  await tx.updateTable('attempt').set({ blocked_until: time }).where('key', '=', key).execute();
}

/** Takes back one counted attempt and any pause it started. */
export async function takeBackAttempt(tx: DirectoryDb, key: string): Promise<void> {
  await tx
    .updateTable('attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('key', '=', key)
    .execute();
}

export async function forgetAll(tx: DirectoryDb, key: string): Promise<void> {
  await tx.deleteFrom('attempt').where('key', '=', key).execute();
}

export const isMarkedSince = (tx: DirectoryDb, key: string, time: Date): Promise<boolean> =>
  hasRows(tx.selectFrom('attempt').where('key', '=', key).where('window_start', '>', time));

/** The keys of one kind that were marked since then, newest first. */
export async function listMarkedSince(
  tx: DirectoryDb,
  kind: string,
  time: Date,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('attempt')
    .select('key')
    .where('key', 'like', `${kind}:%`)
    .where('window_start', '>', time)
    .orderBy('window_start', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ key }) => key);
}

export const isAnyBlocked = (tx: DirectoryDb, keys: string[], now: Date): Promise<boolean> =>
  hasRows(tx.selectFrom('attempt').where('key', 'in', keys).where('blocked_until', '>', now));

export async function mark(tx: DirectoryDb, key: string, now: Date): Promise<void> {
  await tx
    .insertInto('attempt')
    .values({ key, failures: 0, window_start: now, blocked_until: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_start: now }))
    .execute();
}

export async function deleteTriesBefore(tx: DirectoryDb, time: Date): Promise<void> {
  await tx.deleteFrom('attempt').where('window_start', '<', time).execute();
}
