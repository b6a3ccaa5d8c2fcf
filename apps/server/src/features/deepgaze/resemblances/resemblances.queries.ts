import { sql } from 'kysely';
import { countRows } from '#db/count-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

type Look = { isFine: boolean };

const selectFound = (tx: VendorDb, { isFine }: Look) =>
  tx
    .selectOwn('deepgaze_resemblance')
    .where('weight', '>', 0)
    .where('fine_at', isFine ? 'is not' : 'is', null);

export const listResemblances = (
  tx: VendorDb,
  look: Look,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectFound(tx, look)
    .select(['resemblance_id', 'first_id', 'second_id', 'grounds', 'fine_at', 'fine_by'])
    .orderBy('weight', 'desc')
    .orderBy('resemblance_id')
    .limit(limit)
    .offset(offset)
    .execute();

export type ResemblanceRow = Awaited<ReturnType<typeof listResemblances>>[number];

export const countResemblances = (tx: VendorDb, look: Look): Promise<number> =>
  countRows(selectFound(tx, look));

/** The resumes of a page of pairs, with the byte sizes of their texts, which are read separately. */
export const listSides = (tx: VendorDb, fileIds: string[]) =>
  tx
    .selectOwn('deepgaze_resume', { file_id: fileIds })
    .innerJoin('deepgaze_file', (join) =>
      sameVendor(join, 'deepgaze_file.file_id', 'deepgaze_resume.file_id'),
    )
    .innerJoin('deepgaze_zip', (join) => sameVendor(join, 'deepgaze_zip.zip_id', 'deepgaze_resume.zip_id'))
    .select(['deepgaze_resume.file_id', 'candidate_name', 'deepgaze_file.file_name'])
    .select(sql<number>`octet_length(deepgaze_resume.text)`.as('bytes'))
    .select(['deepgaze_resume.zip_id', 'deepgaze_zip.file_name as zip_file_name'])
    .execute();

export type SideRow = Awaited<ReturnType<typeof listSides>>[number];

export const listTexts = (tx: VendorDb, fileIds: string[]) =>
  tx.selectOwn('deepgaze_resume', { file_id: fileIds }).select(['file_id', 'text']).execute();

/** False if there is no such pair. */
export async function settleResemblance(
  tx: VendorDb,
  resemblanceId: string,
  fine: { fine_at: Date | null; fine_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateOwn('deepgaze_resemblance', { resemblance_id: resemblanceId })
    .set(fine)
    .where('weight', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
