import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import type * as endpoints from '@slotwise/contract/outgoing/webhooks.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { newWebhookSecret } from '#engines/webhook-messages/sign-webhook.ts';
import { AppError } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { switchOffByHand } from './switch-off.service.ts';
import { toWebhook } from './webhooks.mapper.ts';
import * as queries from './webhooks.queries.ts';
import { requireAddress, requireRoom, wantedEvents } from './webhooks.rules.ts';

export const listWebhooks = async (tx: VendorDb) => ({
  data: (await queries.listWebhooks(tx)).map(toWebhook),
});

/** Starts sending events to an address. The secret is returned only here and stored sealed. */
export async function createWebhook(
  { db, clock, config, vault }: Context,
  session: Session,
  request: ParsedRequestOf<typeof endpoints.createWebhook>['body'],
): Promise<ResponseOf<typeof endpoints.createWebhook>> {
  requireOwnCallerFields(session, request);
  const { vendorId } = session;
  const url = requireAddress(request.url, config.webhooksAllowHosts);
  const webhookId = uuidv7();
  const secret = newWebhookSecret();
  const sealed = await vault.seal(vendorId, secret);
  const now = clock.now();
  return asVendor(db, vendorId, async (tx) => {
    requireRoom(await queries.lockAndCount(tx));
    await queries.insertWebhook(tx, {
      webhook_id: webhookId,
      url,
      description: request.description ?? '',
      events: wantedEvents(request.events),
      is_active: true,
      secret: sealed,
      secret_since: now,
      created_at: now,
    });
    return { status: 'success', webhookId, secret, data: await getWebhook(tx, webhookId) };
  });
}

/** Changes only the given fields. Re-enabling an address clears its failures. */
export async function updateWebhook(
  { config }: Context,
  tx: VendorDb,
  session: Session,
  request: ParsedRequestOf<typeof endpoints.updateWebhook>['body'],
) {
  requireOwnCallerFields(session, request);
  const { webhookId } = request;
  const url = request.url === undefined ? undefined : requireAddress(request.url, config.webhooksAllowHosts);
  const present = await getWebhook(tx, webhookId);
  const isSwitchedOn = request.isActive === true && !present.isActive;
  await queries.updateWebhook(tx, webhookId, {
    url: url ?? present.url,
    description: request.description ?? present.description,
    events: wantedEvents(request.events ?? present.events),
    ...(isSwitchedOn && { is_active: true, off_because: '', failing_since: null }),
  });
  if (request.isActive === false) await switchOffByHand(tx, webhookId);
  return { webhookId, data: await getWebhook(tx, webhookId) };
}

/** Deletes an address with its log; waiting events are not sent. */
export async function deleteWebhook(tx: VendorDb, webhookId: string) {
  if (!(await queries.deleteWebhook(tx, webhookId))) throw new AppError('NOT_FOUND');
  return { message: [MESSAGES.webhooks.remove.success] };
}

/** Gives an address another secret, returned only here; the former one also signs for a day. */
export async function renewSecret(
  { db, clock, vault }: Context,
  { vendorId }: Session,
  webhookId: string,
): Promise<ResponseOf<typeof endpoints.renewWebhookSecret>> {
  const secret = newWebhookSecret();
  const sealed = await vault.seal(vendorId, secret);
  return asVendor(db, vendorId, async (tx) => {
    const present = await queries.findWebhook(tx, webhookId);
    if (!present) throw new AppError('NOT_FOUND');
    await queries.updateWebhook(tx, webhookId, {
      secret: sealed,
      former_secret: present.secret,
      secret_since: clock.now(),
    });
    return { status: 'success', webhookId, secret, data: await getWebhook(tx, webhookId) };
  });
}

async function getWebhook(tx: VendorDb, webhookId: string): Promise<Webhook> {
  const [row] = await queries.listWebhooks(tx, webhookId);
  if (!row) throw new AppError('NOT_FOUND');
  return toWebhook(row);
}
