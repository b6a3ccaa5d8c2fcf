import type { VendorDb } from '#db/tenancy.ts';
import { setAttached } from './files.queries.ts';
import { lockFiles, listHeldFiles } from './held-files.queries.ts';

/** Makes everyone else who attaches or lets go of one of these files wait until the transaction ends. */
export const holdFiles = (tx: VendorDb, ids: string[]): Promise<void> => lockFiles(tx, ids);

/** Lets go of those of these files that no record holds, once the records that are to go are gone; they are swept later. */
export async function releaseUnheld(tx: VendorDb, ids: string[]) {
  if (ids.length === 0) return;
  await lockFiles(tx, ids);
  const held = await listHeldFiles(tx, ids);
  const free = ids.filter((id) => !held.has(id));
  if (free.length > 0) await setAttached(tx, free, null);
}
