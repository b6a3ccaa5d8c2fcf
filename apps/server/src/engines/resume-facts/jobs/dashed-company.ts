import type { Stretch } from '../../resume-texts/resume-text.ts';
import type { Line } from '../lines.ts';
import { isPlace } from '../places/places.ts';

/** `Acme Networks -  Pune, Maharashtra -` and `Acme Networks -`: job boards write a place behind the company, or none. */
const DASHED = /^(?<company>.{2,90}?)\s+-(?:\s{2,}(?<place>\S.{1,50})|\s*)$/u;

/** The company of a line that ends in a dash, or in a dash and a place; null for all other lines. */
export function dashedCompany({ start, text }: Line): Stretch | null {
  const { company, place } = DASHED.exec(text)?.groups ?? {};
  if (!company || isPlace(company) || /^[\p{Ll}]|[:.]$/u.test(company)) return null;
  if (place && !place.endsWith('-') && !isPlace(place) && place.split(' ').length > 4) return null;
  return { start, end: start + company.length };
}
