import data from './language-names.json' with { type: 'json' };

/** Every name of a language, with the one that stands for it. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ...data.names.flatMap((line) => line.split(', ')).map((name) => [name, name] as const),
  ...Object.entries(data.elsewhere).flatMap(([norm, names]) =>
    [norm, ...names.split(', ')].map((name) => [name, norm] as const),
  ),
]);

/** The one name that stands for all names of a language; undefined where the words are none that is known. */
export const languageNorm = (words: string): string | undefined => LANGUAGE_NAMES.get(words.toLowerCase());

const CHINESE = ['mandarin', 'cantonese', 'hokkien'];

/** Who speaks Mandarin speaks Chinese, and not the other way round. */
export const kindsOfLanguage = (words: string): readonly string[] =>
  languageNorm(words) === 'chinese' ? CHINESE : [];

/** All names of a language, by any of them; none where the words are no language. */
export function namesOfLanguage(words: string): string[] {
  const norm = languageNorm(words);
  return norm === undefined ? [] : [...LANGUAGE_NAMES].flatMap(([name, own]) => (own === norm ? [name] : []));
}
