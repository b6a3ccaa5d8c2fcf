import type { Context } from '#context.ts';
import { asUpkeep, asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { oneLine } from '#engines/calendar-messages/content-line.ts';
import { webhookHeaders } from '#engines/webhook-messages/sign-webhook.ts';
import { guardedFetch, RefusedFetch } from '#lib/guarded-fetch/guarded-fetch.ts';
import { BrokenSealError } from '#storage/vault.ts';
import { switchOffByItself } from './switch-off.service.ts';
import * as queries from './send-webhooks.queries.ts';
import * as rules from './send-webhooks.rules.ts';

const TIMEOUT_MILLIS = 15_000;
/** An attempt without a result after this time belongs to a process that is gone. */
const ABANDONED_MILLIS = TIMEOUT_MILLIS + 45_000;
export const abandonedAt = (now: Date): Date => new Date(now.getTime() + ABANDONED_MILLIS);
const MOST_ANSWER_BYTES = 64 * 1024;
const ANSWER_CHARACTERS = 200;

/** What is needed to tell an address something, as its rows hold it. */
export type Message = {
  delivery_id: string;
  payload: unknown;
  url: string;
  secret: Buffer;
  former_secret: Buffer | null;
  secret_since: Date;
};

/** The organizations that something is due for. */
export const listVendorsWithDue = ({ db, clock }: Context): Promise<VendorId[]> =>
  asUpkeep(db, (tx) => queries.listVendorsWithDue(tx, clock.now()));

/** The addresses of an organization that something is due for. */
export const listDue = ({ db, clock }: Context, vendorId: VendorId): Promise<string[]> =>
  asVendor(db, vendorId, (tx) => queries.listDue(tx, clock.now()));

/** What became of one attempt: nothing was due, or the milliseconds until the same event is due again. */
export type Attempted = { isNothing: true } | { isNothing: false; againAfter: number | undefined };

/**
 * Sends the oldest event that is due for this address, once. It is taken and marked in transactions of their own, so
 * that no slow receiver holds a connection; a process that dies between the two leaves an attempt that follows.
 */
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

/** Sends a message to its address and answers what came back; it throws nothing that a receiver could cause. */
export async function post(context: Context, vendorId: VendorId, message: Message): Promise<rules.Reply> {
  const { config, clock } = context;
  const body = JSON.stringify(message.payload);
  const signed = { id: message.delivery_id, at: clock.now(), body };
  try {
    const headers = webhookHeaders(signed, await openSecrets(context, vendorId, message));
    const answer = await guardedFetch(message.url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Slotwise-Webhooks/1' },
      body,
      maxBytes: MOST_ANSWER_BYTES,
      timeoutMillis: TIMEOUT_MILLIS,
      allowHosts: config.webhooksAllowHosts,
      maxRedirects: 0,
    });
    const { 'retry-after': retryAfter } = answer.headers;
    return { status: answer.status, answer: cutAnswer(answer.body.toString('utf8')), retryAfter };
  } catch (error) {
    if (error instanceof RefusedFetch) return { status: null, answer: error.message };
    if (error instanceof BrokenSealError) return { status: null, answer: OTHER_KEY };
    throw error;
  }
}

async function openSecrets(
  { vault, clock }: Context,
  vendorId: VendorId,
  message: Message,
): Promise<string[]> {
  const { secret, former_secret: former, secret_since: since } = message;
  const sealed = former && rules.isSignedByBoth(since, clock.now()) ? [secret, former] : [secret];
  return Promise.all(sealed.map((one) => vault.open(vendorId, one)));
}

const OTHER_KEY = 'Its secret was sealed with another key of this installation. Give it a new secret.';

/** The database keeps no NUL, and no one reads more than the beginning. */
const cutAnswer = (text: string): string => [...oneLine(text)].slice(0, ANSWER_CHARACTERS).join('');

type Attempt = { webhookId: string; deliveryId: string; attempts: number; reply: rules.Reply };

/** Keeps what came of an attempt, for the event and for the address; answers when the event is due again. */
async function keepReply(context: Context, tx: VendorDb, attempt: Attempt): Promise<number | undefined> {
  const { webhookId, reply, attempts } = attempt;
  const now = context.clock.now();
  if (rules.isTaken(reply)) {
    await queries.markDelivery(tx, attempt, toResult(reply, 'DELIVERED'));
    await queries.noteTaken(tx, webhookId);
    return undefined;
  }
  const pause = rules.isUnsubscribed(reply) ? undefined : rules.pauseAfter(attempts, reply, now);
  const next = pause === undefined ? null : new Date(now.getTime() + pause);
  const isMine = await queries.markDelivery(tx, attempt, {
    ...toResult(reply, next ? 'WAITING' : 'FAILED'),
    next_attempt_at: next,
  });
  const asked = rules.askedPause(reply, now);
  if (asked > 0) await queries.holdBack(tx, webhookId, new Date(now.getTime() + asked));
  const failing = await queries.noteFailed(tx, webhookId, now);
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
