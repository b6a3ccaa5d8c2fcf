import type { Context } from '#context.ts';
import type { VendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import type { ScannedFile } from '#lib/clients/virus-scanner.ts';

const RETRY_SECONDS = 120;

/** The row that owns the bytes: a document, or a file of a zip. */
type Ids = { documentId: string } | { fileId: string };

/** True if the virus scanner, if there is one, finds something. UNAVAILABLE if it cannot tell. */
export async function isHarmful(
  { scanVirus, log }: Context,
  vendorId: VendorId,
  ids: Ids,
  file: ScannedFile,
): Promise<boolean> {
  if (!scanVirus) return false;
  const signature = await scanVirus(vendorId, file).catch((error: unknown) => {
    log.error({ err: error, vendorId, ...ids }, 'a file was refused: the virus scanner did not check it');
    throw new AppError('UNAVAILABLE', {
      message: 'Files cannot be checked right now. Try again in a few minutes.',
      retryAfterSeconds: RETRY_SECONDS,
    });
  });
  if (signature === undefined) return false;
  log.warn({ vendorId, ...ids, signature }, 'a file was refused: the virus scanner found something');
  return true;
}
