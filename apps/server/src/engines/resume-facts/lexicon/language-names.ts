import data from './language-names.json' with { type: 'json' };

/** Every name of a language, with its canonical name. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ...data.names.flatMap((line) => line.split(', ')).map((name) => [name, name] as const),
  ...Object.entries(data.elsewhere).flatMap(([norm, names]) =>
    [norm, ...names.split(', ')].map((name) => [name, norm] as const),
  ),
]);

/** The canonical name of a language; undefined if unknown. */
export const languageNorm = (words: string): string | undefined => LANGUAGE_NAMES.get(words.toLowerCase());

const CHINESE = ['mandarin', 'cantonese', 'hokkien'];

/** Someone who speaks Mandarin speaks Chinese, but not vice versa. */
export const kindsOfLanguage = (words: string): readonly string[] =>
  languageNorm(words) === 'chinese' ? CHINESE : [];

/** All names of a language, given any of them; empty if the words are not a language. */
export function namesOfLanguage(words: string): string[] {
  const norm = languageNorm(words);
  return norm === undefined ? [] : [...LANGUAGE_NAMES].flatMap(([name, own]) => (own === norm ? [name] : []));
}
