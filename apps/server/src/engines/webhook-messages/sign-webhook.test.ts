import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { newWebhookSecret, webhookHeaders } from './sign-webhook.ts';

/** The signature written out from Standard Webhooks 1.0.0, independently of the engine. */
function signatureByHand(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.split('_')[1] ?? '', 'base64');
  return createHmac('sha256', key).update([id, seconds, body].join('.')).digest('base64');
}

const AT = new Date('2026-11-26T09:30:00.700Z');
const SECONDS = 1_795_685_400;

test('a message has its id, the second of the attempt and one signature per secret', () => {
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  const body = '{"type":"booking.scheduled","name":"Zoë"}';
  const headers = webhookHeaders({ id: 'msg-1', at: AT, body }, [secret, former]);
  expect(headers['webhook-id']).toBe('msg-1');
  expect(headers['webhook-timestamp']).toBe(String(SECONDS));
  expect(headers['webhook-signature']).toBe(
    `v1,${signatureByHand(secret, 'msg-1', SECONDS, body)} v1,${signatureByHand(former, 'msg-1', SECONDS, body)}`,
  );
});

test('gives the test vector of the Standard Webhooks reference libraries', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  const at = new Date(1_614_265_330_000);
  const headers = webhookHeaders({ ...message, at }, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']);
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret is a prefix and 256 random bits in base64', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  expect(newWebhookSecret()).not.toBe(secret);
});
