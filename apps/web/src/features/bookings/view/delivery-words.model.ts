import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { printWallTime } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';

export type DeliveryWords = {
  tone: 'good' | 'bad' | 'neutral';
  /** What became of the mail, with when. */
  outcome: string;
  /** The mail server's own words, where they matter. */
  answer: string;
  mayResend: boolean;
};

/** What became of one mail, in words; times are those of the viewer's zone. */
export function deliveryWords(mail: Delivery, timeZone: string): DeliveryWords {
  const at = (instant: string | null) =>
    instant ? printWallTime(wallTimeAt(Date.parse(instant), timeZone)) : '';
  const { state, attempts, answer, lastAttemptAt, nextAttemptAt } = mail;
  if (state === 'SENT') {
    return {
      tone: 'good',
      outcome: `Handed to the mail server ${at(lastAttemptAt)}`,
      answer: '',
      mayResend: true,
    };
  }
  if (state === 'REFUSED') {
    return { tone: 'bad', outcome: `Refused ${at(lastAttemptAt)}`, answer, mayResend: true };
  }
  if (state === 'SHOWN') {
    const outcome = `Kept in the outbox of this installation ${at(mail.createdAt)}`;
    return { tone: 'neutral', outcome, answer: '', mayResend: false };
  }
  if (attempts === 0) return { tone: 'neutral', outcome: 'Waiting to be sent', answer: '', mayResend: false };
  const next = nextAttemptAt ? `, next try ${at(nextAttemptAt)}` : '';
  const tries = `Not delivered yet after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${next}`;
  return { tone: 'bad', outcome: tries, answer, mayResend: false };
}

/** 'Invitation', from the second revision on with its number. */
export function mailTitle({ kind, revision, subject }: Delivery): string {
  if (!kind.startsWith('meeting-invitation')) return subject;
  return revision > 0 ? `Invitation, revision ${revision + 1}` : 'Invitation';
}
