import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { accountMail } from '#engines/mail-texts/account-mail.ts';
import { webhookOff } from '#engines/mail-texts/webhook-off.ts';
import { queueMail } from '#features/notifications/notifications.service.ts';
import { hostShown } from '#lib/guarded-fetch/destination.ts';
import * as queries from './switching-off.queries.ts';

const NOT_SENT = 'Not sent, since the address was switched off.';

/** Switches an address off for somebody, without a word to others. What it still waited for is not sent. */
export async function switchOffByHand(tx: VendorDb, webhookId: string) {
  await queries.switchOff(tx, webhookId, '');
  await queries.failWaiting(tx, webhookId, NOT_SENT);
}

/** Switches an address off by itself and tells every administrator why. */
export async function switchOffByItself(
  context: Context,
  tx: VendorDb,
  { webhookId, because }: { webhookId: string; because: string },
) {
  const webhook = await queries.switchOff(tx, webhookId, because);
  if (!webhook) return;
  await queries.failWaiting(tx, webhookId, NOT_SENT);
  const { mailFrom, publicUrl } = context.config;
  const sender = { address: mailFrom.email, host: new URL(publicUrl).hostname };
  const host = hostShown(new URL(webhook.url));
  const at = context.clock.now().toISOString();
  for (const { name, email, company } of await queries.listAdministrators(tx)) {
    const mailId = uuidv7();
    const text = webhookOff({
      ...{ readerName: name, company, host, description: webhook.description, because },
      url: `${publicUrl}/profile`,
    });
    await queueMail(context, tx, tx.vendorId, {
      kind: 'webhook-off',
      dedupeKey: `webhook-off:${mailId}`,
      recipient: { name, email },
      message: accountMail(text, { sender, fromName: company, to: { name, email }, mailId, at }),
      secret: false,
    });
  }
}
