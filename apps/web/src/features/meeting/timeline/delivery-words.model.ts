import { DAY_IS_FULL } from '@slotwise/contract/notifications/mails-a-day.rules';
import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { NOTICES, TIMELINE, REVISIONS, REMINDER_WORDS } from './timeline.texts.ts';

export type DeliveryWords = {
  tone: 'good' | 'bad' | 'neutral';
  /** The status of the mail, and since when. */
  outcome: string;
  /** The mail server's own words if they matter, or why nothing was sent. */
  answer: string;
  mayResend: boolean;
};

/** The status of one mail, in words; times are in the viewer's zone. */
export function deliveryWords(mail: Delivery, timeZone: string): DeliveryWords {
  const at = (instant: string | null) => printAt(instant, timeZone);
  const { state, attempts, answer, lastAttemptAt, nextAttemptAt } = mail;
  if (state === 'SENT') {
    return {
      tone: 'good',
      outcome: TIMELINE.handed({ time: at(lastAttemptAt) }),
      answer: '',
      mayResend: true,
    };
  }
  if (state === 'REFUSED') {
    return {
      tone: 'bad',
      outcome: TIMELINE.refused({ time: at(lastAttemptAt) }),
      answer: said(answer),
      mayResend: true,
    };
  }
  if (state === 'SHOWN') {
    const outcome = TIMELINE.held({ time: at(mail.createdAt) });
    return { tone: 'neutral', outcome, answer: '', mayResend: false };
  }
  if (state === 'MUTED') {
    const outcome = TIMELINE.muted();
    return { tone: 'neutral', outcome, answer: '', mayResend: false };
  }
  if (state === 'SUPERSEDED') {
    const outcome = TIMELINE.superseded();
    return { tone: 'neutral', outcome, answer: `${answer}.`, mayResend: false };
  }
  if (answer === DAY_IS_FULL)
    return {
      tone: 'bad',
      outcome: TIMELINE.waitsUntil({ time: at(nextAttemptAt) }),
      answer: TIMELINE.dayIsFull(),
      mayResend: false,
    };
  if (attempts === 0) return { tone: 'neutral', outcome: TIMELINE.waiting(), answer: '', mayResend: false };
  const tries = TIMELINE.tries({ attempts, next: at(nextAttemptAt) || 'none' });
  return { tone: 'bad', outcome: tries, answer: said(answer), mayResend: false };
}

const printAt = (instant: string | null, timeZone: string): string =>
  instant ? printWallTime(wallTimeAt(Date.parse(instant), timeZone)) : '';

const said = (answer: string): string => (answer ? TIMELINE.answer({ answer }) : '');

/** The key of a reminder's mail: 'reminder-day-before'. */
const REMINDERS = new Map(
  Object.entries(REMINDER_WORDS).map(([kind, word]) => [
    `reminder-${kind.toLowerCase().replaceAll('_', '-')}`,
    word,
  ]),
);

/** 'Invitation', 'New time, revision 2', 'Link to the scorecard'; for other kinds, the mail's subject. */
export function mailTitle({ kind, revision, subject }: Delivery): string {
  const word = REVISIONS[/^meeting-(\w+)/.exec(kind)?.[1] as keyof typeof REVISIONS];
  if (!word) return (NOTICES[kind as keyof typeof NOTICES] ?? REMINDERS.get(kind))?.() ?? subject;
  return revision > 0 ? TIMELINE.revision({ kind: word(), revision: revision + 1 }) : word();
}

/**
 * Why the latest mail to each address has not arrived: a mail server refused it, or it waits for the next day. Outdated
 * mails are ignored.
 */
export function listUnreached(mails: Delivery[], timeZone: string): Map<string, string> {
  const latest = new Map(
    mails
      .filter(({ state }) => state !== 'SUPERSEDED')
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map((mail) => [mail.recipientEmail, mail]),
  );
  const words = [...latest].map(([email, mail]) => [email, unreachedWords(mail, timeZone)] as const);
  return new Map(words.filter(([, word]) => word !== ''));
}

function unreachedWords(
  { state, answer, recipientEmail: email, nextAttemptAt }: Delivery,
  timeZone: string,
): string {
  if (state === 'REFUSED') return TIMELINE.refusedTo({ email });
  if (state !== 'QUEUED' || answer !== DAY_IS_FULL) return '';
  return TIMELINE.waitsTo({ time: printAt(nextAttemptAt, timeZone) });
}
