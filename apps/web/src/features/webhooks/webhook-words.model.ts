import type { Webhook, WebhookDelivery } from '@slotwise/contract/outgoing/webhooks.schema';
import { agoText, counted } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { eventsText } from './webhook-events.model.ts';

/** What a webhook is called: by what somebody wrote, else by the host of its address. */
export const webhookName = ({ description, url }: Webhook): string =>
  description || (URL.parse(url)?.host ?? url);

/** How it stands, besides whether it is on. */
export function webhookFacts({ events, lastDeliveryAt, waiting, failed }: Webhook, now: number): string {
  return [
    eventsText(events),
    lastDeliveryAt ? `last delivery ${agoText(lastDeliveryAt, now)}` : 'no deliveries yet',
    waiting > 0 && `${waiting} pending`,
    failed > 0 && `${counted(failed, 'event', 'events')} not taken`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const TONES = { DELIVERED: 'good', FAILED: 'bad', WAITING: 'waiting' } as const;
const STATES = { DELIVERED: 'Taken', FAILED: 'Not taken', WAITING: 'On the way' } as const;

/** One line of the log. */
export function deliveryWords(delivery: WebhookDelivery, timeZone: string) {
  const { state, attempts, httpStatus, createdAt, nextAttemptAt, answer } = delivery;
  const at = (instant: string) => printWallTime(wallTimeAt(Date.parse(instant), timeZone));
  return {
    tone: TONES[state],
    state: STATES[state],
    facts: [
      at(createdAt),
      counted(attempts, 'attempt', 'attempts'),
      httpStatus !== null && `answered ${httpStatus}`,
      state === 'WAITING' && attempts > 0 && nextAttemptAt && `again at ${at(nextAttemptAt)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    answer,
  };
}
