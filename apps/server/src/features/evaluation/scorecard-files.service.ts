import type { Actor } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { attachFiles } from '#features/files/files.service.ts';
import { findBooking, listPeople } from '#features/bookings/bookings.queries.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { listPanelEmails } from '#features/bookings/feedback-state.rules.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import * as queries from './feedback.queries.ts';
import { readableCards } from './feedback.rules.ts';

/** Makes these the files of the actor's scorecard, unless undefined. Only the actor's own uploads can be added. */
export async function attachToCard(
  tx: VendorDb,
  { actor, row, now }: OpenBooking,
  feedbackId: string,
  wanted: { documentId: string }[] | undefined,
) {
  if (!wanted) return;
  const attachments = await queries.listAttachments(tx, row.booking_id);
  const held = new Set(
    attachments.filter((one) => one.feedback_id === feedbackId).map((one) => one.document_id),
  );
  const ids = [...new Set(wanted.map(({ documentId }) => documentId))];
  const added = ids.filter((id) => !held.has(id));
  await attachFiles(tx, added, { uploader: actor, now });
  const dropped = [...held].filter((id) => !ids.includes(id));
  if (added.length + dropped.length === 0) return;
  await queries.replaceAttachments(tx, feedbackId, ids);
  await releaseUnheld(tx, dropped);
}

export async function holdsScorecardFile(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  if (actor.guestOf) return false;
  for (const bookingId of await queries.listBookingsOfFile(tx, documentId)) {
    const row = await findBooking(tx, getScope(actor), bookingId);
    if (!row) continue;
    const people = await listPeople(tx, [bookingId]);
    const cards = await queries.listScorecards(tx, bookingId);
    const readable = new Set(withReadableFiles(actor, listPanelEmails(people), cards));
    const attachments = await queries.listAttachments(tx, bookingId);
    if (attachments.some((one) => one.document_id === documentId && readable.has(one.feedback_id)))
      return true;
  }
  return false;
}

/** The files of a dismissed card stay private to its writer, like its content. */
const withReadableFiles = (
  actor: Actor,
  panel: string[],
  cards: Awaited<ReturnType<typeof queries.listScorecards>>,
): string[] =>
  readableCards(actor, panel, cards)
    .filter(({ state, panelist_email: email }) => state === 'SUBMITTED' || email === actor.email)
    .map(({ feedback_id }) => feedback_id);
