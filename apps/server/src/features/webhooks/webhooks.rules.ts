import { LIMITS } from '@slotwise/contract/limits';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@slotwise/contract/outgoing/webhooks.schema';
import { AppError, invalidField } from '#lib/app-error.ts';
import { readDestination } from '#lib/guarded-fetch/destination.ts';
import { RefusedFetch } from '#lib/guarded-fetch/guarded-fetch.ts';

/** The address as stored: with TLS, unless the operator allows the host. Where it leads is checked on every send. */
export function requireAddress(text: string, allowHosts: readonly string[]): string {
  const isWeb = /^https?:/i.test(text);
  try {
    if (isWeb) return readDestination(text, allowHosts).href;
  } catch (error) {
    if (!(error instanceof RefusedFetch)) throw error;
    if (URL.parse(text)?.username) throw invalidField('url', error.message);
  }
  throw invalidField('url', 'Enter an address that begins with https://');
}

export function requireRoom(present: number) {
  if (present < LIMITS.webhooksMax) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `There are ${LIMITS.webhooksMax} webhooks already. Remove one that is not needed any more.`,
  });
}

/** Each event once; all of them become an empty list, so that those of a later version are included. */
export function wantedEvents(events: readonly WebhookEvent[]): WebhookEvent[] {
  const wanted = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  return wanted.length === WEBHOOK_EVENTS.length ? [] : wanted;
}
