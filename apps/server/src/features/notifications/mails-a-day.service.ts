import { DAY_IS_FULL } from '@slotwise/contract/notifications/mails-a-day.rules';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { mailsWait } from '#engines/mail-texts/mails-wait.ts';
import { listAdministrators } from './notifications.queries.ts';
import { enqueueAttempt, type SendMailJob } from './notifications.service.ts';
import { queueLetter } from './queue-letter.service.ts';
import { deferMail } from './take-mail.queries.ts';
import { countsForDay } from './take-mail.rules.ts';

/** Whether a mail waits for the next day. Only first attempts count: what a mail server turns away costs no more. */
export async function waitsForNextDay(
  context: Context,
  tx: VendorDb,
  job: SendMailJob,
  kind: string,
): Promise<boolean> {
  if (!countsForDay(kind) || job.attempt !== (job.since ?? 1)) return false;
  const { tooMany, dayEnds } = await context.countMail(tx);
  if (tooMany <= 0) return false;
  await deferMail(tx, job.mailId, { answer: DAY_IS_FULL, nextAttemptAt: dayEnds });
  await enqueueAttempt(context, tx, job, (dayEnds.getTime() - context.clock.now().getTime()) / 1000);
  if (tooMany === 1) await tellOnce(context, tx, dayEnds);
  return true;
}

/** Of the first mail that waits its administrators read by mail, and the operator in the log. */
async function tellOnce(context: Context, tx: VendorDb, dayEnds: Date): Promise<void> {
  const { config, log } = context;
  log.warn({ vendorId: tx.vendorId, most: config.mailsPerDay }, 'mails wait until tomorrow: MAILS_PER_DAY');
  for (const { name, email, company } of await listAdministrators(tx)) {
    const text = mailsWait({ readerName: name, company, most: config.mailsPerDay, url: config.publicUrl });
    const dedupeKey = `mails-wait:${dayEnds.toISOString()}:${email}`;
    await queueLetter(context, tx, {
      kind: 'account-mails-wait',
      text,
      fromName: config.mailFrom.name,
      to: { name, email },
      dedupeKey,
    });
  }
}
