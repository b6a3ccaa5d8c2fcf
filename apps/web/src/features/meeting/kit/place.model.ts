import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { MODE_WORDS } from '@slotwise/contract/words';
import { KIT } from './kit.texts.ts';

type Place = Pick<Booking['meetingInfo'], 'mode' | 'meetingLink' | 'dialIn' | 'venue'>;

const withoutScheme = (link: string) => link.replace(/^https?:\/\//i, '');

/** Where a meeting takes place: the mode in words, and the link, number or address. */
export function getPlace({ mode, meetingLink, dialIn, venue }: Place): { kind: string; detail: string } {
  const details = { VIDEO: withoutScheme(meetingLink), PHONE: dialIn, ONSITE: venue };
  const missing = { VIDEO: KIT.noLink, PHONE: KIT.noNumber, ONSITE: KIT.noAddress };
  return { kind: MODE_WORDS[mode], detail: details[mode] || missing[mode]() };
}
