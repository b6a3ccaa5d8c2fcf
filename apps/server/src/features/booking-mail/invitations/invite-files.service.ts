import { Readable } from 'node:stream';
import type { Actor, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { toCalendarFile } from '#engines/calendar-messages/calendar-file.ts';
import { inviteFor as entryFor } from '#engines/calendar-messages/invite-for.ts';
import { withoutWayIn, type Audience } from '#engines/calendar-messages/meeting-revision.ts';
import { cleanFileName } from '#engines/file-types/clean-file-name.ts';
import { AppError } from '#lib/app-error.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { findBooking, listPeople } from '#features/bookings/bookings.queries.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { toMeetingRevision } from './invitations.mapper.ts';
import { atBooking } from '#features/bookings/guests.service.ts';
import * as queries from './invite-files.queries.ts';

export type InviteFile = { fileName: string; contentType: string; size: number; bytes: Readable };

/** The calendar entry as last mailed to this audience, or NOT_FOUND. The caller has checked that its reader may see it. */
export async function getInviteFile(
  tx: VendorDb,
  bookingId: string,
  audience: Audience,
): Promise<InviteFile> {
  const entry = await queries.findNewestEntry(tx, bookingId, audience);
  const mailed = entry?.message?.calendar?.ics;
  if (!entry || !mailed) throw noEntryYet();
  return toInviteFile(mailed, audience === 'candidate' ? entry.vendor_name : entry.candidate_name);
}

/** The candidate's entry for its supplier, without the way in and the instructions, which only the mailed one contains. */
async function inviteForSupplier({ config }: Context, tx: VendorDb, row: BookingRow): Promise<InviteFile> {
  const entry = await queries.findNewestEntry(tx, row.booking_id, 'candidate');
  const mailed = entry?.message?.calendar;
  if (!mailed || !row.start_time) throw noEntryYet();
  const { vendor_name: company, revision: sequence } = entry;
  const revision = toMeetingRevision(
    { row, people: await listPeople(tx, [row.booking_id]) },
    { company, sequence, change: mailed.method === 'CANCEL' ? 'CANCELLED' : 'NEW' },
    { senderAddress: config.mailFrom.email, publicUrl: config.publicUrl },
  );
  const shown = { ...withoutWayIn(revision), at: entry.created_at.toISOString() };
  return toInviteFile(entryFor('candidate', shown).ics, company);
}

const noEntryYet = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This meeting has no calendar entry yet.' });

/** A mailed entry as a file; `other` is the person its reader meets. */
function toInviteFile(mailed: string, other: string): InviteFile {
  const octets = Buffer.from(toCalendarFile(mailed));
  return {
    fileName: cleanFileName(`Interview with ${other}`.replaceAll(/[/\\]/g, '_') + '.ics'),
    contentType: 'text/calendar; charset=utf-8',
    size: octets.length,
    bytes: Readable.from([octets]),
  };
}

/** The entry for readers who may see the meeting; a supplier gets its candidate's, without the way in. */
export const downloadInvite = async (context: Context, session: Session, id: string): Promise<InviteFile> =>
  atBooking(context, session, id, (tx, actor) => inviteFor(context, tx, actor, id));

export const downloadInviteByLink = (context: Context, actor: Actor): Promise<InviteFile> =>
  asVendor(context.db, actor.vendorId, (tx) => inviteFor(context, tx, actor, actor.linkedTo ?? ''));

async function inviteFor(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<InviteFile> {
  const seen = await findBooking(tx, getScope(actor), bookingId);
  if (!seen) throw new AppError('NOT_FOUND');
  return actor.guestOf ? inviteForSupplier(context, tx, seen) : getInviteFile(tx, bookingId, 'panel');
}
