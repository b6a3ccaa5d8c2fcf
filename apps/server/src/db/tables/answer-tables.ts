import type { AnswerSource, TimeProposal } from '@slotwise/contract/booking-parts/answers.schema';
import type { Reminder, ReminderKind } from '@slotwise/contract/bookings/reminders.schema';
import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

export type AnswerTables = {
  self_schedule: {
    vendor_id: string;
    booking_id: string;
    duration_minutes: number;
    /** The driver reads `date` as text, `YYYY-MM-DD`. */
    window_start: string;
    window_end: string;
    time_zone: string;
    expires_at: Date;
    slot_step: number;
    max_reschedules: number;
    used_reschedules: Generated<number>;
    cut_off_hours: number;
    pools: Generated<string>;
    pooled: Generated<string[]>;
    created_by: string;
    created_at: Date;
    sent_at: Date | null;
  };

  time_proposal: {
    vendor_id: string;
    proposal_id: string;
    booking_id: string;
    by_name: string;
    by_email: string;
    by_role: TimeProposal['byRole'];
    source: AnswerSource;
    windows: Json<TimeProposal['windows']>;
    comments: string;
    at: Date;
    settled_at: Generated<Date | null>;
  };

  read_mail: { mail_key: Buffer; outcome: string; read_at: Date };

  reminder: {
    vendor_id: string;
    reminder_id: string;
    booking_id: string;
    kind: ReminderKind;
    recipient_name: string;
    recipient_email: string;
    for_start: Date | null;
    due_at: Date;
    state: Reminder['state'];
    cause: Generated<string>;
    created_at: Date;
    settled_at: Generated<Date | null>;
  };
};
