import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { readZip } from '#engines/mail-texts/read-zip.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import * as queries from './zip-news.queries.ts';

/** Notifies the uploader of a zip once, only in the bell, that it is read, or why not completely. */
export async function notifyZipRead(
  context: Context,
  tx: VendorDb,
  zipId: string,
  isWhole = true,
): Promise<void> {
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
