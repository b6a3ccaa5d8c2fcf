import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { trimStretch } from './lines.ts';

/** Signs that divide a line into what it says: `Company | Title`, `Title – Company`, `Title at Company`, columns of a table. */
const DIVIDERS_WORDS = [
  String.raw`[|·•●▪■◆»→¦▸▹▶►❯]|\t+|[^\S\n]{3,}|::|->|\s[-–—−~]+(?=\s|$)|(?<=\p{L}|\))[–—](?=\p{Lu})|\s[aA][tT]\s`,
  String.raw`\s?@\s`,
];
const DIVIDERS = new RegExp(String.raw`(?:(?<!\s)\s+)?(?:${DIVIDERS_WORDS.join('|')})\s*`, 'gu');

/** The pieces of a stretch between dividers, trimmed, in their order. */
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

/** A comma that does not stand before a legal form, as in `Acme, Inc.` */
const COMMA = /,\s+(?!(?:inc|llc|ltd|l\.l\.c|corp|co|llp|pvt|plc|gmbh)\b)/giu;

export const splitAtCommas = (text: string, stretch: Stretch): Stretch[] => splitPieces(text, stretch, COMMA);

/** What is left of a stretch once other stretches inside it are cut out. */
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
