import { cityNames, isOneOfNames } from './cities.ts';
import { COUNTRY_NAMES } from './countries.ts';
import data from './place-names.json' with { type: 'json' };
import { type City, findWorldCity } from './world-cities.ts';

const namesIn = (names: string): string[] => names.split(', ');

/** A state: its name, its abbreviation (empty if there is none) and its country's ISO 3166 code. */
export type State = { name: string; capitals: string; country: string };

const STATES: readonly State[] = Object.entries(data.states).flatMap(([country, states]) =>
  namesIn(states).map((state) => {
    const capitals = /(?<!\p{Lu})\p{Lu}+$/u.exec(state)?.[0] ?? '';
    return { name: state.slice(0, state.length - capitals.length).trim(), capitals, country };
  }),
);
const STATE_BY_CAPITALS = new Map(STATES.map((state) => [state.capitals, state]));
const STATE_BY_NAME = new Map(STATES.map((state) => [state.name, state]));

/** The state named by a part of a place, in full in any case or by its abbreviation. */
export const findState = (part: string): State | undefined =>
  (part === '' ? undefined : STATE_BY_CAPITALS.get(part)) ?? STATE_BY_NAME.get(part.toLowerCase());

/** Abbreviations of a state or country. */
export const REGION_CODES: ReadonlySet<string> = new Set([
  ...STATES.map(({ capitals }) => capitals).filter((capitals) => capitals !== ''),
  'UK',
  'US',
  'USA',
  'UAE',
  'EU',
]);

/** Abbreviations of countries in resumes, in addition to their names. */
const SHORT_COUNTRIES = namesIn('u.s.a, u.s.a., u.s., u.k., u.a.e, s.korea');

/** States and countries as written in resumes, in lower case. */
export const REGIONS: ReadonlySet<string> = new Set([
  ...STATES.map(({ name }) => name),
  ...COUNTRY_NAMES,
  ...SHORT_COUNTRIES,
]);

/** Our own list, with one entry per place: Cambridge has two. */
const OWN_CITIES: readonly City[] = [
  ...Object.entries(data.citiesOfStates).flatMap(([state, cities]) =>
    namesIn(cities).map((name) => ({ name, country: STATE_BY_NAME.get(state)?.country ?? '', state })),
  ),
  ...Object.entries(data.citiesOfCountries).flatMap(([country, cities]) =>
    namesIn(cities).map((name) => ({ name, country })),
  ),
];
const OWN_BY_NAME = Map.groupBy(OWN_CITIES, ({ name }) => name);

/** Words used in place of a city. */
const NO_CITY = new Set(namesIn('remote, hybrid, onsite, on-site, work from home, wfh, online, worldwide'));

/** Shorter aliases of cities, such as `sf` and `la`, are more often other words. */
const LEAST_LETTERS = 4;

/** True if the lower-case words are a city on their own, or used in place of one. */
export function isCityName(name: string): boolean {
  if (OWN_BY_NAME.has(name) || NO_CITY.has(name) || findWorldCity(name) !== undefined) return true;
  return name.length >= LEAST_LETTERS && isOneOfNames(name);
}

/** Where a city is, by any of its names in lower case. Undefined if the name may be in one of two countries. */
export function findCityPlace(city: string): City | undefined {
  const names = [city, ...cityNames(city)];
  const own = names.flatMap((name) => OWN_BY_NAME.get(name) ?? []);
  const [first, ...others] = own;
  if (first) return others.every(({ country }) => country === first.country) ? first : undefined;
  const known = names.map(findWorldCity).find((place) => place !== undefined);
  return known?.country === '' ? undefined : known;
}
