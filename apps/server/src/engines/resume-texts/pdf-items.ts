import type { FoundPage } from './compose-text.ts';
import { isCounted, type Drawn, type DrawnLetter } from './pdf-letters.ts';
import { LEAST_POINTS } from './text-look.ts';

/** A piece of a line as pdf.js gives it, in points of the page; `transform` says where its base line starts. */
export type PdfItem = {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
};

/** A gap as wide as this many letters are high separates columns, or a job from its dates. */
const GAP_HEIGHTS = 2;

/**
 * The words of a page in the order of its stream, those that nobody sees apart. `drawing` has the page's letters in the
 * same order; where they do not agree with the items, which right-to-left scripts can cause, colours are left aside.
 */
export function readItems(items: PdfItem[], { letters, away }: Drawn): FoundPage {
  const counted = items.reduce((sum, { str }) => sum + countIn(str), 0);
  const drawn = counted === letters.length ? letters : [];
  const seen: string[] = [];
  const hidden: string[] = [];
  let at = 0;
  for (const item of items) {
    const end = at + countIn(item.str);
    const isAway = isTiny(item);
    const { shown, kept } = isAway
      ? { shown: '', kept: item.str }
      : splitSeen(item.str, drawn.slice(at, end));
    seen.push(isGap(item) ? '\t' : joinSpaced(shown), item.hasEOL ? '\n' : '');
    if (kept !== '') hidden.push(kept, item.hasEOL ? ' ' : '');
    at = end;
  }
  return { text: seen.join(''), hidden: [...hidden, ' ', ...away].join('') };
}

const countIn = (text: string): number => [...text].filter(isCounted).length;

const isGap = ({ str, width, transform }: PdfItem): boolean =>
  str === ' ' && width > GAP_HEIGHTS * heightOf(transform);

const heightOf = ([, , c = 0, d = 0]: number[]): number => Math.hypot(c, d);

/** Headings are often set with gaps between their letters; three letters may be initials. */
const SPACED = /^\p{L}( \p{L}){3,}$/u;

const joinSpaced = (text: string): string => (SPACED.test(text) ? text.replaceAll(' ', '') : text);

/** Spaces say nothing of the size of words; pdf.js makes them without height. */
const isTiny = ({ str, height }: PdfItem): boolean =>
  str.trim() !== '' && height > 0 && height < LEAST_POINTS;

/** Parts a piece into what is seen and what is not, white space with the letters before it. */
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
