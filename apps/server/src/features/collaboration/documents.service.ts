import type * as endpoints from '@slotwise/contract/booking-parts/documents.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { findChanged, nextVersion, requireRoom, type Attachment } from '#engines/attachments/attachments.ts';
import { answerWithBooking } from '#features/bookings/answer-with-booking.service.ts';
import { recordStep } from '#features/bookings/change-booking.service.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { toDocumentRef } from './documents.mapper.ts';
import * as queries from './documents.queries.ts';
import * as rules from './documents.rules.ts';
import { attachToBooking } from './attach-documents.service.ts';
import { copyToClient, withCopiedFiles } from './copied-documents.service.ts';

type Answer = ResponseOf<typeof endpoints.attachDocuments>;

/** Attaches and removes files of a booking. Its version stays, since this overwrites no one's change. */
export async function changeDocuments(
  context: Context,
  actor: Session,
  requests: rules.DocumentRequest,
): Promise<Answer> {
  const documents = await broughtAlong(context, actor, requests);
  const change = () =>
    answerWithBooking(context, readDocuments)(actor, (tx) =>
      changeWithin(context, tx, actor, { ...requests, documents }),
    );
  return actor.guestOf ? withCopiedFiles(context, actor, documents, change) : change();
}

async function changeWithin(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, documents, removedDocumentIds }: rules.DocumentRequest,
) {
  const open = await openBooking(context, tx, actor, { bookingId, action: 'documents' });
  const removed = await detach(tx, open, removedDocumentIds);
  const changed = await changeKinds(tx, open, documents);
  const attached = await attachToBooking(tx, actor, { bookingId, documents, now: open.now });
  const changes = [...attached, ...changed, ...removed.map((name) => `removed ${name}`)];
  if (changes.length > 0)
    await recordStep(context, tx, open, { action: 'DOCUMENTS_UPDATED', details: { changes } });
  return { bookingId };
}

async function readDocuments(
  _context: Context,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Answer['data']> {
  const rows = await queries.listDocuments(tx, bookingId);
  return rules.visibleTo(actor, rows).map((row) => toDocumentRef(row, actor));
}

/** A supplier's uploads are in its own store: they are copied before they are attached to a client's booking. */
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

/** Detaches files from the booking; unreferenced ones are left for the sweep. */
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

/** Detaches every file of a booking about to be deleted; unreferenced ones are left for the sweep. */
export async function detachAll(tx: VendorDb, bookingId: string) {
  const ids = (await queries.listDocuments(tx, bookingId)).map(({ document_id: id }) => id);
  await queries.deleteDocuments(tx, bookingId, ids);
  await releaseUnheld(tx, ids);
}

/** Attached files that are sent again with another kind or visibility. */
async function changeKinds(tx: VendorDb, open: OpenBooking, documents: Attachment[]): Promise<string[]> {
  if (documents.length === 0) return [];
  const { booking_id: bookingId } = open.row;
  const present = await queries.listDocuments(tx, bookingId);
  const changed = findChanged(documents, rules.visibleTo(open.actor, present));
  rules.requireMayChangeDocuments(
    open,
    changed.map(({ row }) => row),
  );
  for (const { row, kind, visibility } of changed) {
    const others = present.filter((one) => one !== row);
    const version = kind === row.kind ? row.version : nextVersion(others, { ...row, kind });
    const key = { bookingId, documentId: row.document_id };
    await queries.updateDocument(tx, key, { kind, visibility, version });
  }
  return changed.map(({ row }) => row.file_name);
}
