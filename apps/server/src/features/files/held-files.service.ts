import type { VendorDb } from '#db/tenancy.ts';
import { setAttached } from './files.queries.ts';
import { lockFiles, listHeldFiles } from './held-files.queries.ts';

/** Locks these files against being attached or released until the transaction ends. */
export const holdFiles = (tx: VendorDb, ids: string[]): Promise<void> => lockFiles(tx, ids);

/** Releases those of these files that no record uses, after records were deleted; they are swept later. */
export async function releaseUnheld(tx: VendorDb, ids: string[]) {
  if (ids.length === 0) return;
  await lockFiles(tx, ids);
  const held = await listHeldFiles(tx, ids);
  const free = ids.filter((id) => !held.has(id));
  if (free.length > 0) await setAttached(tx, free, null);
}
