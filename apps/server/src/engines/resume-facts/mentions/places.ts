import { COLLEGE_WORDS, COMPANY_ENDS, TITLE_HEADS } from '../lexicon/resume-words.ts';
import { findState, isCityName, REGIONS, REGION_CODES } from '../lexicon/place-names.ts';

const LONGEST_PLACE = 48;
const MOST_CITY_WORDS = 4;
const PROPER = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u;
/** Postal codes after a place: American and Indian numbers, Canadian and British letters and numbers. */
const POST_CODE =
  /(?:(?<![\s,-])[\s,-]+)?\b(?:\d{5,6}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u;
/** LinkedIn's names for the areas around cities. */
const AREA =
  /^(?!Local )(?:Greater )?\p{Lu}[\p{L}.'’ -]{2,30}(?: Metropolitan| Bay)? Area$|^Greater \p{Lu}[\p{L}.'’-]{2,20}$/u;
const COUNTY = /^(?:Co\.|County) \p{Lu}\p{Ll}+$/u;
const NOT_LIVED_IN = /^(?:remote|hybrid|on-?site|online|worldwide|work from home|wfh)$/iu;

/** A known city, capitalized or in all capitals, or a word used in place of one. */
export const isCity = (text: string): boolean => isCityName(text.toLowerCase());
/** A state or country, in full or abbreviated, or an Irish or British county. */
export const isRegion = (text: string): boolean =>
  REGION_CODES.has(text) || REGIONS.has(text.toLowerCase()) || COUNTY.test(text);

/**
 * Where a place at the end of a text begins: 'Acme Corp Springfield, IL' ends in 'Springfield, IL'. Null if there is
 * none; 0 if the entire text is a place.
 */
export function placeAtEnd(text: string): number | null {
  const kept = text.replace(/(?<![\s,.;()\-–—|])[\s,.;()\-–—|]+$/u, (end) =>
    end.startsWith('.') ? '.' : '',
  );
  return cityWithRegion(kept) ?? cityAlone(kept) ?? lastRegion(kept) ?? notAtAPlace(kept);
}

/** `Springfield, IL`, `Dayton, Ohio, USA` and `Springfield, IL 62701`; in `Alder Center, New York, NY` the city is New York. */
function cityWithRegion(text: string): number | null {
  const bare = text.replace(POST_CODE, '');
  const comma = bare.lastIndexOf(',');
  if (comma < 1 || bare.length - comma > 26 || !isRegion(bare.slice(comma + 1).trim())) return null;
  const before = bare.slice(0, comma).trimEnd();
  const inner = before.lastIndexOf(',');
  const within = before.slice(inner + 1).trim();
  const isCityOfState = isCity(within) && findState(bare.slice(comma + 1).trim()) !== undefined;
  if (inner > 0 && isRegion(within) && !isCityOfState) return cityWithRegion(before);
  return cityStart(isStateNoListHas(before, inner) ? before.slice(0, inner).trimEnd() : before) ?? comma;
}

/** `Guadalajara, Jalisco` before a country: a word between a known city and its country is a state. */
function isStateNoListHas(before: string, inner: number): boolean {
  const within = inner > 0 ? before.slice(inner + 1).trim() : '';
  return !isCity(within) && PROPER.test(within) && !isNamed(within) && isCity(before.slice(0, inner).trim());
}

/** Where the city at the end of a text begins: a known one of up to four words, else the last capitalized word. */
function cityStart(text: string): number | null {
  const known = knownCityStart(text);
  if (known !== null) return /\s(?:of|in|at|de|di|of the)\s$/u.test(text.slice(0, known)) ? null : known;
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
  if (words.length <= 2 && words.every((word) => PROPER.test(word)) && !isNamed(rest)) return start;
  const last = words.at(-1) ?? '';
  return PROPER.test(last) && last.length > 2 && !isNamed(last) ? text.length - last.length : null;
}

/** A word of a company, school or title is not a city. */
export const isNamed = (text: string): boolean =>
  text.split(/\s+/u).some((word) => {
    const small = word.toLowerCase();
    return COMPANY_ENDS.has(small) || COLLEGE_WORDS.has(small) || TITLE_HEADS.has(small);
  });

function knownCityStart(text: string): number | null {
  const ends = [...text.slice(-LONGEST_PLACE).matchAll(/(?<![\p{L}\d])\p{L}/gu)].map(({ index }) => index);
  const base = Math.max(0, text.length - LONGEST_PLACE);
  for (const at of ends.slice(-MOST_CITY_WORDS)) if (isCity(text.slice(base + at))) return base + at;
  return null;
}

/** Punctuation, or a company's legal form: `Wren SE Berlin`. */
const BEFORE_CITY =
  /(?:[,|·•(–—:]|\s-|\s(?:SE|AG|GmbH|KG|SA|S\.A\.|SRL|BV|B\.V\.|NV|Ltd|Limited|LTD|LLP|LLC|Inc|plc|PLC|Pvt|Corp)\.?)$/u;
const GAP = /\t|\s{2}/;

/** A known city or 'Remote' after a separator, or as the entire piece. */
function cityAlone(text: string): number | null {
  const start = knownCityStart(text);
  if (start === null) return null;
  if (start === 0) return 0;
  const before = text.slice(0, start).trimEnd();
  return GAP.test(text.slice(before.length, start)) || BEFORE_CITY.test(before) ? start : null;
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

/** True if a piece is a place and nothing else. */
export const isPlace = (text: string): boolean =>
  text.length <= LONGEST_PLACE && (placeAtEnd(text) === 0 || AREA.test(text));

/** True if someone can live there, unlike 'Remote'. */
export const isHome = (text: string): boolean => isPlace(text) && !NOT_LIVED_IN.test(text.trim());
