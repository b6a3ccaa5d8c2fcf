import type { FoundPage } from '../text/compose-text.ts';
import { isCounted, type Drawn, type DrawnLetter } from './pdf-letters.ts';
import { withAccentsJoined } from './detached-accents.ts';
import { inReadingOrder } from './pdf-order.ts';
import { withSoftBreaks } from './pdf-wraps.ts';
import type { PlacedLine } from './placed-lines.ts';
import { LEAST_POINTS } from '../text/text-look.ts';

/** A piece of a line from pdf.js, in points of the page; `transform` gives the start of its baseline. */
export type PdfItem = {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
};

/** A gap of this many letter heights separates columns, or a job from its dates. */
const GAP_HEIGHTS = 2;

/**
 * The words of a page in reading order, with invisible ones separate. `drawing` has the page's letters in stream order;
 * if they do not match the items, which right-to-left scripts can cause, colors are ignored.
 */
export function readItems(items: PdfItem[], { letters, away }: Drawn): FoundPage {
  const counted = items.reduce((sum, { str }) => sum + countIn(str), 0);
  const drawn = counted === letters.length ? letters : [];
  const lines: PlacedLine[] = [];
  const hidden: string[] = [];
  let at = 0;
  let isOpen = false;
  for (const item of items) {
    const end = at + countIn(item.str);
    const isAway = isTiny(item);
    const { shown, kept } = isAway
      ? { shown: '', kept: item.str }
      : splitSeen(item.str, drawn.slice(at, end));
    const words = isGap(item) ? '\t' : joinSpaced(shown);
    const last = lines.at(-1);
    if (last && isOpen) extend(last, item, words);
    else lines.push(placed(item, words));
    isOpen = !item.hasEOL;
    hidden.push(kept, endsWord(item) ? ' ' : '');
    at = end;
  }
  const text = withAccentsJoined(withSoftBreaks(inReadingOrder(lines.filter(isSaying))));
  return { text, hidden: [...hidden, ' ', ...away].join('') };
}

const isSaying = ({ text }: PlacedLine): boolean => text.trim() !== '';

function placed({ width, transform, fontName }: PdfItem, text: string): PlacedLine {
  const [, , , , x = 0, y = 0] = transform;
  const cell = { lefts: [x], firstFont: fontName, lastFont: fontName };
  return { text, left: x, right: x + width, base: y, height: getHeight(transform), cell };
}

/** Appends a piece to the line it continues; white space at its ends has no width. */
function extend(line: PlacedLine, item: PdfItem, words: string): void {
  const piece = placed(item, words);
  const isFirst = !isSaying(line);
  const isCell = line.text.endsWith('\t');
  line.text += words;
  if (!isSaying(piece)) return;
  const { left, right, base, height, cell } = isFirst ? piece : line;
  line.left = Math.min(left, piece.left);
  line.right = Math.max(right, piece.right);
  line.base = base;
  line.height = Math.max(height, piece.height);
  const lefts = isFirst || isCell ? [] : (cell?.lefts ?? []);
  const firstFont = cell?.firstFont ?? item.fontName;
  line.cell = { lefts: [...lefts, piece.left], firstFont, lastFont: item.fontName };
}

const countIn = (text: string): number => [...text].filter(isCounted).length;

/** True for a line end, or a space that pdf.js derived from a gap. */
const endsWord = ({ str, hasEOL }: PdfItem): boolean => hasEOL || (str !== '' && str.trim() === '');

const isGap = ({ str, width, transform }: PdfItem): boolean =>
  str === ' ' && width > GAP_HEIGHTS * getHeight(transform);

const getHeight = ([, , c = 0, d = 0]: number[]): number => Math.hypot(c, d);

/** Headings, names and dates are often letter-spaced; three letters may be initials. */
const SPACED = /^\p{L}(?: [\p{L}\p{N}\p{Pd}]){3,}$/u;
const BETWEEN_LETTERS_AND_DIGITS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
/** Dashes that mean 'to'; a hyphen belongs to its word. */
const DASH = /\s?([–—])\s?/gu;

/** `M A Y 2 0 1 9 — J U N E 2 0 2 1` is `MAY 2019 — JUNE 2021`. */
function joinSpaced(text: string): string {
  if (!SPACED.test(text)) return text;
  return text.replaceAll(' ', '').replace(BETWEEN_LETTERS_AND_DIGITS, ' ').replace(DASH, ' $1 ');
}

/** Spaces say nothing about text size; pdf.js gives them no height. */
const isTiny = ({ str, height }: PdfItem): boolean =>
  str.trim() !== '' && height > 0 && height < LEAST_POINTS;

/** Splits a piece into visible and invisible text, each white space with the letters before it. */
function splitSeen(text: string, letters: DrawnLetter[]): { shown: string; kept: string } {
  if (letters.every(({ unseen }) => unseen === null)) return { shown: text, kept: '' };
  let [shown, kept, at, isSeen] = ['', '', 0, true];
  for (const letter of text) {
    if (isCounted(letter)) {
      isSeen = (letters[at]?.unseen ?? null) === null;
      at += 1;
    }
    if (isSeen) shown += letter;
    else kept += letter;
  }
  return { shown, kept };
}
