import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { readZip } from '#engines/mail-texts/read-zip.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import * as queries from './zip-news.queries.ts';

/** Tells the person who uploaded a zip once, in the bell alone, that it is read; or why it is not to its end. */
export async function tellRead(context: Context, tx: VendorDb, zipId: string, isWhole = true): Promise<void> {
  const read = await queries.findRead(tx, zipId);
  if (!read) return;
  const { resumes, unread, name, email, company } = read;
  const url = `${context.config.publicUrl}/deepgaze`;
  await queueLetter(context, tx, {
    kind: 'zip-read',
    text: readZip({ readerName: name, company, resumes, unread, isWhole, url }),
    fromName: company,
    to: { name, email },
    dedupeKey: `zip-read:${zipId}`,
    isInBellAlone: true,
  });
}
