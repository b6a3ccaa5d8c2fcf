import type { Email } from 'postal-mime';
import type { Context } from '#context.ts';
import { asDirectory } from '#db/tenancy.ts';
import { readReturnedMail } from '#engines/calendar-replies/returned-mail.ts';
import { UnreadableCalendar } from '#engines/calendar-files/unreadable-calendar.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import { looksLikeReply } from '#engines/calendar-replies/calendar-reply.ts';
import { readMail } from '#engines/calendar-replies/read-mail.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { MailboxTrouble, type Mailbox, type OpenMailbox } from '#lib/clients/mailbox.ts';
import * as queries from './mailbox.queries.ts';
import {
  findCalendar,
  isQuickToRead,
  isUnmatched,
  keyOfMail,
  mayBeRelevant,
  pauseAfter,
  REMEMBERED_DAYS,
  findText,
  type MailOutcome,
} from './mailbox.rules.ts';
import { takeReply } from './replies.service.ts';
import { takeReturnedMail } from './returned-mail.service.ts';

/** How many messages are checked per visit; the rest wait for the next. */
const MOST_PER_VISIT = 200;
/** After this many failures a message is skipped. */
const MOST_TRIES = 3;

/** How far a process has read: everything up to `after` was checked, while UIDs stay valid. */
type Bookmark = { uidValidity: string; after: number; triesAtNext: number };

/** Reads a mailbox repeatedly, one visit at once. */
export type MailReader = {
  /** Checks for answers, unless the server failed lately. An error is logged once and retried later. */
  look: (signal?: AbortSignal) => Promise<void>;
};

/**
 * Creates the reader of the mailbox. It starts with every unseen message. Answers and bounces are marked \Seen, those
 * matching nothing also \Flagged; all other mails stay untouched for the person who reads them.
 */
export function createMailReader(context: Context, mailbox: Mailbox): MailReader {
  const { clock, log } = context;
  const bookmark: Bookmark = { uidValidity: '', after: 0, triesAtNext: 0 };
  let failures = 0;
  let notBefore = new Date(0);
  let isAtIt = false;

  const visit = async (signal?: AbortSignal): Promise<void> => {
    try {
      await forgetOldMails(context);
      await mailbox.visit((open) => readNewMails(context, open, { bookmark, signal }));
      if (failures > 0) log.info('the mailbox of answers can be read again');
      failures = 0;
    } catch (error) {
      failures += 1;
      notBefore = new Date(clock.now().getTime() + pauseAfter(failures));
      const cause = error instanceof MailboxTrouble ? { trouble: error.message } : { err: error };
      if (failures === 1) log.warn(cause, 'the mailbox of answers cannot be read');
    }
  };

  return {
    look: async (signal) => {
      if (isAtIt || clock.now() < notBefore) return;
      isAtIt = true;
      try {
        await visit(signal);
      } finally {
        isAtIt = false;
      }
    },
  };
}

/** Runs first, so that an unavailable database fails the visit before a message loses one of its attempts. */
async function forgetOldMails({ db, clock }: Context) {
  const before = new Date(clock.now().getTime() - REMEMBERED_DAYS * DAY_MILLIS);
  await asDirectory(db, (tx) => queries.deleteReadBefore(tx, before));
}

type Reading = { bookmark: Bookmark; signal?: AbortSignal | undefined };

async function readNewMails(context: Context, open: OpenMailbox, { bookmark, signal }: Reading) {
  if (bookmark.uidValidity !== open.uidValidity) {
    Object.assign(bookmark, { uidValidity: open.uidValidity, after: 0, triesAtNext: 0 });
  }
  const found = await open.findUnseen(bookmark.after);
  for (const uid of found.slice(0, MOST_PER_VISIT)) {
    if (signal?.aborted) return;
    bookmark.triesAtNext += 1;
    if (bookmark.triesAtNext > MOST_TRIES) context.log.warn({ uid }, 'a mail of the mailbox is passed over');
    else await readOneMail(context, open, uid);
    Object.assign(bookmark, { after: uid, triesAtNext: 0 });
  }
}

async function readOneMail(context: Context, open: OpenMailbox, uid: number) {
  const listed = await open.describe(uid);
  if (!listed || !mayBeRelevant(listed)) return;
  const raw = await open.read(uid);
  const outcome = raw && (await takeMail(context, raw));
  if (!outcome) return;
  context.log.info({ outcome }, 'calendar answer read');
  await open.markSeen(uid, { isFlagged: isUnmatched(outcome) });
}

/** Undefined if the mail is neither an answer nor a bounce of ours. */
async function takeMail(context: Context, raw: Buffer): Promise<MailOutcome | undefined> {
  const mail = await takeApart(raw);
  if (!mail) return undefined;
  const ics = findCalendar(mail);
  if (ics && looksLikeReply(ics)) return takeReply(context, { mail, ics, key: keyOfMail(mail, ics) });
  const status = findText(mail, 'message/delivery-status');
  const returned = status && readReturnedMail(status, readOriginalHeaders(mail));
  return returned ? takeReturnedMail(context, returned, keyOfMail(mail, status)) : undefined;
}

/** Undefined if it is no mail, or takes too long even for a thread. */
async function takeApart(raw: Buffer): Promise<Email | undefined> {
  if (isQuickToRead(raw)) return readMail(raw);
  try {
    return await readCalendar('mail', raw, { owner: 'mailbox', lane: 'upkeep' });
  } catch (error) {
    if (error instanceof UnreadableCalendar) return undefined;
    throw error;
  }
}

const readOriginalHeaders = (mail: Email): string =>
  findText(mail, 'text/rfc822-headers') ?? findText(mail, 'message/rfc822') ?? '';
