import { WEBHOOK_EVENTS, type WebhookEvent } from '@slotwise/contract/outgoing/webhooks.schema';
import { WEBHOOKS, EVENT_WORDS } from './webhooks.texts.ts';

function after(first: WebhookEvent, last: WebhookEvent): WebhookEvent[] {
  const all = Object.keys(EVENT_WORDS) as WebhookEvent[];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
}

/** The events to choose from, grouped by subject. */
export const EVENT_GROUPS: { title: () => string; events: WebhookEvent[] }[] = [
  { title: WEBHOOKS.meeting, events: after('booking.created', 'booking.no_show_undone') },
  { title: WEBHOOKS.people, events: after('booking.candidate_updated', 'booking.swapped') },
  { title: WEBHOOKS.decisions, events: after('booking.feedback', 'booking.rejected') },
  { title: WEBHOOKS.around, events: after('booking.assigned', 'booking.undone') },
  { title: WEBHOOKS.submissions, events: after('booking.submitted', 'booking.rtr_refused') },
  { title: WEBHOOKS.resources, events: after('booking.resource_added', 'booking.billing_updated') },
];

/** '3 of 37 events', or all of them. */
export const eventsText = (events: readonly WebhookEvent[]): string =>
  events.length === 0
    ? WEBHOOKS.allEvents()
    : WEBHOOKS.someEvents({ chosen: events.length, all: WEBHOOK_EVENTS.length });

/** An event's name in the log; a test has its own. */
export const eventWord = (event: string): string =>
  EVENT_WORDS[event as WebhookEvent]?.() ?? (event === 'webhook.test' ? WEBHOOKS.test() : event);
