import data from './occupations-abroad.json' with { type: 'json' };
import { OCCUPATIONS } from './occupations.ts';

/** Foreign names by the English one. */
const BY_ENGLISH = new Map(
  Object.entries(data.names).map(([english, names]): [string, readonly string[]] => [
    english,
    names.split(', '),
  ]),
);

/** The English names by a foreign one; only the longest: `küchenchef` is a head chef, and `köchin` a chef and a cook. */
const ENGLISH = Map.groupBy(
  [...BY_ENGLISH].flatMap(([english, names]) => names.map((name) => ({ english, name }))),
  ({ name }) => name,
);

/** What an occupation is called in other languages, given its English name or one of those; in lower case, singular. */
export function namesAbroad(name: string): readonly string[] {
  const abroad = BY_ENGLISH.get(name);
  if (abroad) return abroad;
  // `Contadores` has only lost its s.
  const named = ENGLISH.get(name) ?? ENGLISH.get(name.replace(/(?<=r)e$/u, '')) ?? [];
  const names = named.map(({ english }) => english);
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return names
    .filter(({ length }) => length === longest)
    .flatMap((english) => [english, ...(BY_ENGLISH.get(english) ?? [])]);
}

/** True if the word is an occupation in other languages, singular or plural, but not in English. */
export const isOccupationAbroad = (word: string): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some(
    (name) => ENGLISH.has(name) && !OCCUPATIONS.has(name),
  );

/** Foreign occupations of one word, which titles contain as English ones contain `nurse`. */
export const HEADS_ABROAD: readonly string[] = [...ENGLISH.keys()].filter((name) => !/[\s']/u.test(name));
