import { oncePerObject } from '#lib/turns/once-per.ts';
import world from './world-cities.json' with { type: 'json' };

/** A city with its country's ISO 3166 code, empty if it may be one of two, and its state, if known. */
export type City = { name: string; country: string; state?: string };

/** Built when a name is first looked up; the JSON file has its source and license. */
const listCities = oncePerObject(
  (cities: Readonly<Record<string, string>>): ReadonlyMap<string, City> =>
    new Map(
      Object.entries(cities).flatMap(([place, names]) => {
        const [country = '', state] = place === '-' ? [] : place.split('/');
        return names
          .split(', ')
          .map((name) => [name, { name, country, ...(state !== undefined && { state }) }] as const);
      }),
    ),
);

/** The city with this name alone, in lower case, with or without accents. */
export const findWorldCity = (name: string): City | undefined =>
  listCities(world.cities).get(withoutAccents(name));

const withoutAccents = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{M}+/gu, '') : text;
