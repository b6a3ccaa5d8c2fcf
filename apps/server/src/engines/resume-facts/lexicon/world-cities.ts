import { oncePerObject } from '#lib/turns/once-per.ts';
import world from './world-cities.json' with { type: 'json' };

/** A city with the country that it lies in by its ISO 3166 code, empty where it may be one of two, and the state where that is known. */
export type City = { name: string; country: string; state?: string };

/** Made when a name is first looked up; source and licence stand in the file. */
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

/** The city of the world that a name means by itself, in lower case and with accents or without. */
export const findWorldCity = (name: string): City | undefined =>
  listCities(world.cities).get(withoutAccents(name));

const withoutAccents = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{M}+/gu, '') : text;
