import { DAY_IS_FULL } from '@slotwise/contract/notifications/mails-a-day.rules';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { mailsWait } from '#engines/mail-texts/mails-wait.ts';
import { listAdministrators } from './notifications.queries.ts';
import { enqueueAttempt, type SendMailJob } from './notifications.service.ts';
import { queueLetter } from './queue-letter.service.ts';
import { deferMail } from './take-mail.queries.ts';
import { countsForDay } from './take-mail.rules.ts';

/** True if a mail waits for the next day. Only first attempts count: refusals by a mail server cost no more. */
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

/** For the first waiting mail, mails the administrators and logs a warning for the operator. */
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
