import type { Context } from '#context.ts';
import { asUpkeep, asVendor, toVendorId, type VendorId } from '#db/tenancy.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import { mailOptions } from '#engines/calendar-messages/outgoing-mail.ts';
import { keepAcceptedMails, type AcceptedMails } from './accepted-mails.service.ts';
import { mustEncrypt } from '#lib/settings/must-encrypt.ts';
import { openSmtp, SEND_MILLIS, type SmtpAnswer, type SmtpClient } from '#lib/clients/smtp-client.ts';
import { BrokenSealError } from '#storage/vault.ts';
import * as queries from './notifications.queries.ts';
import { inTurns } from '#jobs/in-turns.ts';
import { preferenceFor } from './notifications.rules.ts';
import { enqueueAttempt, SEND_MAIL, type SendMailJob } from './notifications.service.ts';
import { openContent, sealOpenMails } from './mail-sealing.service.ts';
import { markMail, type MailResult } from './take-mail.queries.ts';
import { sendNextInLine, takeMail, type Taken } from './take-mail.service.ts';

/** Seconds until the next attempt after each failure; the last value repeats. */
const RETRY_SECONDS = [5, 30, 120, 600, 1800, 3600];
/** With the pauses above this is two and a half days of trying. */
const MOST_TRIES = 60;
const SEAL_MINUTES = 60;
/** The queue's own retries are for an unavailable database; retries after the mail server's answer are below. */
const QUEUE = {
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireInSeconds: SEND_MILLIS / 1000 + 60,
  concurrency: 3,
};
const LOOK_MINUTES = 3;
const ENQUEUED_AT_ONCE = 200;

const OTHER_KEY = 'It was sealed with a key that this installation does not have. Ask for a new link.';

export type MailSending = {
  /** Gives every waiting mail a job, once the queue runs, whatever happened to its former one. */
  resume: () => Promise<void>;
  close: () => void;
};

/** Registers the job that sends the outbox. Mails written without a mail server are not sent later. */
export async function registerMailJobs(context: Context): Promise<MailSending> {
  // A server of a former release may still be running.
  context.jobs.repeat('seal-mails', SEAL_MINUTES, () => sealOpenMails(context));
  if (!context.config.smtpUrl) return { resume: () => sealOpenMails(context), close: () => undefined };
  const smtp = openSmtp(context.config.smtpUrl, {
    mustEncrypt: mustEncrypt(context.config, new URL(context.config.smtpUrl).hostname),
  });
  const accepted = await keepAcceptedMails(context);
  await context.jobs.work<SendMailJob>(SEND_MAIL, QUEUE, (job) => sendMail(context, { smtp, accepted }, job));
  context.jobs.repeat('send-abandoned', LOOK_MINUTES, () => enqueueAbandonedMails(context));
  const resume = async (): Promise<void> => {
    await sealOpenMails(context);
    await enqueueForgottenMails(context);
  };
  return { resume, close: smtp.close };
}

/**
 * One attempt at one mail. Takes and marks the mail in separate transactions, so that the hand-over holds no
 * connection; a process that dies in between leaves an abandoned attempt that every process looks for, unless the mail
 * server had accepted the mail.
 */
async function sendMail(
  context: Context,
  { smtp, accepted }: { smtp: SmtpClient; accepted: AcceptedMails },
  job: SendMailJob,
): Promise<void> {
  const vendorId = toVendorId(job.vendorId);
  const taken = await asVendor(context.db, vendorId, (tx) => takeMail(context, tx, job));
  if (!taken) return;
  if (await isUnwantedElsewhere(context, taken)) {
    const muted = { state: 'MUTED' as const, answer: '', nextAttemptAt: null, isSure: true };
    await asVendor(context.db, vendorId, (tx) => markMail(tx, job, muted));
    return;
  }
  const answer = await handOver(context, smtp, vendorId, taken);
  const isAccepted = answer.outcome === 'accepted';
  if (isAccepted) accepted.note(job, answer.answer);
  const result = toMailResult(countTries(job), answer, context.clock.now());
  await asVendor(context.db, vendorId, async (tx) => {
    const isSettled = result.state !== 'QUEUED';
    const [isMarked] = await Promise.all([
      markMail(tx, job, result),
      isSettled && taken.line ? sendNextInLine(context, tx, taken.line) : undefined,
    ]);
    if (isMarked && !isSettled)
      await enqueueAttempt(context, tx, buildNextJob(job), pauseMillis(countTries(job)) / 1000);
  });
  if (isAccepted) accepted.settle();
  else {
    context.log.warn({ mailId: job.mailId, attempt: job.attempt, state: result.state }, 'mail not delivered');
  }
}

