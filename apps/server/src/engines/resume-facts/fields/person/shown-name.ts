/** All in capitals or all in small letters. */
const ONE_CASE = /^(?:[\p{Lu}\p{M}\p{P}\s]+|[\p{Ll}\p{M}\p{P}\s]+)$/u;
/** Small words inside names of many languages; one letter case hides whether one begins large. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'al bin binti da das de del della den der di do dos du el la le ibn ten ter van von y zu'.split(' '),
);
/** Without a vowel, two or three letters are initials that lost their stops. */
const INITIALS = /^[^AEIOUYÀ-ÖØ-Ý]{2,3}$/u;

const LONGEST = 45;
/** `QUILL, Mara`: capitals alone before the comma, and none but first letters behind it. */
const SURNAME = String.raw`\p{Lu}[\p{Lu}'’-]{1,20}(?: [\p{Lu}'’-]{2,20}){0,3}`;
const GIVEN = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}`;
const SURNAME_FIRST = new RegExp(`^(?<surname>${SURNAME}), (?<given>${GIVEN})$`, 'u');

/** `QUILL, Mara` in the order in which people are addressed, `Mara QUILL`; null for all other words. */
export function withSurnameLast(words: string): string | null {
  if (words.length > LONGEST) return null;
  const { surname, given } = SURNAME_FIRST.exec(words)?.groups ?? {};
  return surname && given ? `${given} ${surname}` : null;
}

/**
 * A name as people are addressed: `ANANYA RAO` is shown as `Ananya Rao`, with `McKay`, `D'Souza`, particles and initials as
 * they are written, and so is `ananya rao`. A name in capitals and small letters is someone's own spelling and stays.
 */
export function shownName(value: string): string {
  const ordered = withSurnameLast(value);
  if (ordered) return ordered.split(' ').map(shownPart).join(' ');
  if (!ONE_CASE.test(value)) return value;
  const words = value.split(' ');
  return words.map((word, at) => shownWord(word, at > 0 && at < words.length - 1)).join(' ');
}

/** The given name keeps its spelling, and behind it begins a surname in capitals. */
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
