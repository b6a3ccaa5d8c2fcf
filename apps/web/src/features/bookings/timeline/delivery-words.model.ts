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

/** The mails of a calendar entry, each of which is one revision of it. */
const REVISIONS: Record<string, string> = {
  invitation: 'Invitation',
  update: 'Update',
  move: 'New time',
  cancellation: 'Cancellation',
  withdrawal: 'Taken off the meeting',
};

const NOTICES: Record<string, string> = {
  'panel-link': 'Link to the scorecard',
  'booking-selected': 'Notice: selected',
  'booking-rejected': 'Notice: rejected',
  'booking-assigned': 'Notice: assigned',
  'booking-feedback-complete': 'Notice: all scorecards are in',
};

/** 'Invitation', 'New time, revision 2', 'Link to the scorecard'; the subject of a mail of any other kind. */
export function mailTitle({ kind, revision, subject }: Delivery): string {
  const word = REVISIONS[/^meeting-(\w+)/.exec(kind)?.[1] ?? ''];
  if (!word) return NOTICES[kind] ?? subject;
  return revision > 0 ? `${word}, revision ${revision + 1}` : word;
}
