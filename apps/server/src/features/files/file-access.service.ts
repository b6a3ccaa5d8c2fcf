import type { Actor, Context } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { listStoredFiles } from './files.queries.ts';
import { isOwnUpload } from './files.rules.ts';

/** True if one of its records that the caller may read contains the file. */
export type Holder = (tx: VendorDb, actor: Actor, documentId: string) => Promise<boolean>;

/** NOT_FOUND for all but the uploader until a record holds the file, then for all who may read none of its records. */
export async function requireReader(
  { db }: Context,
  actor: Actor,
  documentId: string,
  holders: readonly Holder[],
): Promise<void> {
  const { vendorId } = actor;
  await asVendor(db, vendorId, async (tx) => {
    const [file] = await listStoredFiles(tx, [documentId]);
    if (!file) throw new AppError('NOT_FOUND');
    if (file.attached_at === null) {
      if (isOwnUpload(file, actor)) return;
      throw new AppError('NOT_FOUND');
    }
    for (const holds of holders) if (await holds(tx, actor, documentId)) return;
    throw new AppError('NOT_FOUND');
  });
}
