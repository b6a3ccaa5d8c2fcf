import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import type { VendorDb } from './tenancy.ts';

const CLEANED_AT_ONCE = 20;

type Request = {
  session: { userId: string };
  /** Identifies the call: the same key may be used once for each. */
  operation: string;
  call: { idempotencyKey?: string | undefined };
  /** The request body as parsed by the contract. */
  body: unknown;
  now: Date;
};

/**
 * Runs a create call at most once per key, person and operation within 24 hours: a repetition gets the first response
 * again, a different request with the same key IDEMPOTENCY_KEY_REUSED. Call it in the transaction of the create: of two
 * concurrent requests, the second waits for the first one's commit, and runs only if that failed.
 */
export async function idempotently<T extends object>(
  tx: VendorDb,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  const id = toKeyId(request);
  if (!id) return work();
  const hash = hashBody(request);
  const [isNew] = await Promise.all([
    claim(tx, { ...id, request_hash: hash, created_at: request.now }),
    forgetOldKeys(tx, request.now),
  ]);
  if (!isNew) return firstAnswer<T>(tx, id, hash);
  const response = await work();
  await tx
    .updateOwn('idempotency_key')
    .set({ response: JSON.stringify(response) })
    .where((where) => where.and(id))
    .execute();
  return response;
}

/** The answer that `idempotently` would repeat, if any; for work to be done or counted once, before its transaction. */
export async function findFirstAnswer<T>(tx: VendorDb, request: Request): Promise<T | undefined> {
  const id = toKeyId(request);
  if (!id) return undefined;
  const first = await selectFirst(tx, id).where('created_at', '>=', expiryAt(request.now)).executeTakeFirst();
  return first && repeatAnswer<T>(first, hashBody(request));
}

type KeyId = { user_id: string; operation: string; key: string };

/** Undefined if the client sent no key. */
const toKeyId = ({ session, operation, call }: Request): KeyId | undefined =>
  call.idempotencyKey === undefined
    ? undefined
    : { user_id: session.userId, operation, key: call.idempotencyKey };

const hashBody = ({ body }: Request): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

/** True if the key is new, or so old that it may be reused. */
async function claim(
  tx: VendorDb,
  row: KeyId & { request_hash: Buffer; created_at: Date },
): Promise<boolean> {
  const claimed = await tx
    .insertOwn('idempotency_key', { ...row, response: 'null' })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor_id', 'user_id', 'operation', 'key'])
        .doUpdateSet({ request_hash: row.request_hash, created_at: row.created_at })
        .where('idempotency_key.created_at', '<', expiryAt(row.created_at)),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

const firstAnswer = async <T>(tx: VendorDb, id: KeyId, hash: Buffer): Promise<T> =>
  repeatAnswer<T>(await selectFirst(tx, id).executeTakeFirstOrThrow(), hash);

const selectFirst = (tx: VendorDb, id: KeyId) =>
  tx
    .selectOwn('idempotency_key')
    .select(['request_hash', 'response'])
    .where((where) => where.and(id));

function repeatAnswer<T>(first: { request_hash: Buffer; response: unknown }, hash: Buffer): T {
  if (!first.request_hash.equals(hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return first.response as T;
}

/** Each new key removes a few old ones, skipping any that another transaction is removing. */
async function forgetOldKeys(tx: VendorDb, now: Date) {
  await sql`
    delete from idempotency_key where vendor_id = ${tx.vendorId} and (user_id, operation, key) in (
      select user_id, operation, key from idempotency_key
      where vendor_id = ${tx.vendorId} and created_at < ${expiryAt(now)}
      limit ${CLEANED_AT_ONCE} for update skip locked)
  `.execute(tx);
}

const expiryAt = (now: Date): Date => new Date(now.getTime() - DAY_MILLIS);
