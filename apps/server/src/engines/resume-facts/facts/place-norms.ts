import { cityNorm } from '../lexicon/cities.ts';
import { partsOfWorld } from '../lexicon/continents.ts';
import { countryCode, countryName } from '../lexicon/countries.ts';
import { findCityPlace, findState, type State } from '../lexicon/place-names.ts';

/** Delhi and the cities around it, which people ask for as one. */
const NCR = new Set([
  'delhi',
  'new delhi',
  'delhi ncr',
  'noida',
  'greater noida',
  'gurugram',
  'ghaziabad',
  'faridabad',
]);

/** A place as it is compared: the city it begins with, or the country, under the name that stands for all its names. */
export function placeNorm(value: string): string {
  const city = cityNorm(value);
  return countryName(countryCode(city) ?? '') ?? city;
}

/**
 * Everything that someone is in who lives at a place: the city, the states that are stated with it or known of it, the country,
 * which is stated or known of the state or the city, and the part of the world. `Austin, TX` is in `austin`, `texas` and
 * `united states`. What lies in no list is only where it says it is.
 *
 * @param value a place as it stands in a resume
 */
export function placeNorms(value: string): string[] {
  const { city, home, states, country } = readPlace(value);
  const norms = [
    placeNorm(value),
    ...states.map(({ name }) => name),
    ...(home?.country === country ? listAround(city) : []),
    countryName(country) ?? '',
    ...partsOfWorld(country),
  ];
  return [...new Set(norms)].filter((norm) => norm !== '');
}

/** The country that a place states or is known to lie in, by its ISO 3166 code; empty where neither tells. */
export const countryOfPlace = (value: string): string => readPlace(value).country;

function readPlace(value: string) {
  const parts = value.split(/[,|(/)]|\s-\s/u).map((part) => part.replace(/(?<![\d-])[\d-]+$/u, '').trim());
  const [first = '', ...rest] = parts;
  const city = cityNorm(first);
  const home = findCityPlace(city);
  // 'Berlin, DE' names the country by its code, which is Delaware's as well.
  const states = rest.filter((part) => part !== home?.country).flatMap((part) => findState(part) ?? []);
  const stated = parts.map(findCountry).find((code) => code !== undefined);
  const known = [states.find(isSure), findState(first.toLowerCase()), home].find(
    (place) => place !== undefined,
  );
  return { city, home, states, country: stated ?? known?.country ?? '' };
}

/** The state and the region of a city that is no other place's namesake. */
const listAround = (city: string): string[] => [
  findCityPlace(city)?.state ?? '',
  ...(NCR.has(city) ? ['delhi ncr'] : []),
];

/** Georgia is a state and a country: by its name alone it is neither. */
const isSure = ({ name }: State): boolean => countryCode(name) === undefined;
const findCountry = (part: string): string | undefined =>
  findState(part.toLowerCase()) === undefined ? countryCode(part) : undefined;
