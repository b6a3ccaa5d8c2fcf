import type { Context, Session } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { hashToken, newToken } from '#lib/token.ts';
import { isAllowedIn } from '../auth.rules.ts';
import { findPerson } from '../people/people.queries.ts';
import * as queries from './sessions.queries.ts';

const IDLE_MILLIS = 2 * HOUR_MILLIS;
const LONGEST_MILLIS = 12 * HOUR_MILLIS;
/** Writing down every use would be one write for each request. */
const TOUCH_MILLIS = MINUTE_MILLIS;
const MOST_PER_PERSON = 10;

/**
 * Whose live session a token is. Undefined where it is nobody's or its person may not work any more; a session that
 * was idle for two hours or is twelve hours old throws TOKEN_EXPIRED.
 */
export async function findSession({ db, clock }: Context, token: string): Promise<Session | undefined> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const row = await asDirectory(db, async (tx) => {
    const found = await queries.findSession(tx, tokenHash);
    if (found && isLive(found, now) && now.getTime() - found.lastSeenAt.getTime() > TOUCH_MILLIS) {
      await queries.touchSession(tx, tokenHash, now);
    }
    return found;
  });
  if (!row) return undefined;
  if (!isLive(row, now)) throw new AppError('TOKEN_EXPIRED');
  const person = await asVendor(db, row.vendorId, (tx) => findPerson(tx, row));
  if (!person || !isAllowedIn(person)) return undefined;
  const { vendorId, vendorName, userId, role, displayName, email, timeZone } = person;
  return { vendorId, vendorName, userId, role, displayName, email, timeZone };
}

const isLive = ({ lastSeenAt, expiresAt }: queries.SessionRow, now: Date): boolean =>
  expiresAt > now && lastSeenAt.getTime() + IDLE_MILLIS > now.getTime();

/** Opens a session in the caller's transaction; the token is told here and never again. */
export async function openSession(
  { clock }: Context,
  tx: VendorDb,
  userId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LONGEST_MILLIS);
  const token = newToken('session');
  await queries.deleteOldestSessions(tx, userId, MOST_PER_PERSON - 1);
  await queries.insertSession(tx, { tokenHash: hashToken(token), userId, createdAt, expiresAt });
  return { token, expiresAt };
}

export const closeSession = ({ db }: Context, token: string): Promise<void> =>
  asDirectory(db, (tx) => queries.deleteSession(tx, hashToken(token)));
