import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** One attempt to deliver a message to an address. */
export type WebhookMessage = {
  /** The same for every attempt, so that a receiver can detect duplicates. */
  id: string;
  /** When this attempt is made. */
  at: Date;
  body: string;
};

/** A new signing secret, `whsec_` and 256 random bits in base64 (Standard Webhooks 1.0.0, Signature scheme). */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * The headers by which a receiver verifies that a message is ours and recent (Standard Webhooks 1.0.0): its id, the
 * second of the attempt, and for each secret an HMAC-SHA256 of `id.timestamp.body` in base64.
 */
export function webhookHeaders({ id, at, body }: WebhookMessage, secrets: string[]): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

const sign = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64');
