import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { endOwnSession as endOwn } from '@slotwise/contract/recruiters/sessions.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Call, Context, Session } from '#context.ts';
import type { Database } from '#db/database.ts';
import { StoreError } from '#db/faults/store-error.ts';
import { asDirectory, asHolder, asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { hashToken, newToken } from '#lib/secrets/token.ts';
import { isAllowedIn } from './auth.rules.ts';
import { cacheSessions, type Held } from './known-sessions.service.ts';
import { forgivePasswordChange } from './entrance-limits.service.ts';
import { deletePersonLinks } from './links.queries.ts';
import { lockPerson, type Person } from './people.queries.ts';
import { proveOwner, requireStillProven } from './people.service.ts';
import * as queries from './sessions.queries.ts';
import { toDeviceName } from './sessions.rules.ts';

const IDLE_MILLIS = 2 * HOUR_MILLIS;
const LONGEST_MILLIS = 12 * HOUR_MILLIS;
/** Recording every use would cost one write per request. */
const TOUCH_MILLIS = MINUTE_MILLIS;
const MOST_PER_PERSON = 10;

/** When anyone was last active, to within a minute; undefined if no one is logged in. */
export const lastSeenAt = ({ db }: Pick<Context, 'db'>): Promise<Date | undefined> =>
  asDirectory(db, queries.findLastSeen);

/** Finds a token's live session; undefined if there is none. TOKEN_EXPIRED after two idle hours, or twelve in all. */
export function findSessions({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const find = cacheSessions({ db, clock }, (tokenHash) => readSession(db, tokenHash));
  return async (token: string): Promise<Session | undefined> => {
    const now = clock.now();
    const tokenHash = hashToken(token);
    const held = await find(tokenHash);
    if (!held) return undefined;
    if (!isLive(held, now)) throw new AppError('TOKEN_EXPIRED');
    if (now.getTime() - held.lastSeenAt.getTime() > TOUCH_MILLIS) {
      held.lastSeenAt = now;
      await touch(db, tokenHash, now);
    }
    return held.session;
  };
}

async function readSession(db: Database, tokenHash: Buffer): Promise<Held | undefined> {
  const row = await asHolder(db, tokenHash, (tx) => queries.findSession(tx, tokenHash));
  if (!row) return undefined;
  const { person, ...held } = row;
  return { ...held, session: person && isAllowedIn(person) ? toSession(person) : undefined };
}

export function toSession(person: Person): Session {
  const { vendorId, vendorName, userId, role, displayName, email, timeZone, phoneCountry } = person;
  return { vendorId, vendorName, userId, role, displayName, email, timeZone, phoneCountry };
}

/** Reading continues on a full disk, so a use that cannot be recorded is skipped. */
async function touch(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  try {
    await asDirectory(db, (tx) => queries.touchSession(tx, tokenHash, now));
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'STORAGE_FULL') throw error;
  }
}

const isLive = ({ lastSeenAt, expiresAt }: { lastSeenAt: Date; expiresAt: Date }, now: Date): boolean =>
  expiresAt > now && lastSeenAt.getTime() + IDLE_MILLIS > now.getTime();

/** Opens a session in the caller's transaction; the token is returned here and never again. */
export async function openSession(
  { clock }: Context,
  tx: VendorDb,
  { userId, userAgent = '' }: { userId: string; userAgent?: string | undefined },
): Promise<{ token: string; expiresAt: Date }> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LONGEST_MILLIS);
  const token = newToken('session');
  await queries.deleteOldestSessions(tx, userId, MOST_PER_PERSON - 1);
  const device = toDeviceName(userAgent);
  await queries.insertSession(tx, { tokenHash: hashToken(token), userId, device, createdAt, expiresAt });
  return { token, expiresAt };
}

export const closeSession = ({ db }: Context, token: string): Promise<void> =>
  asDirectory(db, (tx) => queries.deleteSession(tx, hashToken(token)));

/** Where the caller is logged in, the current session first. */
export async function listOwnSessions(
  { clock }: Context,
  tx: VendorDb,
  session: Session,
  { token = '' }: Call,
) {
  const own = hashToken(token);
  const rows = await queries.listSessions(tx, session.userId);
  const sessions = rows
    .filter((row) => isLive({ lastSeenAt: row.last_seen_at, expiresAt: row.expires_at }, clock.now()))
    .map((row) => ({
      sessionId: row.session_id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isCurrent: row.token_hash.equals(own),
    }));
  const data = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return { data };
}

type Ending = { sessionId?: string | undefined; currentPassword: string };

/** Ends one of the own sessions, or all others. Requires the password: a found device locks no owner out. */
export async function endOwnSession(
  context: Context,
  session: Session,
  { sessionId, currentPassword }: Ending,
  { token = '', note }: Call,
): Promise<ResponseOf<typeof endOwn>> {
  const which = sessionId === undefined ? { keep: hashToken(token) } : { sessionId };
  const proven = await proveOwner(context, session, currentPassword);
  const ended = await asVendor(context.db, session.vendorId, async (tx) => {
    await requireStillProven(tx, proven);
    await forgivePasswordChange(tx, session.userId);
    return queries.endSessions(tx, session.userId, which);
  });
  if (ended === 0 && sessionId !== undefined) throw new AppError('NOT_FOUND');
  note?.({ event: 'sessions-ended' });
  return { status: 'success', message: [MESSAGES.sessions.end.success], data: { ended } };
}

/** Ends everything that lets a person in: sessions and mailed links to the account. */
export async function endAccess(tx: VendorDb, userId: string): Promise<void> {
  await deletePersonLinks(tx, userId);
  await queries.deletePersonSessions(tx, userId);
}

/** Ends the sessions and mailed links of a panelist-only account; a member keeps theirs. */
export async function endPanelistAccess(tx: VendorDb, userId: string): Promise<void> {
  const person = await lockPerson(tx, userId);
  if (person?.role === 'USER_PANEL') await endAccess(tx, userId);
}
