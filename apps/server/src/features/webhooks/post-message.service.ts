import type { Context } from '#context.ts';
import type { VendorId } from '#db/tenancy.ts';
import { oneLine } from '#engines/calendar-messages/content-line.ts';
import { webhookHeaders } from '#engines/webhook-messages/sign-webhook.ts';
import { guardedFetch, RefusedFetch } from '#lib/guarded-fetch/guarded-fetch.ts';
import { BrokenSealError } from '#storage/vault.ts';
import * as rules from './send-webhooks.rules.ts';

export const TIMEOUT_MILLIS = 15_000;
const MOST_ANSWER_BYTES = 64 * 1024;
const ANSWER_CHARACTERS = 200;

/** The data for sending an event to an address. */
export type Message = {
  delivery_id: string;
  payload: unknown;
  url: string;
  secret: Buffer;
  former_secret: Buffer | null;
  secret_since: Date;
};

/** Sends a message to its address and returns the reply; throws nothing that a receiver could cause. */
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

/** The database stores no NUL, and only the start is of interest. */
const cutAnswer = (text: string): string => [...oneLine(text)].slice(0, ANSWER_CHARACTERS).join('');

export type Attempt = { webhookId: string; deliveryId: string; attempts: number; reply: rules.Reply };
