import { COLLEGE_WORDS, COMPANY_ENDS, TITLE_HEADS } from '../lexicon.ts';
import { CITIES, REGIONS, REGION_CODES } from './place-names.ts';

const LONGEST_PLACE = 48;
const MOST_CITY_WORDS = 4;
const PROPER = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u;
const NOT_LIVED_IN = /^(?:remote|hybrid|on-?site|online|worldwide|work from home|wfh)$/iu;

const isCity = (text: string): boolean => CITIES.has(text.toLowerCase());
const isRegion = (text: string): boolean => REGION_CODES.has(text) || REGIONS.has(text.toLowerCase());

/**
 * Where a place at the end of a piece of text begins: 'Acme Corp Springfield, IL' ends in 'Springfield, IL'. Null where
 * there is none; 0 where the piece is a place as a whole.
 */
export function placeAtEnd(text: string): number | null {
  const kept = text.replace(/[\s,.;()\-–—|]+$/u, (end) => (end.startsWith('.') ? '.' : ''));
  return cityWithRegion(kept) ?? cityAlone(kept) ?? lastRegion(kept) ?? notAtAPlace(kept);
}

/** `Springfield, IL`, `Dayton, Ohio, USA` and `Springfield, IL 62701`. */
function cityWithRegion(text: string): number | null {
  const bare = text.replace(/[\s,-]*\b\d{5,6}(?:-\d{4})?$/u, '');
  const comma = bare.lastIndexOf(',');
  if (comma < 1 || bare.length - comma > 26 || !isRegion(bare.slice(comma + 1).trim())) return null;
  const before = bare.slice(0, comma).trimEnd();
  const inner = before.lastIndexOf(',');
  if (inner > 0 && isRegion(before.slice(inner + 1).trim())) return cityWithRegion(before);
  return cityStart(before);
}

/** Where the city begins that ends a text: a known one of up to four words, else the last word that is written large. */
function cityStart(text: string): number | null {
  const known = knownCityStart(text);
  if (known !== null) return known;
  const from =
    Math.max(
      text.lastIndexOf(','),
      text.lastIndexOf('|'),
      text.lastIndexOf('·'),
      text.lastIndexOf('\t'),
      text.lastIndexOf('  '),
    ) + 1;
  const rest = text.slice(from);
  const words = rest.trim().split(/\s+/u);
  const start = from + (rest.length - rest.trimStart().length);
  if (words.length <= 2 && words.every((word) => PROPER.test(word)) && !isNamed(words)) return start;
  const last = words.at(-1) ?? '';
  return PROPER.test(last) && last.length > 2 && !isNamed([last]) ? text.length - last.length : null;
}

/** A word of a company, a school or a title is no city. */
const isNamed = (words: readonly string[]): boolean =>
  words.some((word) => {
    const small = word.toLowerCase();
    return COMPANY_ENDS.has(small) || COLLEGE_WORDS.has(small) || TITLE_HEADS.has(small);
  });

function knownCityStart(text: string): number | null {
  const ends = [...text.slice(-LONGEST_PLACE).matchAll(/(?<![\p{L}\d])\p{L}/gu)].map(({ index }) => index);
  const base = Math.max(0, text.length - LONGEST_PLACE);
  for (const at of ends.slice(-MOST_CITY_WORDS)) if (isCity(text.slice(base + at))) return base + at;
  return null;
}

/** A known city or 'Remote' behind a separator, or as the whole piece. */
function cityAlone(text: string): number | null {
  const start = knownCityStart(text);
  if (start === null) return null;
  if (start === 0) return 0;
  const before = text.slice(0, start);
  return /(?:[,|·•(–—:\t]|\s-|\s{2})\s*$/u.test(before) ? start : null;
}

/** `Northwind Bank, India`. */
function lastRegion(text: string): number | null {
  if (REGIONS.has(text.toLowerCase())) return 0;
  const comma = text.lastIndexOf(',');
  if (comma < 1) return null;
  const region = text.slice(comma + 1).trim();
  const at = text.length - region.length;
  return REGIONS.has(region.toLowerCase()) ? at : null;
}

/** `Acme Systems Remote`. */
function notAtAPlace(text: string): number | null {
  const match = /\s(?:Remote|Hybrid|Onsite)$/u.exec(text);
  return match ? match.index + 1 : null;
}

/** Whether a piece is a place and nothing else. */
export const isPlace = (text: string): boolean => text.length <= LONGEST_PLACE && placeAtEnd(text) === 0;

/** Whether somebody can live there, which nobody does in 'Remote'. */
export const isHome = (text: string): boolean => isPlace(text) && !NOT_LIVED_IN.test(text.trim());

/** The first known city of a postal address, where it stands. */
export function cityIn(text: string): { start: number; end: number } | null {
  for (const piece of text.matchAll(/[^,|/;:()\-–\n\d]{2,40}/gu)) {
    const trimmed = piece[0].trim().replace(/[.\s]+$/u, '');
    if (!isCity(trimmed) || NOT_LIVED_IN.test(trimmed)) continue;
    const start = piece.index + piece[0].indexOf(trimmed);
    return { start, end: start + trimmed.length };
  }
  return null;
}
