import type { Needle } from '#features/booking-views/find-bookings.service.ts';
import { searchBeginnings } from '#lib/text/word-beginnings.ts';

const FEWEST_DIGITS = 4;

/**
 * What a typed text searches for. A possible phone number is also searched by its digits, without leading zeros of a
 * prefix, so that any way of writing it is found.
 */
export function toNeedle(typed: string): Needle {
  const words = searchBeginnings(typed);
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  const isNumber = /^[+\d\s().\-/]+$/.test(typed) && digits.length >= FEWEST_DIGITS;
  return { words, digits: isNumber ? digits : '' };
}
