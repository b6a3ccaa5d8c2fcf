import type { Needle } from '#features/booking-views/find-bookings.service.ts';
import { searchBeginnings } from '#lib/text/word-beginnings.ts';

const FEWEST_DIGITS = 4;

/**
 * What a typed text looks for. One that can be a telephone number is looked for by its digits as well, without the
 * zeros of a national or international prefix, so that every way of writing a number finds it.
 */
export function toNeedle(typed: string): Needle {
  const words = searchBeginnings(typed);
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  const isNumber = /^[+\d\s().\-/]+$/.test(typed) && digits.length >= FEWEST_DIGITS;
  return { words, digits: isNumber ? digits : '' };
}
