import type { Context } from '#context.ts';
import { asUpkeep, asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { switchOffByItself } from './switch-off.service.ts';
import * as queries from './send-webhooks.queries.ts';
import * as rules from './send-webhooks.rules.ts';
import { TIMEOUT_MILLIS, post, type Attempt } from './post-message.service.ts';

/** An attempt without a result after this time belongs to a process that is gone. */
const ABANDONED_MILLIS = TIMEOUT_MILLIS + 45_000;
export const abandonedAt = (now: Date): Date => new Date(now.getTime() + ABANDONED_MILLIS);

export const listVendorsWithDue = ({ db, clock }: Context): Promise<VendorId[]> =>
  asUpkeep(db, (tx) => queries.listVendorsWithDue(tx, clock.now()));

export const listDue = ({ db, clock }: Context, vendorId: VendorId): Promise<string[]> =>
  asVendor(db, vendorId, (tx) => queries.listDue(tx, clock.now()));

/** The result of one attempt: nothing was due, or the milliseconds until the same event is due again. */
export type Attempted = { isNothing: true } | { isNothing: false; againAfter: number | undefined };

/** Sends an address's oldest due event, holding no connection meanwhile. One left by a dead process comes later. */
export async function sendOldest(
  context: Context,
  vendorId: VendorId,
  webhookId: string,
): Promise<Attempted> {
  const { db, clock, log } = context;
  const now = clock.now();
  const taking = { webhookId, now, abandonedAt: abandonedAt(now) };
  const taken = await asVendor(db, vendorId, (tx) => queries.takeDue(tx, taking));
  if (!taken) return { isNothing: true };
  const reply = await post(context, vendorId, taken);
  const attempt = { webhookId, deliveryId: taken.delivery_id, attempts: taken.attempts, reply };
  const againAfter = await asVendor(db, vendorId, (tx) => keepReply(context, tx, attempt));
  if (!rules.isTaken(reply)) {
    log.warn({ webhookId, attempt: taken.attempts, status: reply.status }, 'webhook not delivered');
  }
  return { isNothing: false, againAfter };
}

/** Stores an attempt's result for the event and the address; returns when the event is due again. */
async function keepReply(context: Context, tx: VendorDb, attempt: Attempt): Promise<number | undefined> {
  const { webhookId, reply, attempts } = attempt;
  const now = context.clock.now();
  if (rules.isTaken(reply)) {
    await queries.markDelivery(tx, attempt, toResult(reply, 'DELIVERED'));
    await queries.recordAccepted(tx, webhookId);
    return undefined;
  }
  const pause = rules.isUnsubscribed(reply) ? undefined : rules.pauseAfter(attempts, reply, now);
  const next = pause === undefined ? null : new Date(now.getTime() + pause);
  const isMine = await queries.markDelivery(tx, attempt, {
    ...toResult(reply, next ? 'WAITING' : 'FAILED'),
    next_attempt_at: next,
  });
  const asked = rules.requestedPause(reply, now);
  if (asked > 0) await queries.delayDeliveries(tx, webhookId, new Date(now.getTime() + asked));
  const failing = await queries.recordFailure(tx, webhookId, now);
  const because = failing && reasonToStop(reply, failing.failing_since, now);
  if (because) await switchOffByItself(context, tx, { webhookId, because });
  return isMine && !because ? pause : undefined;
}

const toResult = ({ status, answer }: rules.Reply, state: queries.Result['state']): queries.Result => ({
  state,
  answer,
  http_status: status,
  next_attempt_at: null,
});

function reasonToStop(reply: rules.Reply, failingSince: Date | null, now: Date): string | undefined {
  if (rules.isUnsubscribed(reply)) return 'It answered 410: it wants no events any more.';
  const isGivenUp = failingSince && now.getTime() - failingSince.getTime() >= rules.GIVEN_UP_MILLIS;
  return isGivenUp ? 'It has taken nothing for three days.' : undefined;
}
