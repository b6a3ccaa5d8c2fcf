import type { Context } from '#context.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';
import { findReaderZone } from '#features/bookings/colleagues.queries.ts';
import { mailedLinkTo } from '#features/bookings/links/mailed-links.service.ts';
import { listPanelSeats } from '#features/bookings/links/panel-links.service.ts';
import type { Facts, Planned } from './reminders.rules.ts';

/** A locked booking as its mails need it. */
export type Matter = { row: BookingRow; people: PersonRow[]; facts: Facts; company: string };

/** The reader, with their zone and the page that the mail opens. */
export type Person = {
  name: string;
  email: string;
  timeZone: string | undefined;
  isCandidate: boolean;
  url: string;
  link?: MailedLink;
  /** The label of that page. */
  label: string;
};

export async function buildReader(
  context: Context,
  tx: VendorDb,
  { row, people }: Matter,
  { name, email }: Planned['reader'],
): Promise<Person> {
  const { publicUrl } = context.config;
  const { booking_id: bookingId } = row;
  if (email === row.candidate_email) {
    const link = await mailedLinkTo(context, tx, { purpose: 'meeting', bookingId, email });
    const timeZone = row.candidate_time_zone ?? undefined;
    const url = linkAddress(link, publicUrl);
    return { name, email, timeZone, isCandidate: true, url, link, label: 'Open your page' };
  }
  const seat = people.find((one) => one.email === email && one.time_zone !== null);
  const timeZone = seat?.time_zone ?? (await findReaderZone(tx, email));
  const onPanel = (await listPanelSeats(context, tx, bookingId)).find((one) => one.email === email);
  const who = { name, email, timeZone, isCandidate: false };
  if (!onPanel || onPanel.hasAccount) {
    return { ...who, url: `${publicUrl}/viewmeeting/${bookingId}`, label: 'Open the interview in Slotwise' };
  }
  const link = await mailedLinkTo(context, tx, { purpose: 'panel', bookingId, email });
  return { ...who, url: linkAddress(link, publicUrl), link, label: 'Open your page' };
}
