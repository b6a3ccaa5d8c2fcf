import type { WebhookDelivery, WebhookEvent } from '@slotwise/contract/outgoing/webhooks.schema';
import type { Generated } from 'kysely';
import type { Json, Owned } from './column-types.ts';

export type OutgoingTables = Owned<{
  calendar_feed: {
    token_hash: Buffer;
    feed_id: string;
    user_id: string;
    created_at: Date;
  };

  webhook: {
    webhook_id: string;
    url: string;
    description: string;
    events: WebhookEvent[];
    is_active: boolean;
    off_because: Generated<string>;
    secret: Buffer;
    former_secret: Generated<Buffer | null>;
    secret_since: Date;
    failing_since: Generated<Date | null>;
    created_at: Date;
  };

  webhook_delivery: {
    delivery_id: string;
    webhook_id: string;
    event: string;
    booking_id: string | null;
    payload: Json<unknown>;
    state: WebhookDelivery['state'];
    attempts: number;
    http_status: number | null;
    answer: string;
    created_at: Date;
    last_attempt_at: Date | null;
    next_attempt_at: Date | null;
  };
}>;
