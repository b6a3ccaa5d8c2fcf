import type * as endpoints from '@slotwise/contract/bookings/documents.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import {
  distinctAttachments,
  nextVersion,
  placeAttachments,
  requireRoom,
  type Attachment,
} from '#engines/attachments/attachments.ts';
import { copyUploads, discardCopies } from '#features/files/copy-files.service.ts';
import { attachFiles, getFiles } from '#features/files/files.service.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { noteStep } from '#features/bookings/change-booking.service.ts';
import { holdFiles } from '#features/files/held-files.service.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { toDocumentRef } from './documents.mapper.ts';
import * as queries from './documents.queries.ts';
import * as rules from './documents.rules.ts';

/**
 * Hangs files on a booking and takes off those that are named. The history tells it, the booking's version stays:
 * files only ever add up, so no one's change is lost by it.
 */
export async function changeDocuments(
  context: Context,
  actor: Actor,
  requests: rules.DocumentRequest,
): Promise<ResponseOf<typeof endpoints.attachDocuments>> {
  const documents = await broughtAlong(context, actor, requests);
  const change = () =>
    asVendor(context.db, actor.vendorId, (tx) =>
      changeWithin(context, tx, actor, { ...requests, documents }),
    );
  return actor.guestOf ? keepingCopies(context, actor, documents, change) : change();
}

async function changeWithin(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, documents, removedDocumentIds }: rules.DocumentRequest,
): Promise<ResponseOf<typeof endpoints.attachDocuments>> {
  const open = await openBooking(context, tx, actor, { bookingId, action: 'documents' });
  const { booking_id: id } = open.row;
  const removed = await detach(tx, open, removedDocumentIds);
  const changed = await changeKinds(tx, open, documents);
  const attached = await attachToBooking(tx, actor, { bookingId: id, documents, now: open.now });
  const changes = [...attached, ...changed, ...removed.map((name) => `removed ${name}`)];
  if (changes.length > 0)
    await noteStep(context, tx, open, { action: 'DOCUMENTS_UPDATED', details: { changes } });
  const rows = await queries.listDocuments(tx, id);
  const data = rules.visibleTo(actor, rows).map((row) => toDocumentRef(row, actor));
  return { status: 'success', bookingId: id, data };
}

/** A supplier's uploads lie in its own store: they are copied before a booking of the client's holds them. */
async function broughtAlong(
  context: Context,
  actor: Actor,
  { bookingId, documents }: rules.DocumentRequest,
): Promise<Attachment[]> {
  if (!actor.guestOf || documents.length === 0) return documents;
  const present = await asVendor(context.db, actor.vendorId, async (tx) => {
    const { row } = await openBooking(context, tx, actor, { bookingId, action: 'documents' });
    return queries.listDocuments(tx, row.booking_id);
  });
  requireRoom('A meeting', present.length + documents.length);
  const there = new Set(rules.visibleTo(actor, present).map(({ document_id: id }) => id));
  return copyToClient(context, actor, documents, there);
}

/**
 * Copies a supplier's own uploads into the store of the client at which it is a guest, and names the copies; they are
 * for both sides. What is `there` already stays as it is.
 */
export async function copyToClient(
  context: Context,
  { guestOf, vendorId, ...uploader }: Actor,
  documents: Attachment[],
  there: ReadonlySet<string> = new Set(),
): Promise<(Attachment & { copyOf: string })[]> {
  if (!guestOf) throw new Error('Only a guest brings files along.');
  const distinct = distinctAttachments(documents);
  const foreign = distinct.flatMap(({ documentId: id }) => (there.has(id) ? [] : [id]));
  const copies = await copyUploads(context, { from: guestOf.vendorId, to: vendorId, uploader }, foreign);
  return distinct.map((one) => ({
    ...one,
    visibility: 'SHARED' as const,
    documentId: copies.get(one.documentId) ?? one.documentId,
    copyOf: one.documentId,
  }));
}

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

const toListed = ({ file_name: fileName, kind, version }: queries.DocumentRow) => ({
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

/** Runs what ties copies to a record, and removes those that are tied to nothing afterwards. */
export async function keepingCopies<T>(
  context: Context,
  { vendorId }: Actor,
  copies: Attachment[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    const ids = copies.map(({ documentId }) => documentId);
    await discardCopies(context, vendorId, ids);
  }
}

/** The names of the files, each of which the actor may hang on a booking. */
async function takeFiles(
  tx: VendorDb,
  actor: Actor,
  added: Attachment[],
  now: Date,
): Promise<Map<string, string>> {
  const { vendorId, userId, email } = actor;
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

/** Takes files off the booking; one that nothing else holds is left to be swept. */
async function detach(tx: VendorDb, open: OpenBooking, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const present = await queries.listDocuments(tx, open.row.booking_id);
  const removed = rules.visibleTo(open.actor, present).filter(({ document_id }) => wanted.has(document_id));
  rules.requireMayChangeDocuments(open, removed);
  const removedIds = removed.map(({ document_id }) => document_id);
  if (removedIds.length === 0) return [];
  await queries.deleteDocuments(tx, open.row.booking_id, removedIds);
  await releaseUnheld(tx, removedIds);
  return removed.map((row) => row.file_name);
}

/** Takes every file off a booking that is about to be deleted; what nothing else holds is left to be swept. */
export async function detachAll(tx: VendorDb, bookingId: string) {
  const ids = (await queries.listDocuments(tx, bookingId)).map(({ document_id: id }) => id);
  await queries.deleteDocuments(tx, bookingId, ids);
  await releaseUnheld(tx, ids);
}

/** Files that hang there already and are sent again as another kind, or for other eyes. */
async function changeKinds(tx: VendorDb, open: OpenBooking, documents: Attachment[]): Promise<string[]> {
  if (documents.length === 0) return [];
  const { booking_id: bookingId } = open.row;
  const requests = new Map(distinctAttachments(documents).map((one) => [one.documentId, one]));
  const present = await queries.listDocuments(tx, bookingId);
  const changed = rules.visibleTo(open.actor, present).flatMap((row) => {
    const { kind = row.kind, visibility = row.visibility } = requests.get(row.document_id) ?? {};
    return kind === row.kind && visibility === row.visibility ? [] : [{ row, kind, visibility }];
  });
  rules.requireMayChangeDocuments(
    open,
    changed.map(({ row }) => row),
  );
  for (const { row, kind, visibility } of changed) {
    const { document_id: documentId, file_name: fileName } = row;
    const others = present.filter((one) => one !== row).map(toListed);
    const version = kind === row.kind ? row.version : nextVersion(others, { fileName, kind });
    await queries.updateDocument(tx, { bookingId, documentId }, { kind, visibility, version });
  }
  return changed.map(({ row }) => row.file_name);
}