/** A mail sealed with a lost key is refused for good, with what to do about it. */
async function handOver(
  { vault, log }: Context,
  smtp: SmtpClient,
  vendorId: VendorId,
  { content }: Taken,
): Promise<SmtpAnswer> {
  try {
    const mail = await openContent(vault, vendorId, content);
    if (!mail) throw new Error('What was taken has a message.');
    return await smtp.send(mailOptions(await fillLinks(mail, vault.tokenFor)));
  } catch (error) {
    if (!(error instanceof BrokenSealError)) throw error;
    log.error({ err: error }, 'a mail cannot be opened');
    return { outcome: 'refused', answer: OTHER_KEY };
  }
}

/** Only the other organization's transactions can see its reader's settings, and whether they still work there. */
async function isUnwantedElsewhere(
  { db }: Context,
  { kind, email, readerVendorId }: Taken,
): Promise<boolean> {
  const preference = preferenceFor(kind);
  if (!preference || !readerVendorId) return false;
  const request = await asVendor(db, readerVendorId, (tx) => queries.findPreference(tx, email, preference));
  return request !== 'mail';
}

function toMailResult(tries: number, { outcome, answer }: SmtpAnswer, now: Date): MailResult {
  const isSure = outcome !== 'unsure';
  if (outcome === 'accepted') return { state: 'SENT', answer, nextAttemptAt: null, isSure };
  if (outcome === 'refused') return { state: 'REFUSED', answer, nextAttemptAt: null, isSure };
  if (tries >= MOST_TRIES) {
    const end = `Given up after ${tries} attempts: ${answer}`;
    return { state: 'REFUSED', answer: end, nextAttemptAt: null, isSure };
  }
  return { state: 'QUEUED', answer, nextAttemptAt: new Date(now.getTime() + pauseMillis(tries)), isSure };
}

/** The attempts of this hand-over; resending by hand starts over. */
const countTries = ({ attempt, since = 1 }: SendMailJob): number => attempt - since + 1;

const pauseMillis = (tries: number): number =>
  1000 * (RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length) - 1] ?? 0);

const buildNextJob = (job: SendMailJob): SendMailJob => ({ ...job, attempt: job.attempt + 1 });

/**
 * The mails, not the queue, determine what has to be sent, so each gets one job in place of its old ones. A mail with
 * more attempts than one hand-over takes was resent, and its attempts are counted from here.
 *
 * On the embedded store this process is alone, so an attempt without a result is known to be abandoned; on a server
 * another process may be working on it.
 */
async function enqueueForgottenMails(context: Context): Promise<void> {
  const isAlone = !context.config.databaseUrl;
  const now = context.clock.now().getTime();
  await context.jobs.forget(SEND_MAIL);
  await enqueueEach(context, queries.listQueuedMails, ({ next_attempt_at: due }) =>
    isAlone ? 0 : Math.max(0, (due?.getTime() ?? 0) - now) / 1000,
  );
}

/** Retries what a process left when it died or lost the database, once no one can still be working on it. */
export async function enqueueAbandonedMails(
  context: Pick<Context, 'db' | 'clock' | 'jobs' | 'log'>,
): Promise<void> {
  const now = context.clock.now();
  await enqueueEach(
    context,
    (tx) => queries.listAbandonedMails(tx, now),
    () => 0,
  );
}

async function enqueueEach(
  context: Pick<Context, 'db' | 'jobs' | 'log'>,
  list: typeof queries.listQueuedMails,
  afterSeconds: (mail: queries.QueuedMail) => number,
): Promise<void> {
  const vendorIds = await asUpkeep(context.db, queries.listVendorsWithQueued);
  const waiting = new Map<VendorId, queries.QueuedMail[]>();
  await inTurns(context, vendorIds, async (vendorId) => {
    const mails = waiting.get(vendorId) ?? (await asVendor(context.db, vendorId, list));
    waiting.set(vendorId, mails);
    const some = mails.splice(0, ENQUEUED_AT_ONCE);
    await asVendor(context.db, vendorId, async (tx) => {
      for (const mail of some) {
        const attempt = mail.attempts + 1;
        const since = mail.attempts >= MOST_TRIES ? attempt : 1;
        const job = { vendorId, mailId: mail.mail_id, attempt, since };
        await enqueueAttempt(context, tx, job, afterSeconds(mail));
      }
    });
    return mails.length > 0;
  });
}
