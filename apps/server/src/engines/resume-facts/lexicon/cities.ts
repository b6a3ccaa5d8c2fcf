import data from './cities.json' with { type: 'json' };

/** All names of each city, the canonical one first. */
const CITY_NAMES = Object.entries(data.names).map(([name, others]) => [name, ...others.split(', ')]);
const BY_NAME = new Map(
  CITY_NAMES.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);

/** The city of a place in lower case, by its canonical name: `Bangalore, Karnataka` is `bengaluru`. */
export function cityNorm(value: string): string {
  const city = plainPlace(value.split(/[,|(/]| - /u)[0] ?? '');
  return BY_NAME.get(city) ?? city;
}

/** A place in lower case, with single spaces. */
export const plainPlace = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** All names of a city, including the given one. */
export function cityNames(city: string): string[] {
  const norm = cityNorm(city);
  return CITY_NAMES.find(([name]) => name === norm) ?? [norm];
}

/** True if a lower-case name belongs to a city with several names. */
export const isOneOfNames = (name: string): boolean => BY_NAME.has(name);
