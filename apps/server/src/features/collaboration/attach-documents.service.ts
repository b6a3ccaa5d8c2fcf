import type { Actor } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import {
  findAdded,
  placeAttachments,
  toPlaceColumns,
  type Attachment,
} from '#engines/attachments/attachments.ts';
import { takeFiles } from '#features/files/files.service.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { holdFiles } from '#features/files/held-files.service.ts';
import * as queries from './documents.queries.ts';

/** Attaches more files to a locked booking and names the new ones. VALIDATION_FAILED if the actor may not use one. */
export async function attachToBooking(
  tx: VendorDb,
  actor: Actor,
  { bookingId, documents, now }: { bookingId: string; documents: Attachment[]; now: Date },
): Promise<string[]> {
  if (documents.length === 0) return [];
  const present = await queries.listDocuments(tx, bookingId);
  const added = findAdded('A meeting', documents, present);
  const ids = added.map(({ documentId }) => documentId);
  await holdFiles(tx, ids);
  const held = await queries.listSeenDocuments(tx, getSight(actor), ids);
  const files = await takeFiles(tx, ids, { held, uploader: actor, now });
  const places = placeAttachments(added, files, { present, usualKind: 'OTHER' });
  const rows = places.map((place) => ({ ...toPlaceColumns(place, now), booking_id: bookingId }));
  await queries.insertDocuments(tx, rows);
  return places.map(({ fileName }) => fileName);
}

export async function holdsBookingDocument(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  const seen = await queries.listSeenDocuments(tx, getSight(actor), [documentId]);
  return seen.size > 0;
}

/** Of a booking's files a supplier sees only the shared ones. */
const getSight = (actor: Actor): queries.Sight => ({
  scope: getScope(actor),
  isSharedOnly: actor.guestOf !== undefined,
});
