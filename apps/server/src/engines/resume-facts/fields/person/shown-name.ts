/** All in capitals or all in lower case. */
const ONE_CASE = /^(?:[\p{Lu}\p{M}\p{P}\s]+|[\p{Ll}\p{M}\p{P}\s]+)$/u;
/** Small words within names of many languages; text in a single case hides whether they are capitalized. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'al bin binti da das de del della den der di do dos du el la le ibn ten ter van von y zu'.split(' '),
);
/** Two or three letters without a vowel are initials without periods. */
const INITIALS = /^[^AEIOUYÀ-ÖØ-Ý]{2,3}$/u;

const LONGEST = 45;
/** `QUILL, Mara`: all capitals before the comma, and only initial capitals after it. */
const SURNAME = String.raw`\p{Lu}[\p{Lu}'’-]{1,20}(?: [\p{Lu}'’-]{2,20}){0,3}`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}`;
const SURNAME_FIRST = new RegExp(`^(?<surname>${SURNAME}), (?<given>${GIVEN})$`, 'u');

/** `QUILL, Mara` in display order, `Mara QUILL`; null for any other words. */
export function withSurnameLast(words: string): string | null {
  if (words.length > LONGEST) return null;
  const { surname, given } = SURNAME_FIRST.exec(words)?.groups ?? {};
  return surname && given ? `${given} ${surname}` : null;
}

/**
 * A name in display form: `ANANYA RAO` and `ananya rao` become `Ananya Rao`, with `McKay`, `D'Souza`, particles and
 * initials spelled correctly. A name in mixed case is the person's own spelling and stays.
 */
export function shownName(value: string): string {
  const ordered = withSurnameLast(value);
  if (ordered) return ordered.split(' ').map(shownPart).join(' ');
  if (!ONE_CASE.test(value)) return value;
  const words = value.split(' ');
  return words.map((word, at) => shownWord(word, at > 0 && at < words.length - 1)).join(' ');
}

/** The given name keeps its spelling, while a surname in capitals after it is converted. */
const shownPart = (word: string, at: number, words: readonly string[]): string =>
  at > 0 && ONE_CASE.test(word) ? shownWord(word, at < words.length - 1) : word;

function shownWord(word: string, isInside: boolean): string {
  const small = word.toLowerCase();
  if (isInside && PARTICLES.has(small)) return small;
  if (INITIALS.test(word) || /\p{L}\.\p{L}/u.test(word)) return word;
  return small
    .replace(/(?<![\p{L}\p{M}])(?:mc)?\p{L}/gu, (letters) => capitalised(letters))
    .replace(/(?<=(?<!\p{L})Mc)\p{L}/gu, (letter) => letter.toUpperCase());
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
