import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { webhookOff } from '#engines/mail-texts/webhook-off.ts';
import { listAdministrators } from '#features/notifications/notifications.queries.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import { hostShown } from '#lib/guarded-fetch/destination.ts';
import * as queries from './switch-off.queries.ts';

const NOT_SENT = 'Not sent, since the address was switched off.';

/** Disables an address on request, without notifying others. Drops what it was waiting for. */
export async function switchOffByHand(tx: VendorDb, webhookId: string) {
  await queries.switchOff(tx, webhookId, '');
  await queries.failWaiting(tx, webhookId, NOT_SENT);
}

/** Disables an address automatically and tells every administrator why. */
export async function switchOffByItself(
  context: Context,
  tx: VendorDb,
  { webhookId, because }: { webhookId: string; because: string },
) {
  const webhook = await queries.switchOff(tx, webhookId, because);
  if (!webhook) return;
  await queries.failWaiting(tx, webhookId, NOT_SENT);
  const host = hostShown(new URL(webhook.url));
  for (const { name, email, company } of await listAdministrators(tx)) {
    const text = webhookOff({
      readerName: name,
      company,
      host,
      description: webhook.description,
      because,
      url: `${context.config.publicUrl}/settings`,
    });
    await queueLetter(context, tx, { kind: 'webhook-off', text, fromName: company, to: { name, email } });
  }
}
