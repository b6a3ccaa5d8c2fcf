import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { readZip } from '#engines/mail-texts/read-zip.ts';
import { queueLetter } from '#features/notifications/letters/letters.service.ts';
import * as queries from './telling.queries.ts';

/** Tells whoever uploaded a zip once, in the bell alone, that it is read; `fault` is why its end was not reached. */
export async function tellRead(context: Context, tx: VendorDb, zipId: string, fault = ''): Promise<void> {
  const read = await queries.findRead(tx, zipId);
  if (!read) return;
  const { fileName, resumes, unread, name, email, company } = read;
  const url = `${context.config.publicUrl}/deepgaze`;
  await queueLetter(context, tx, {
    kind: 'zip-read',
    text: readZip({ readerName: name, company, fileName, resumes, unread, fault, url }),
    fromName: company,
    to: { name, email },
    dedupeKey: `zip-read:${zipId}`,
    isInBellAlone: true,
  });
}
