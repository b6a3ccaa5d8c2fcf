import data from './occupations-abroad.json' with { type: 'json' };
import { OCCUPATIONS } from './occupations.ts';

/** Names abroad by the English one. */
const BY_ENGLISH = new Map(
  Object.entries(data.names).map(([english, names]): [string, readonly string[]] => [
    english,
    names.split(', '),
  ]),
);

/** The English names by one abroad, the longest alone: `küchenchef` is a head chef, and `köchin` a chef and a cook. */
const ENGLISH = Map.groupBy(
  [...BY_ENGLISH].flatMap(([english, names]) => names.map((name) => ({ english, name }))),
  ({ name }) => name,
);

/** What an occupation is called in other languages, by its English name or by one of those; in lower case, the singular. */
export function namesAbroad(name: string): readonly string[] {
  const abroad = BY_ENGLISH.get(name);
  if (abroad) return abroad;
  // `Contadores` has lost its s alone.
  const named = ENGLISH.get(name) ?? ENGLISH.get(name.replace(/(?<=r)e$/u, '')) ?? [];
  const names = named.map(({ english }) => english);
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return names
    .filter(({ length }) => length === longest)
    .flatMap((english) => [english, ...(BY_ENGLISH.get(english) ?? [])]);
}

/** Whether people are called so in other languages, one of them or several, and not in English. */
export const isOccupationAbroad = (word: string): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some(
    (name) => ENGLISH.has(name) && !OCCUPATIONS.has(name),
  );

/** Occupations abroad of one word, which a title has in it as English ones have `nurse`. */
export const HEADS_ABROAD: readonly string[] = [...ENGLISH.keys()].filter((name) => !/[\s']/u.test(name));
