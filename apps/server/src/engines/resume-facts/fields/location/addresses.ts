import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { trimStretch } from '../../lines/lines.ts';
import { isCity, isHome, isRegion } from '../../mentions/places.ts';

/** The parts of an address between its separators. */
const PARTS = /[^,|/;:()\-–\n\d\t]{2,40}/gu;
/** `24999 Hohenfelde`, as in most of Europe; four digits could just as well be a year. */
const CODE = /(?<![\d+-])(?:[A-Z]{1,2}-)?\d{5} (?=\p{Lu})/gu;
const WORD = /^[\p{L}.'’-]+$/u;
const LARGE_WORD = /^\p{Lu}[\p{L}.'’-]+$/u;
/** `Frankfurt am Main`, `Chalon sur Saône` */
const BETWEEN = /^(?:an?|am|sur|la|le|de)$/u;
const MOST_BETWEEN = 3;
const LONGEST_ADDRESS = 160;
const REGION_BEHIND = /^(\s*(?:\d{5,6}(?:-\d{4})?)?,\s*)(\p{Lu}[\p{L}. ]*\p{L})(?=$|[\s,;|.)\d–-])/u;

/**
 * The town of a postal address, with the state or country after it: `Winnipeg, MB` in `55 Meadow Crescent, Winnipeg, MB
 * R2P`. A town is recognized by its name, or by the postal code before it.
 */
export function townOfAddress(text: string, stretch: Stretch): Stretch | null {
  const words = text.slice(stretch.start, stretch.end);
  const coded = (): Stretch | null => codedTown(words) ?? britishTown(words);
  const town = knownTown(words) ?? (words.length <= LONGEST_ADDRESS ? coded() : null);
  if (!town) return null;
  const end = regionEnd(words, town.end) ?? town.end;
  return trimStretch(text, { start: stretch.start + town.start, end: stretch.start + end });
}

/** The last two parts of an address that begins with a house and a street, before the postal code. */
const HOUSE = /^(?:(?:No|Flat|Plot|Block|Blk|House|Door|H)\.?\s?(?:No\.?)?\s?:?\s?)?#?\d/u;
const STREETS = [
  '[Ss]treet|St|[Rr]oad|Rd|[Aa]venue|Ave|[Ll]ane|[Cc]lose|[Cc]rescent|[Dd]rive|[Ww]ay|[Cc]ross',
  '[Nn]agar|[Cc]olony|[Ll]ayout|[Ee]state|[Mm]arg|[Ss]ociety|[Ss]ector|[Pp]hase',
];
const STREET = new RegExp(String.raw`\b(?:${STREETS.join('|')})\b`, 'u');
const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
const CODE_BEHIND = /(?:(?<![\s.,–-])[\s.,–-]+)?(?:\d{3}\s?\d{2,3})?(?:(?<![\s.])[\s.]+)?$/u;

/** The town and state at the end of a street line, which need not be in a list. */
export function townAfterStreet(text: string, { start, end }: Stretch): Stretch | null {
  if (end - start > LONGEST_ADDRESS) return null;
  const words = text.slice(start, end);
  if (!HOUSE.test(words)) return null;
  const address = words.replace(CODE_BEHIND, '');
  const [town = '', state = ''] = address.split(', ').slice(-2);
  const from = address.length - town.length - state.length - 2;
  if (!NAME.test(town) || !NAME.test(state) || !STREET.test(address.slice(0, Math.max(0, from)))) return null;
  return { start: start + from, end: start + address.length };
}

/** British, Canadian and Australian codes after a town, with any state: `Leeds LS6 3QD`, `Perth WA 6000`. */
const CODES = [
  String.raw`[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?|[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  String.raw`(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}`,
];
const CODES_BEHIND = new RegExp(String.raw`(?<=\p{L} )(?:${CODES.join('|')})(?![\p{L}\d])`, 'gu');
const blank = (code: string): string => '\t'.repeat(code.length);

/** The first known town; for a district before a town, the town: `Lekki, Lagos`. */
function knownTown(all: string): Stretch | null {
  const words = all.replace(CODES_BEHIND, blank);
  let town: Stretch | null = null;
  for (const part of words.matchAll(PARTS)) {
    if (town && !/^,\s*$/u.test(words.slice(town.end, part.index + part[0].search(/\S/u)))) return town;
    const trimmed = part[0].trim().replace(/(?<![.\s])[.\s]+$/u, '');
    if (!isCity(trimmed) || !isHome(trimmed)) {
      if (town) return town;
      continue;
    }
    const start = part.index + part[0].indexOf(trimmed);
    town = { start, end: start + trimmed.length };
  }
  return town;
}

/** `Haverleigh HX7 8AB`: a complete British code leaves no doubt that a town precedes it. */
const BRITISH = / [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u;
const LONGEST_TOWN = 40;

function britishTown(words: string): Stretch | null {
  const end = words.search(BRITISH);
  const before = end < 0 ? '' : words.slice(Math.max(0, end - LONGEST_TOWN), end);
  const town = before.slice(Math.max(...[...',;|/\t·•'].map((sign) => before.lastIndexOf(sign))) + 1).trim();
  const isNamed = town !== '' && isTown(town.split(' '));
  return isNamed ? { start: end - town.length, end } : null;
}

function codedTown(words: string): Stretch | null {
  for (const { index, 0: code } of words.matchAll(CODE)) {
    const start = index + code.length;
    const [town = ''] = words.slice(start).split(/[,;|\t\n]/u);
    if (isTown(town.split(' '))) return { start, end: start + town.length };
  }
  return null;
}

function isTown(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  if (!LARGE_WORD.test(first)) return false;
  const last = others.at(-1);
  if (last === undefined) return true;
  const between = others.slice(0, -1);
  if (between.length === 0) return LARGE_WORD.test(last);
  return between.length <= MOST_BETWEEN && between.every((word) => BETWEEN.test(word)) && WORD.test(last);
}

/** The end of the state or country directly after a town; null if there is none. */
function regionEnd(words: string, from: number): number | null {
  const match = REGION_BEHIND.exec(words.slice(from));
  if (!match) return null;
  const [gap = '', region = ''] = match.slice(1);
  const named = [region, region.split(' ')[0] ?? ''].find(isRegion);
  return named === undefined ? null : from + gap.length + named.length;
}
