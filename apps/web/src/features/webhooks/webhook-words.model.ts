import type { Webhook, WebhookDelivery } from '@slotwise/contract/outgoing/webhooks.schema';
import { agoText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { eventsText } from './webhook-events.model.ts';
import { WEBHOOKS, STATE_WORDS } from './webhooks.texts.ts';

/** A webhook's name: its description, else the host of its address. */
export const webhookName = ({ description, url }: Webhook): string =>
  description || (URL.parse(url)?.host ?? url);

/** Its status, besides whether it is on. */
export function webhookFacts({ events, lastDeliveryAt, waiting, failed }: Webhook, now: number): string {
  return [
    eventsText(events),
    lastDeliveryAt ? WEBHOOKS.lastDelivery({ ago: agoText(lastDeliveryAt, now) }) : WEBHOOKS.noDeliveries(),
    waiting > 0 && WEBHOOKS.waiting({ waiting }),
    failed > 0 && WEBHOOKS.notTaken({ failed }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const TONES = { DELIVERED: 'good', FAILED: 'bad', WAITING: 'waiting' } as const;

/** One line of the log. */
export function deliveryWords(delivery: WebhookDelivery, timeZone: string) {
  const { state, attempts, httpStatus, createdAt, nextAttemptAt, answer } = delivery;
  const at = (instant: string) => printWallTime(wallTimeAt(Date.parse(instant), timeZone));
  return {
    tone: TONES[state],
    state: STATE_WORDS[state](),
    facts: [
      at(createdAt),
      WEBHOOKS.attempts({ attempts }),
      httpStatus !== null && WEBHOOKS.answered({ httpStatus }),
      state === 'WAITING' && attempts > 0 && nextAttemptAt && WEBHOOKS.again({ time: at(nextAttemptAt) }),
    ]
      .filter(Boolean)
      .join(' · '),
    answer,
  };
}
