import type { Actor } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import {
  distinctAttachments,
  placeAttachments,
  requireRoom,
  type Attachment,
} from '#engines/attachments/attachments.ts';
import { attachFiles, getFiles } from '#features/files/files.service.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { holdFiles } from '#features/files/held-files.service.ts';
import * as queries from './documents.queries.ts';

/**
 * Hangs files on a booking that the caller has locked or just made, besides those it has, and answers the names of
 * those that are new. VALIDATION_FAILED for a file that is neither the actor's upload nor on a booking they may see.
 */
export async function attachToBooking(
  tx: VendorDb,
  actor: Actor,
  { bookingId, documents, now }: { bookingId: string; documents: Attachment[]; now: Date },
): Promise<string[]> {
  if (documents.length === 0) return [];
  const present = await queries.listDocuments(tx, bookingId);
  const has = new Set(present.map(({ document_id }) => document_id));
  const added = distinctAttachments(documents).filter(({ documentId }) => !has.has(documentId));
  requireRoom('A meeting', present.length + added.length);

  const names = await takeFiles(tx, actor, added, now);
  const places = placeAttachments(
    added.map((one) => ({ ...one, fileName: names.get(one.documentId) ?? '' })),
    present.map(toListed),
    'OTHER',
  );
  await queries.insertDocuments(
    tx,
    bookingId,
    places.map(({ documentId, kind, visibility, version }) => ({
      document_id: documentId,
      kind,
      visibility,
      version,
      attached_at: now,
    })),
  );
  return places.map(({ fileName }) => fileName);
}

export const toListed = ({ file_name: fileName, kind, version }: queries.DocumentRow) => ({
  fileName,
  kind,
  version,
});

/** Whether the file hangs on a booking that the actor may see. */
export async function holdsBookingDocument(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  const seen = await queries.listSeenDocuments(tx, getSight(actor), [documentId]);
  return seen.size > 0;
}

/** Of the files on bookings a supplier sees those for both sides. */
const getSight = (actor: Actor): queries.Sight => ({
  scope: getScope(actor),
  isSharedOnly: actor.guestOf !== undefined,
});

/** The names of the files, each of which the actor may hang on a booking. */
async function takeFiles(
  tx: VendorDb,
  actor: Actor,
  added: Attachment[],
  now: Date,
): Promise<Map<string, string>> {
  const { userId, email } = actor;
  const ids = added.map(({ documentId }) => documentId);
  await holdFiles(tx, ids);
  const seen = await queries.listSeenDocuments(tx, getSight(actor), ids);
  const own = ids.filter((id) => !seen.has(id));
  const files = [
    ...(await attachFiles(tx, own, { uploader: { userId, email }, now })),
    ...(await getFiles(tx, [...seen])),
  ];
  return new Map(files.map(({ documentId, fileName }) => [documentId, fileName]));
}
