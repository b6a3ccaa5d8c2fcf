import { isStopWord } from './stop-words.ts';

/**
 * A word of a text: `parts` are its pieces in lower case ('Node.js' has two), each of which takes a position from
 * `position` on; `offset` is its start in the text, in UTF-16 units.
 */
export type TextWord = { parts: string[]; position: number; offset: number; isStop: boolean };

/** Letters and digits, with characters that join them within a word, `c++`, `c#`, and `.net` alone. */
const WORD_WORDS = String.raw`[.&'’_-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\+\+|[+#](?![\p{L}\p{N}])`;
const WORD = new RegExp(
  String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:${WORD_WORDS})*|\.net(?![\p{L}\p{N}])`,
  'giu',
);
const JOINT = /[.&'’_-]/;
const JOINTS = /[.&'’_-]+/;
const POSSESSIVE = /['’]s$/;
const ACCENTS = /[\u0300-\u036f]/g;
const BEYOND_ASCII = /[^\p{ASCII}]/u;
/** Longer words are encoded bytes or similar. */
const LONGEST_WORD = 40;

/** Splits a text into words. A slash separates words; a hyphen, dot or apostrophe does not. */
export function splitTextWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let position = 0;
  for (const match of text.matchAll(WORD)) {
    const written = match[0];
    const parts = splitParts(toPlainForm(written));
    const isStop = parts.length === 1 && isStopWord(written, parts[0] ?? '');
    words.push({ parts, position, offset: match.index, isStop });
    position += parts.length;
  }
  return words;
}

/** The words of a query. 'It' means information technology, since no one searches for 'it'. */
export function splitQueryWords(text: string): TextWord[] {
  return splitTextWords(text).map((word) => (word.parts[0] === 'it' ? { ...word, isStop: false } : word));
}

/** The pieces of a word joined, as in 'nodejs' and 'email'; empty if it has one piece or is not a plain word. */
export function joinedForm(parts: readonly string[]): string {
  if (parts.length < 2) return '';
  const joined = parts.join('').replace(/\.(?=js$)/, '');
  return joined.length <= LONGEST_WORD && /^[a-z]+$/.test(joined) ? joined : '';
}

/** Lower case, compatibility characters normalized (NFKC), Latin letters without accents, no possessive. */
function toPlainForm(written: string): string {
  const lower = written.toLowerCase().replace(POSSESSIVE, '');
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
}

function splitParts(word: string): string[] {
  if (!JOINT.test(word) || word === '.net') return [word.slice(0, LONGEST_WORD)];
  const parts = word.split(JOINTS).filter((part) => part !== '');
  // ASP.NET and VB.NET are .NET; Node.js does not imply JS.
  if (/\p{L}\.(?:net|js)$/u.test(word)) parts.splice(-1, 1, `.${parts.at(-1)}`);
  return parts.map((part) => part.slice(0, LONGEST_WORD));
}
