/** Words to find on a page, and how many earlier occurrences to skip. */
export type Mark = { page: number; words: string; skip: number };

/** The position of one letter of a page's text. */
type Letter = { node: Text; offset: number };

const NAME = 'pdf-mark';
const IS_LETTER = /[\p{L}\p{N}]/u;

const foldedLetters = (text: string): string[] =>
  Array.from(text.normalize('NFKC').toLowerCase()).filter((letter) => IS_LETTER.test(letter));

/** The letters and digits of a page in its own order. A ligature counts as its letters, all in one place. */
function lettersIn(container: HTMLElement) {
  const places: Letter[] = [];
  let letters = '';
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    let offset = 0;
    for (const sign of node.data) {
      for (const letter of foldedLetters(sign)) {
        letters += letter;
        for (let unit = 0; unit < letter.length; unit += 1) places.push({ node, offset });
      }
      offset += sign.length;
    }
  }
  return { letters, places };
}

/**
 * The range of the words in a page's text layer; null if they are not there. Ignores white space, dashes, case and
 * ligatures: a rendered page is unreliable about them.
 */
export function findWords(container: HTMLElement, { words, skip }: Mark): Range | null {
  const wanted = foldedLetters(words).join('');
  if (!wanted) return null;
  const { letters, places } = lettersIn(container);
  let at = letters.indexOf(wanted);
  for (let left = skip; left > 0 && at >= 0; left -= 1) {
    const next = letters.indexOf(wanted, at + wanted.length);
    // If the page repeats the words less often than its text, uses the last occurrence.
    if (next < 0) break;
    at = next;
  }
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  if (at < 0 || !first || !last) return null;
  const range = document.createRange();
  const [before, after] = signsAround(words.trim());
  const end = last.offset + 1;
  const start = first.node.data.slice(0, first.offset).endsWith(before) ? before.length : 0;
  range.setStart(first.node, first.offset - start);
  range.setEnd(last.node, last.node.data.startsWith(after, end) ? end + after.length : end);
  return range;
}

/** The punctuation words begin and end with, which belongs to them: the last two of 'C++', the first of '.NET'. */
function signsAround(words: string): [string, string] {
  const letters = Array.from(words, (sign) => IS_LETTER.test(sign));
  const signs = Array.from(words);
  const [first, last] = [letters.indexOf(true), letters.lastIndexOf(true)];
  return [signs.slice(0, first).join(''), signs.slice(last + 1).join('')];
}

/** Whether the browser can highlight words without changing the page's DOM. */
const canMark = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

/** Highlights a range until the returned function is called; false if the browser cannot. */
export function markRange(range: Range): (() => void) | false {
  if (!canMark()) return false;
  const highlight = new Highlight(range);
  CSS.highlights.set(NAME, highlight);
  return () => {
    if (CSS.highlights.get(NAME) === highlight) CSS.highlights.delete(NAME);
  };
}
