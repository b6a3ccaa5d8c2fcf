import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { jobText } from '#features/bookings/meeting-values/meeting-words.model.ts';

type Asked = Pick<
  Booking,
  'candidateWhatsApp' | 'candidateDetails' | 'vendorName' | 'jobTitle' | 'roundName'
>;

/** A chat with the candidate in which the message with the link stands ready; without a number one is asked for. */
export function whatsAppLink(booking: Asked, url: string): string {
  const [name = ''] = booking.candidateDetails.candidateName.split(' ');
  const job = jobText(booking);
  const what = job ? ` (${job})` : '';
  const text = `Hello ${name}, choose the time of your interview${what} with ${booking.vendorName} here: ${url}`;
  const [chat] = (booking.candidateWhatsApp ?? 'https://wa.me/').split('?');
  return `${chat}?text=${encodeURIComponent(text)}`;
}
