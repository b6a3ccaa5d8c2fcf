import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { SELF_SCHEDULING } from './self-scheduling.texts.ts';
import { jobText } from '#features/bookings/meeting-values/meeting-words.model.ts';

type Asked = Pick<
  Booking,
  'candidateWhatsApp' | 'candidateDetails' | 'vendorName' | 'jobTitle' | 'roundName'
>;

/** A WhatsApp chat with the candidate, with the message and link prefilled; without a number, WhatsApp asks for one. */
export function whatsAppLink(booking: Asked, url: string): string {
  const [name = ''] = booking.candidateDetails.candidateName.split(' ');
  const job = jobText(booking);
  const text = SELF_SCHEDULING.message({ name, job: job || 'none', vendor: booking.vendorName, url });
  const [chat] = (booking.candidateWhatsApp ?? 'https://wa.me/').split('?');
  return `${chat}?text=${encodeURIComponent(text)}`;
}
