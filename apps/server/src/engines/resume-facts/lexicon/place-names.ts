import { cityNames, isOneOfNames } from './cities.ts';
import { COUNTRY_NAMES } from './countries.ts';
import data from './place-names.json' with { type: 'json' };
import { type City, findWorldCity } from './world-cities.ts';

const namesIn = (names: string): string[] => names.split(', ');

/** A state: its name, its capitals (empty where there are none) and the country it is in, by its ISO 3166 code. */
export type State = { name: string; capitals: string; country: string };

const STATES: readonly State[] = Object.entries(data.states).flatMap(([country, states]) =>
  namesIn(states).map((state) => {
    const capitals = /(?<!\p{Lu})\p{Lu}+$/u.exec(state)?.[0] ?? '';
    return { name: state.slice(0, state.length - capitals.length).trim(), capitals, country };
  }),
);
const STATE_BY_CAPITALS = new Map(STATES.map((state) => [state.capitals, state]));
const STATE_BY_NAME = new Map(STATES.map((state) => [state.name, state]));

/** The state that a part of a place names, in full in any case or by its capitals. */
export const findState = (part: string): State | undefined =>
  (part === '' ? undefined : STATE_BY_CAPITALS.get(part)) ?? STATE_BY_NAME.get(part.toLowerCase());

/** Capitals that stand for a state or a country. */
export const REGION_CODES: ReadonlySet<string> = new Set([
  ...STATES.map(({ capitals }) => capitals).filter((capitals) => capitals !== ''),
  'UK',
  'US',
  'USA',
  'UAE',
  'EU',
]);

/** Countries as resumes shorten them, next to their names. */
const SHORT_COUNTRIES = namesIn('u.s.a, u.s.a., u.s., u.k., u.a.e, s.korea');

/** States and countries as resumes write them, in lower case. */
export const REGIONS: ReadonlySet<string> = new Set([
  ...STATES.map(({ name }) => name),
  ...COUNTRY_NAMES,
  ...SHORT_COUNTRIES,
]);

/** Our own, one entry for each place: Cambridge has two. */
const OWN_CITIES: readonly City[] = [
  ...Object.entries(data.citiesOfStates).flatMap(([state, cities]) =>
    namesIn(cities).map((name) => ({ name, country: STATE_BY_NAME.get(state)?.country ?? '', state })),
  ),
  ...Object.entries(data.citiesOfCountries).flatMap(([country, cities]) =>
    namesIn(cities).map((name) => ({ name, country })),
  ),
];
const OWN_BY_NAME = Map.groupBy(OWN_CITIES, ({ name }) => name);

/** What stands where a city would stand. */
const NO_CITY = new Set(namesIn('remote, hybrid, onsite, on-site, work from home, wfh, online, worldwide'));

/** Shorter other names of cities, like `sf` and `la`, are other words more often. */
const LEAST_LETTERS = 4;

/** Whether words in lower case are a city by themselves, or what stands where a city would stand. */
export function isCityName(name: string): boolean {
  if (OWN_BY_NAME.has(name) || NO_CITY.has(name) || findWorldCity(name) !== undefined) return true;
  return name.length >= LEAST_LETTERS && isOneOfNames(name);
}

/** Where a city lies, by any of its names in lower case; nothing where the name may mean one of two countries. */
export function findCityPlace(city: string): City | undefined {
  const names = [city, ...cityNames(city)];
  const own = names.flatMap((name) => OWN_BY_NAME.get(name) ?? []);
  const [first, ...others] = own;
  if (first) return others.every(({ country }) => country === first.country) ? first : undefined;
  const known = names.map(findWorldCity).find((place) => place !== undefined);
  return known?.country === '' ? undefined : known;
}
