import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { REMINDER_WORDS } from './reminder-words.model.ts';

export type DeliveryWords = {
  tone: 'good' | 'bad' | 'neutral';
  /** What became of the mail, with when. */
  outcome: string;
  /** The mail server's own words where they matter, or why nothing was sent. */
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
    return { tone: 'bad', outcome: `Refused ${at(lastAttemptAt)}`, answer: said(answer), mayResend: true };
  }
  if (state === 'SHOWN') {
    const outcome = `Held in the local outbox ${at(mail.createdAt)}`;
    return { tone: 'neutral', outcome, answer: '', mayResend: false };
  }
  if (state === 'MUTED') {
    const outcome = 'Not mailed: its reader wants such news in the bell alone';
    return { tone: 'neutral', outcome, answer: '', mayResend: false };
  }
  if (state === 'SUPERSEDED') {
    const outcome = 'Not mailed: no longer true when it could have been sent';
    return { tone: 'neutral', outcome, answer: `${answer}.`, mayResend: false };
  }
  if (attempts === 0) return { tone: 'neutral', outcome: 'Waiting to be sent', answer: '', mayResend: false };
  const next = nextAttemptAt ? `, next try ${at(nextAttemptAt)}` : '';
  const tries = `Not delivered yet after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${next}`;
  return { tone: 'bad', outcome: tries, answer: said(answer), mayResend: false };
}

const said = (answer: string): string => (answer ? `The mail server said: ${answer}` : '');

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
  'booking-answer-declined': 'Notice: somebody declined',
  'booking-times-proposed': 'Notice: other times proposed',
  'booking-proposal-dismissed': 'Notice: the time stays',
  'booking-time-stays': 'Notice: the time stays',
  'booking-times-not-taken': 'Notice: no proposed time worked out',
  ...Object.fromEntries(
    Object.entries(REMINDER_WORDS).map(([kind, word]) => [
      `reminder-${kind.toLowerCase().replaceAll('_', '-')}`,
      word,
    ]),
  ),
};

/** 'Invitation', 'New time, revision 2', 'Link to the scorecard'; the subject of a mail of any other kind. */
export function mailTitle({ kind, revision, subject }: Delivery): string {
  const word = REVISIONS[/^meeting-(\w+)/.exec(kind)?.[1] ?? ''];
  if (!word) return NOTICES[kind] ?? subject;
  return revision > 0 ? `${word}, revision ${revision + 1}` : word;
}

/** The addresses that a mail server turned down, and to which nothing came through later. */
export function refusedAddresses(mails: Delivery[]): Set<string> {
  const reached = (email: string, since: string): boolean =>
    mails.some(
      ({ recipientEmail, createdAt, state }) =>
        recipientEmail === email && createdAt > since && state !== 'REFUSED' && state !== 'SUPERSEDED',
    );
  const refused = mails.filter(({ state }) => state === 'REFUSED');
  return new Set(
    refused
      .filter(({ recipientEmail, createdAt }) => !reached(recipientEmail, createdAt))
      .map(({ recipientEmail }) => recipientEmail),
  );
}
