import type { Context } from '#context.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import { mailsOfRevision, type MeetingMail } from '#engines/mail-texts/mails-of-revision.ts';
import { listPanelSeats, toPanelPages } from '#features/bookings/links/panel-links.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toMeetingRevision } from './invitations.mapper.ts';

type Meeting = { row: BookingRow; people: PersonRow[]; company: string };

/** The invitations as they would be mailed now, with links that lead nowhere. INVALID_TRANSITION if there are none. */
export async function presentInvitations(
  context: Context,
  tx: VendorDb,
  { row, people, company }: Meeting,
): Promise<MeetingMail[]> {
  const { mailFrom, publicUrl } = context.config;
  if (row.booking_status === 'DRAFT' || !row.start_time || !row.candidate_email)
    throw new AppError('INVALID_TRANSITION', {
      message: 'This meeting has no time and candidate yet, so there is no invitation to show.',
    });
  const candidateLink = { purpose: 'meeting' as const, linkId: 'preview' };
  const revision = toMeetingRevision(
    { row, people },
    { company, sequence: row.ics_sequence, change: 'NEW' },
    { senderAddress: mailFrom.email, publicUrl, candidateUrl: linkAddress(candidateLink, publicUrl) },
  );
  const seats = await listPanelSeats(context, tx, row.booking_id);
  const pages = toPanelPages(context, seats, ({ purpose }) => ({ purpose, linkId: 'preview' }));
  return mailsOfRevision(revision, { pages, candidateLink });
}
