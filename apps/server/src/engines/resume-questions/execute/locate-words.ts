import { escapePattern } from '#lib/text/escape-pattern.ts';
import { isStopWord } from '../../resume-index/words/stop-words.ts';
import { toStem } from '../../resume-index/words/stems.ts';
import { splitTextWords } from '../../resume-index/words/text-words.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

type Stem = { stem: string; start: number };

/** The stems of a text with their start positions; words that `isNear` rejects are not stemmed. */
const listStems = (text: string, isNear: (word: string) => boolean = () => true): Stem[] =>
  splitTextWords(text).flatMap(({ parts, offset, isStop }) =>
    isStop ? [] : parts.map((part) => ({ stem: isNear(part) ? toStem(part) : part, start: offset })),
  );

/** The end of the word that starts here. */
function endOfWord(text: string, start: number): number {
  const rest = /^\.?[\p{L}\p{N}\p{M}]+(?:[.&'’_-][\p{L}\p{N}\p{M}]+|[+#])*/u.exec(
    text.slice(start, start + 80),
  );
  return start + Math.max(1, rest?.[0].length ?? 1);
}

function findSequence(stems: readonly Stem[], wanted: readonly string[]): number {
  const last = stems.length - wanted.length;
  for (let at = 0; at <= last; at++) {
    if (wanted.every((stem, place) => stems[at + place]?.stem === stem)) return at;
  }
  return -1;
}

/** Where the words first are adjacent, in any form. */
export function locatePhrase(text: string, words: string): Stretch | null {
  const wanted = listStems(words).map(({ stem }) => stem);
  if (wanted.length === 0) return null;
  // A stem begins with the first letter of its word, and stemming a complete resume is the slowest part here.
  const firstLetters = new Set(wanted.map((stem) => stem.charAt(0)));
  const stems = listStems(text, (word) => firstLetters.has(word.charAt(0)));
  const at = findSequence(stems, wanted);
  const first = stems[at];
  const last = stems[at + wanted.length - 1];
  return first && last ? { start: first.start, end: endOfWord(text, last.start) } : null;
}

/**
 * Matches the first or every occurrence of words as they are, with any white space and hyphens between them; part of an
 * email address is not a word, and 'to be' is not BE.
 */
export function literally(words: string, which: 'first' | 'every' = 'first'): RegExp {
  const typed = words.trim();
  const isSmall = isStopWord(typed.toLowerCase(), typed.toLowerCase());
  const pattern = (isSmall ? typed.toUpperCase() : typed)
    .split(/[\s-]+/)
    .map(escapePattern)
    .join(String.raw`[\s\-–]+`);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}+#]|[\p{L}\p{N}][.@])${pattern}(?![\p{L}\p{N}+#@])`,
    `${which === 'every' ? 'g' : ''}${isSmall ? '' : 'i'}u`,
  );
}

/** A form of a word begins like its stem, whose last letter may differ ('studies', 'study'). */
function anyForm(word: string): RegExp {
  const stem = toStem(word.toLowerCase());
  const start = stem.length > 4 && stem !== word.toLowerCase() ? stem.slice(0, -1) : stem;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(start)}\p{L}*`, 'iu');
}

/** Where each of some words first occurs, in roughly any form: for display, not for proof. */
export const locateWords = (text: string, patterns: readonly RegExp[]): Stretch[] =>
  patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });

/** The patterns to display the words of a ranking: all of them together first. */
export const rankingPatterns = (words: string): RegExp[] => [
  literally(words),
  ...words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(anyForm),
];
