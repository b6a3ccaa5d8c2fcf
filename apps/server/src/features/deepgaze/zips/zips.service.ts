import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toZip } from './zips.mapper.ts';
import * as queries from './zips.queries.ts';
import { readZipId } from './zips.rules.ts';

/** The organization's zips, newest first; if one is named, only that one or none. */
export const listZips = ({ db }: Context, session: Session, contextId?: string): Promise<Zip[]> =>
  asVendor(db, session.vendorId, async (tx) => (await queries.listZips(tx, contextId)).map(toZip));

/** The zip with this id or name. NOT_FOUND if there is none. */
export async function getZip(tx: VendorDb, idOrName: string): Promise<queries.ZipRow> {
  const id = readZipId(idOrName);
  const [byId] = id ? await queries.listZips(tx, id) : [];
  const zip = byId ?? (await queries.findZipByName(tx, idOrName));
  if (!zip) throw new AppError('NOT_FOUND');
  return zip;
}

type Named = { contextId?: string | undefined; zipFileName?: string | undefined };

/** The zips of a question: the one with this id and name, or all if neither is given; NOT_FOUND if they disagree. */
export async function getAskedZips(
  tx: VendorDb,
  { contextId, zipFileName }: Named,
): Promise<queries.ZipRow[]> {
  if (!contextId && !zipFileName) return queries.listZips(tx);
  const zip = contextId ? await getZip(tx, contextId) : await queries.findZipByName(tx, zipFileName ?? '');
  const isRight = zip && (!contextId || zip.zip_id === contextId);
  if (!isRight || (zipFileName && zip.file_name !== zipFileName)) throw new AppError('NOT_FOUND');
  return [zip];
}
