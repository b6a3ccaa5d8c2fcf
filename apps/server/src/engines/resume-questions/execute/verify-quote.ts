import type { Stretch } from '../../resume-texts/text/resume-text.ts';

const DASHES = /[\u2010-\u2015\u2212\u00ad]/;
const QUOTES: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"' };
const LETTER = /[\p{L}\p{N}]/u;

/** A text folded for comparison, and the original position of each of its characters. */
type Folded = { text: string; places: number[] };

/** Folds case, ligatures, dashes and white space. */
function fold(text: string): Folded {
  const folded: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = DASHES.test(character)
      ? '-'
      : (QUOTES[character] ?? character.normalize('NFKC').toLowerCase());
    for (const unit of plain) {
      const isSpace = /\s/.test(unit);
      if (isSpace && folded.at(-1) === ' ') continue;
      folded.push(isSpace ? ' ' : unit);
      places.push(place);
    }
    place += character.length;
  }
  return { text: folded.join(''), places };
}

const isInsideWord = (text: string, at: number) =>
  LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '');

/**
 * Where a quote is in a text, ignoring white space, dashes, ligatures and case; null if it is not there word for word.
 * Part of a word does not count.
 *
 * @param text the complete text of a resume
 * @param quote the text to find
 */
export function findQuote(text: string, quote: string): Stretch | null {
  const wanted = fold(quote.trim()).text;
  if (wanted === '') return null;
  const folded = fold(text);
  let at = folded.text.indexOf(wanted);
  while (at >= 0) {
    const last = at + wanted.length;
    const start = folded.places[at];
    const end = folded.places[last] ?? text.length;
    if (start !== undefined && !isInsideWord(folded.text, at) && !isInsideWord(folded.text, last)) {
      return { start, end: start + text.slice(start, end).trimEnd().length };
    }
    at = folded.text.indexOf(wanted, at + 1);
  }
  return null;
}

/** True if a text has exactly these words from `start` to `end`. */
export const isExactQuote = (text: string, { quote, start, end }: Stretch & { quote: string }) =>
  quote.trim() !== '' && start >= 0 && end <= text.length && text.slice(start, end) === quote;
