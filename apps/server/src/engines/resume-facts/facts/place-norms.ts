import { cityNorm } from '../lexicon/cities.ts';
import { partsOfWorld } from '../lexicon/continents.ts';
import { countryCode, countryName } from '../lexicon/countries.ts';
import { findCityPlace, findState, type State } from '../lexicon/place-names.ts';

/** Delhi and the cities around it, which people search as one. */
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

/** The comparison form of a place: the city it begins with, or the country, by its canonical name. */
export function placeNorm(value: string): string {
  const city = cityNorm(value);
  return countryName(countryCode(city) ?? '') ?? city;
}

/**
 * Every place that contains a given one: the city, the states stated with it or known for it, the country, stated or
 * known for the state or city, and the continent. `Austin, TX` is in `austin`, `texas` and `united states`. A place in
 * no list is only where it says it is.
 *
 * @param value a place as written in a resume
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

/** The ISO 3166 code of the country that a place states or is known to be in; empty if neither. */
export const countryOfPlace = (value: string): string => readPlace(value).country;

function readPlace(value: string) {
  const parts = value.split(/[,|(/)]|\s-\s/u).map((part) => part.replace(/(?<![\d-])[\d-]+$/u, '').trim());
  const [first = '', ...rest] = parts;
  const city = cityNorm(first);
  const home = findCityPlace(city);
  // 'Berlin, DE' gives the country by its code, which is also Delaware's.
  const states = rest.filter((part) => part !== home?.country).flatMap((part) => findState(part) ?? []);
  const stated = parts.map(findCountry).find((code) => code !== undefined);
  const known = [states.find(isSure), findState(first.toLowerCase()), home].find(
    (place) => place !== undefined,
  );
  return { city, home, states, country: stated ?? known?.country ?? '' };
}

/** The state and region of a city whose name is unique. */
const listAround = (city: string): string[] => [
  findCityPlace(city)?.state ?? '',
  ...(NCR.has(city) ? ['delhi ncr'] : []),
];

/** Georgia is both a state and a country, so the name alone is neither. */
const isSure = ({ name }: State): boolean => countryCode(name) === undefined;
const findCountry = (part: string): string | undefined =>
  findState(part.toLowerCase()) === undefined ? countryCode(part) : undefined;
