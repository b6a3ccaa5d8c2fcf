import type { Stretch } from '../../resume-texts/resume-text.ts';
import { trimStretch } from '../lines.ts';
import { isCity, isHome, isRegion } from './places.ts';

/** What stands between the parts of an address. */
const PARTS = /[^,|/;:()\-–\n\d\t]{2,40}/gu;
/** `24999 Hohenfelde`, as most of Europe writes it; four digits would be a year as often. */
const CODE_AND_TOWN =
  /(?<![\d+-])(?:[A-Z]{1,2}-)?\d{5} (?<town>\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}|an? |am |sur |la |le |de ){1,3}[\p{L}.'’-]+)?)(?=$|[,;|\t\n])/du;
const LONGEST_ADDRESS = 160;
const REGION_BEHIND = /^(\s*(?:\d{5,6}(?:-\d{4})?)?,\s*)(\p{Lu}[\p{L}. ]*\p{L})(?=$|[\s,;|.)\d–-])/u;

/**
 * The town of a postal address, with the state or country behind it: `Winnipeg, MB` of `55 Meadow Crescent, Winnipeg, MB R2P`.
 * A town is known by its name, or by the postal code before it.
 */
export function townOfAddress(text: string, stretch: Stretch): Stretch | null {
  const words = text.slice(stretch.start, stretch.end);
  const town = knownTown(words) ?? (words.length <= LONGEST_ADDRESS ? codedTown(words) : null);
  if (!town) return null;
  const end = regionEnd(words, town.end) ?? town.end;
  return trimStretch(text, { start: stretch.start + town.start, end: stretch.start + end });
}

/** The last two parts of an address that begins with a house and a street, before the postal code. */
const BEHIND_STREET =
  /^(?:(?:No|Flat|Plot|Block|Blk|House|Door|H)\.?\s?(?:No\.?)?\s?:?\s?)?#?\d.{0,80}\b(?:[Ss]treet|St|[Rr]oad|Rd|[Aa]venue|Ave|[Ll]ane|[Cc]lose|[Cc]rescent|[Dd]rive|[Ww]ay|[Nn]agar|[Cc]olony|[Ll]ayout|[Ee]state|[Mm]arg|[Cc]ross|[Ss]ociety|[Ss]ector|[Pp]hase)\b.{0,60},\s(?<town>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[\s.,–-]*(?:\d{3}\s?\d{2,3})?[\s.]*$/du;

/** The town and state that end the line of a street, which no list needs to have. */
export function townBehindStreet(text: string, { start, end }: Stretch): Stretch | null {
  if (end - start > LONGEST_ADDRESS) return null;
  const [from, to] = BEHIND_STREET.exec(text.slice(start, end))?.indices?.groups?.['town'] ?? [0, 0];
  return to > 0 ? { start: start + from, end: start + to } : null;
}

function knownTown(words: string): Stretch | null {
  for (const part of words.matchAll(PARTS)) {
    const trimmed = part[0].trim().replace(/(?<![.\s])[.\s]+$/u, '');
    if (!isCity(trimmed) || !isHome(trimmed)) continue;
    const start = part.index + part[0].indexOf(trimmed);
    return { start, end: start + trimmed.length };
  }
  return null;
}

function codedTown(words: string): Stretch | null {
  const [start, end] = CODE_AND_TOWN.exec(words)?.indices?.groups?.['town'] ?? [0, 0];
  return end > 0 ? { start, end } : null;
}

/** Where the state or country ends that stands right behind a town; null where none does. */
function regionEnd(words: string, from: number): number | null {
  const match = REGION_BEHIND.exec(words.slice(from));
  if (!match) return null;
  const [gap = '', region = ''] = match.slice(1);
  const named = [region, region.split(' ')[0] ?? ''].find(isRegion);
  return named === undefined ? null : from + gap.length + named.length;
}
