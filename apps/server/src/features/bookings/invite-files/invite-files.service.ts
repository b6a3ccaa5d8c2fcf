import { Readable } from 'node:stream';
import type { Actor, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { calendarFileOf } from '#engines/calendar-messages/calendar-file.ts';
import type { Audience } from '#engines/calendar-messages/meeting-revision.ts';
import { cleanFileName } from '#engines/file-types/clean-file-name.ts';
import { AppError } from '#lib/app-error.ts';
import { findBooking } from '../bookings.queries.ts';
import { scopeOf } from '../bookings.rules.ts';
import { actorFor } from '../submission/submission.service.ts';
import * as queries from './invite-files.queries.ts';

/** A calendar entry as a download. */
export type InviteFile = { fileName: string; contentType: string; size: number; bytes: Readable };

/**
 * The calendar entry of a meeting as this audience was mailed it last, so that a calendar which has the mail's takes it
 * for the same. NOT_FOUND where nothing was mailed yet. The caller has seen to it that its reader may.
 */
export async function inviteFileOf(tx: VendorDb, bookingId: string, audience: Audience): Promise<InviteFile> {
  const entry = await queries.findNewestEntry(tx, bookingId, audience);
  const mailed = entry?.message?.calendar?.ics;
  if (!entry || !mailed) {
    throw new AppError('NOT_FOUND', { message: 'This meeting has no calendar entry yet.' });
  }
  const octets = Buffer.from(calendarFileOf(mailed));
  const other = audience === 'candidate' ? entry.vendor_name : entry.candidate_name;
  return {
    fileName: cleanFileName(`Interview with ${other}`.replaceAll(/[/\\]/g, '_') + '.ics'),
    contentType: 'text/calendar; charset=utf-8',
    size: octets.length,
    bytes: Readable.from([octets]),
  };
}

/** The entry for whoever may see the meeting; a supplier gets its candidate's. */
export async function downloadInvite(context: Context, session: Session, id: string): Promise<InviteFile> {
  return inviteFor(context, await actorFor(context, session, id), id);
}

/** The same for the holder of a panelist's mailed link. */
export const downloadInviteByLink = (context: Context, actor: Actor): Promise<InviteFile> =>
  inviteFor(context, actor, actor.linkedTo ?? '');

function inviteFor({ db }: Context, actor: Actor, bookingId: string): Promise<InviteFile> {
  return asVendor(db, actor.vendorId, async (tx) => {
    const seen = await findBooking(tx, actor.vendorId, scopeOf(actor), bookingId);
    if (!seen) throw new AppError('NOT_FOUND');
    return inviteFileOf(tx, bookingId, actor.guestOf ? 'candidate' : 'panel');
  });
}
