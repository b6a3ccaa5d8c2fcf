import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Owned } from './column-types.ts';

export type MessageTables = Owned<{
  idempotency_key: {
    user_id: string;
    operation: string;
    key: string;
    request_hash: Buffer;
    response: Json<unknown>;
    created_at: Date;
  };

  mail: {
    mail_id: string;
    booking_id: string | null;
    kind: string;
    revision: number;
    dedupe_key: string;
    recipient_name: string;
    recipient_email: string;
    subject: string;
    /** What it tells, in the words of the bell. */
    event: Generated<string>;
    event_about: Generated<string>;
    /** It tells its reader what they did themselves. */
    is_own_act: Generated<boolean>;
    secret: boolean;
    /** Null where it is sealed, and once a secret one has been handed over. */
    message: ColumnType<unknown, string | null, string | null>;
    /** The message of a mail with a secret link, as the vault sealed it. */
    sealed: Generated<Buffer | null>;
    state: Delivery['state'];
    attempts: number;
    /** Attempts after which no one knows whether the mail server has the mail. */
    unsure_attempts: Generated<number>;
    answer: string;
    created_at: Date;
    last_attempt_at: Date | null;
    next_attempt_at: Date | null;
    /** Until when it waits because what it tells may be undone. */
    held_until: Generated<Date | null>;
    /** The organization of a reader who is not of the row's own. */
    reader_vendor_id: Generated<string | null>;
  };
}>;
