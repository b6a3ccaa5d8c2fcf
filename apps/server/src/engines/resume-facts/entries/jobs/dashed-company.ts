import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { Line } from '../../lines/lines.ts';
import { isPlace } from '../../mentions/places.ts';

/**
 * `Acme Networks -  Pune, Maharashtra -` and `Acme Networks -`: job boards put a dash, and often a place, after the
 * company.
 */
const DASH = /(?<!\s)\s+-/gu;
const LONGEST_COMPANY = 90;
const LONGEST_PLACE = 51;

/** The company of a line that ends in a dash, or in a dash and a place; null for any other line. */
export function dashedCompany({ start, text }: Line): Stretch | null {
  if (text.length > LONGEST_COMPANY + 2 * LONGEST_PLACE) return null;
  const { company, place } = atDash(text) ?? {};
  if (!company || isPlace(company) || /^[\p{Ll}]|[:.]$/u.test(company)) return null;
  if (place && !place.endsWith('-') && !isPlace(place) && place.split(' ').length > 4) return null;
  return { start, end: start + company.length };
}

function atDash(text: string): { company: string; place?: string } | null {
  for (const { index, 0: dash } of text.matchAll(DASH)) {
    const behind = text.slice(index + dash.length);
    const place = behind.trimStart();
    const company = text.slice(0, index);
    if (company.length < 2 || company.length > LONGEST_COMPANY) continue;
    if (place === '') return { company };
    if (/^\s\s/u.test(behind) && place.length > 1 && place.length <= LONGEST_PLACE) return { company, place };
  }
  return null;
}
