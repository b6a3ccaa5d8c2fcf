import { join } from 'node:path';
import type { Context } from '#context.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { openLineLog } from '#storage/line-log.ts';
import type { SendMailJob } from './notifications.service.ts';
import { markMail } from './take-mail.queries.ts';

const MOST_LINES = 1000;

type Accepted = { vendorId: string; mailId: string; attempt: number; answer: string };

/** Mails accepted by the mail server that the database may not know of yet. */
export type AcceptedMails = {
  note: (job: SendMailJob, answer: string) => void;
  /** Called once the database knows. */
  settle: () => void;
};

/**
 * Records accepted mails in a file until they are in the database, which takes a transaction: a process killed in
 * between does not send them again after its restart. Starts by marking as sent what the last process left there.
 */
export async function keepAcceptedMails(
  context: Pick<Context, 'config' | 'db' | 'log'>,
): Promise<AcceptedMails> {
  const file = openLineLog(join(context.config.dataDir, 'accepted-mails.log'));
  for (const line of file.read()) await markAccepted(context, JSON.parse(line) as Accepted);
  file.clear();
  let [lines, open] = [0, 0];
  return {
    note: ({ vendorId, mailId, attempt }, answer) => {
      open += 1;
      lines += 1;
      try {
        file.append(JSON.stringify({ vendorId, mailId, attempt, answer }));
      } catch (err) {
        // On a full disk the mail is still sent, perhaps twice.
        context.log.warn({ err }, 'an accepted mail could not be noted');
      }
    },
    settle: () => {
      open -= 1;
      if (open > 0 || lines < MOST_LINES) return;
      file.clear();
      lines = 0;
    },
  };
}

async function markAccepted(
  { db }: Pick<Context, 'db'>,
  { vendorId, answer, ...attempt }: Accepted,
): Promise<void> {
  const sent = { state: 'SENT' as const, answer, nextAttemptAt: null, isSure: true };
  await asVendor(db, toVendorId(vendorId), (tx) => markMail(tx, attempt, sent));
}
