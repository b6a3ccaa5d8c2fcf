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
    /** The event, in the words of the bell. */
    event: Generated<string>;
    event_about: Generated<string>;
    /** True if it is about something its reader did. */
    is_own_act: Generated<boolean>;
    secret: boolean;
    /** Null if it is sealed, and after an email with secrets has been sent. */
    message: ColumnType<unknown, string | null, string | null>;
    /** The message of an email with a secret link, sealed by the vault. */
    sealed: Generated<Buffer | null>;
    state: Delivery['state'];
    attempts: number;
    /** Attempts after which it is unknown whether the mail server has the email. */
    unsure_attempts: Generated<number>;
    answer: string;
    created_at: Date;
    last_attempt_at: Date | null;
    next_attempt_at: Date | null;
    /** Until when it waits because its event may be undone. */
    held_until: Generated<Date | null>;
    /** The reader's organization, if not the row's own. */
    reader_vendor_id: Generated<string | null>;
  };
}>;
