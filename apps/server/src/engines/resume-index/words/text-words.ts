import { isStopWord } from './stop-words.ts';

/**
 * A word of a text: `parts` are its pieces in lower case ('Node.js' has two), each of which takes a position from
 * `position` on; `offset` is where it starts in the text, in UTF-16 units.
 */
export type TextWord = { parts: string[]; position: number; offset: number; isStop: boolean };

/** Letters and digits, with what joins them inside a word, `c++`, `c#`, and `.net` alone. */
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
/** Longer words are encoded bytes and the like. */
const LONGEST_WORD = 40;

/** Cuts a text into words. A slash stands between words, a hyphen, a dot or an apostrophe inside of one. */
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

/** The words of what someone asks for. No one asks for 'it': information technology is meant. */
export function splitQueryWords(text: string): TextWord[] {
  return splitTextWords(text).map((word) => (word.parts[0] === 'it' ? { ...word, isStop: false } : word));
}

/** The pieces of a word written as one, as in 'nodejs' and 'email'; empty where it has one piece or is no plain word. */
export function joinedForm(parts: readonly string[]): string {
  if (parts.length < 2) return '';
  const joined = parts.join('').replace(/\.(?=js$)/, '');
  return joined.length <= LONGEST_WORD && /^[a-z]+$/.test(joined) ? joined : '';
}

/** Lower case, compatible characters as one (NFKC), Latin letters without accents, no possessive. */
function toPlainForm(written: string): string {
  const lower = written.toLowerCase().replace(POSSESSIVE, '');
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
}

function splitParts(word: string): string[] {
  if (!JOINT.test(word) || word === '.net') return [word.slice(0, LONGEST_WORD)];
  const parts = word.split(JOINTS).filter((part) => part !== '');
  // ASP.NET and VB.NET are .NET; who lists Node.js has not listed JS.
  if (/\p{L}\.(?:net|js)$/u.test(word)) parts.splice(-1, 1, `.${parts.at(-1)}`);
  return parts.map((part) => part.slice(0, LONGEST_WORD));
}
