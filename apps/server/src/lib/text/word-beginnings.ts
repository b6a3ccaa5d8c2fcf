import { foldText } from './fold-text.ts';
import { searchWords } from './search-words.ts';

/** Signs that precede a word, as in the database function `words_in`. */
const LEADING_SIGNS = /^[!-/:-@[-`{-~]+/;
const SIGN = /[!-/:-@[-`{-~]/g;
/** The same for the database: the start of the text, a space, a sign, or a character of a script without spaces. */
const BEFORE_A_WORD = '(^|[ -/:-@[-`{-~\\u2e80-\\uffff])';
const UNSPACED = /^[\u2e80-\uffff]/;

/**
 * The words of a search box, folded and without leading signs: '@Acme.example' searches for 'acme.example'. Words of
 * signs only stay as they are and find nothing.
 */
export function searchBeginnings(typed: string | undefined): string[] {
  const words = searchWords(foldText(typed ?? ''));
  const beginnings = words.map((word) => word.replace(LEADING_SIGNS, '')).filter(Boolean);
  return beginnings.length > 0 ? beginnings : words.slice(0, 1);
}

/** The database pattern that finds a folded word at a word start; in scripts without spaces, each character is one. */
export function toWordPattern(word: string): string {
  const text = word.replace(SIGN, String.raw`\$&`);
  return UNSPACED.test(word) ? text : BEFORE_A_WORD + text;
}
