import * as z from 'zod/mini';
import { BOOKING_STATUSES, STEP_ROLES, WORKFLOW_ACTIONS } from '../booking-parts/life.schema.ts';
import { callerFields, cleanedText, idField, instantField, optionalText, trimmed } from '../fields.ts';

/** Everything that happens to a booking, named as in its history: `booking.scheduled`, `booking.answered`, … */
export type WebhookEvent = `booking.${Lowercase<(typeof WORKFLOW_ACTIONS)[number]>}`;
export const WEBHOOK_EVENTS = WORKFLOW_ACTIONS.map(
  (action) => `booking.${action.toLowerCase()}` as WebhookEvent,
) as readonly WebhookEvent[] as readonly [WebhookEvent, ...WebhookEvent[]];

/**
 * An event's payload: which booking, its status and its times, without names, addresses or free text. `timestamp` is
 * when it happened; times are empty if the booking has none. Later versions may add fields.
 */
export const webhookPayloadSchema = z.object({
  type: z.enum(WEBHOOK_EVENTS),
  timestamp: instantField,
  version: z.literal(1),
  data: z.object({
    bookingId: z.string(),
    bookingVersion: z.number(),
    bookingStatus: z.enum(BOOKING_STATUSES),
    /** Null if the booking was just created. */
    formerStatus: z.nullable(z.enum(BOOKING_STATUSES)),
    byRole: z.enum(STEP_ROLES),
    startTime: instantField,
    endTime: instantField,
    timeZone: z.string(),
    jdId: z.nullable(z.string()),
    roundNumber: z.number(),
    previousBookingId: z.nullable(z.string()),
    submitterVendorId: z.nullable(z.string()),
  }),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

/**
 * An endpoint that receives events, signed with its own secret (Standard Webhooks 1.0). No events means all of them.
 */
export const webhookSchema = z.object({
  webhookId: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  /** Why it was switched off automatically; empty if it was not. */
  offBecause: z.string(),
  createdAt: instantField,
  lastDeliveryAt: z.nullable(instantField),
  waiting: z.number(),
  failed: z.number(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const urlField = z
  .string({ error: 'Address is required' })
  .check(
    ...cleanedText(trimmed, 1000, 'Address is longer than 1000 characters'),
    z.minLength(1, { error: 'Address is required', abort: true }),
  );

const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: 'This event does not exist' }))
  .check(z.maxLength(100));

export const newWebhookSchema = z.object({
  ...callerFields,
  url: urlField,
  description: optionalText('Description', 200),
  events: z._default(events, []),
});
export type NewWebhook = z.input<typeof newWebhookSchema>;

export const webhookChangeSchema = z.object({
  ...callerFields,
  webhookId: idField,
  url: z.optional(urlField),
  description: optionalText('Description', 200),
  events: z.optional(events),
  isActive: z.optional(z.boolean()),
});

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;

/** One event's delivery to one endpoint; `answer` is the part of the response that helps with debugging. */
export const webhookDeliverySchema = z.object({
  deliveryId: z.string(),
  event: z.string(),
  bookingId: z.nullable(z.string()),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  httpStatus: z.nullable(z.number()),
  answer: z.string(),
  createdAt: instantField,
  lastAttemptAt: z.nullable(instantField),
  nextAttemptAt: z.nullable(instantField),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
