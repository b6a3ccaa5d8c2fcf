import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { TITLE_HEADS } from '../lexicon/resume-words.ts';
import { trimStretch } from './lines.ts';

/** Separators between the parts of a line: `Company | Title`, `Title – Company`, `Title at Company`, columns of a table. */
const DIVIDERS_WORDS = [
  String.raw`[|·•●▪■◆»→¦▸▹▶►❯]|\t+|[^\S\n]{3,}|::|->|\s[-–—−~]+(?=\s|$)|(?<=\p{L}|\))[–—](?=\p{Lu})|\s[aA][tT]\s`,
  String.raw`\s?@\s`,
];
const DIVIDERS = new RegExp(String.raw`(?:(?<!\s)\s+)?(?:${DIVIDERS_WORDS.join('|')})\s*`, 'gu');

/** The pieces of a stretch between separators, trimmed and in order. */
export function splitPieces(text: string, stretch: Stretch, dividers = DIVIDERS): Stretch[] {
  const pieces: Stretch[] = [];
  let from = stretch.start;
  for (const match of text.slice(stretch.start, stretch.end).matchAll(dividers)) {
    pushTrimmed(pieces, text, { start: from, end: stretch.start + match.index });
    from = stretch.start + match.index + match[0].length;
  }
  pushTrimmed(pieces, text, { start: from, end: stretch.end });
  return pieces;
}

function pushTrimmed(pieces: Stretch[], text: string, stretch: Stretch): void {
  const trimmed = trimStretch(text, stretch);
  if (trimmed) pieces.push(trimmed);
}

/** A comma that is not before a legal form, as in `Acme, Inc.` */
const COMMA = /,\s+(?!(?:inc|llc|ltd|l\.l\.c|corp|co|llp|pvt|plc|gmbh)\b)/giu;

/** The last of several partners, with words used in such firms' names. */
const FIRMS = String.raw`LLP|LLC|LL\.P|Ltd|Solicitors|Attorneys|Advocates|Associates|Partners|Architects|Chambers|Co`;
const PARTNERS = new RegExp(String.raw`^\p{Lu}[\p{L}'’-]+ (?:and|&) \p{Lu}[\p{L}'’-]+ (?:${FIRMS})\b`, 'u');
const SURNAME = /^\p{Lu}[\p{Ll}'’-]+$/u;

/** The parts between commas; `Hale, Reed and Moss LLP` is not split. */
export function splitAtCommas(text: string, stretch: Stretch): Stretch[] {
  const parts = splitPieces(text, stretch, COMMA);
  const last = parts.findIndex(({ start, end }) => PARTNERS.test(text.slice(start, end)));
  if (last < 1) return parts;
  const isPartner = ({ start, end }: Stretch): boolean =>
    SURNAME.test(text.slice(start, end)) && !TITLE_HEADS.has(text.slice(start, end).toLowerCase());
  const first = parts.slice(0, last).findLastIndex((part) => !isPartner(part)) + 1;
  const firm = { start: (parts[first] as Stretch).start, end: (parts[last] as Stretch).end };
  return [...parts.slice(0, first), firm, ...parts.slice(last + 1)];
}

/** What remains of a stretch after cutting out others within it. */
export function withoutStretches(text: string, whole: Stretch, cut: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let from = whole.start;
  for (const { start, end } of cut.toSorted((a, b) => a.start - b.start)) {
    if (end <= from || start >= whole.end) continue;
    pushTrimmed(left, text, { start: from, end: Math.max(from, start) });
    from = end;
  }
  if (from < whole.end) pushTrimmed(left, text, { start: from, end: whole.end });
  return left;
}
