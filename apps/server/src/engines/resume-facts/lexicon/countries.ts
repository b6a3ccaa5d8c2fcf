import { plainPlace } from './cities.ts';
import data from './countries.json' with { type: 'json' };

const OTHER_NAMES = new Map(Object.entries(data.names));

/** What two letters can be; CLDR names those that are taken. A former code, such as UK, stands for another one. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isOfToday);
/** Not countries, although CLDR has names for them: unions, tests of a language's letters, what is unknown. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

function namesOfCountries(): Map<string, string[]> {
  const cldr = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = CODES.filter((code) => !NO_COUNTRIES.has(code));
  return new Map(
    codes.flatMap((code) => {
      const name = cldr.of(code);
      const others = OTHER_NAMES.get(code)?.split(', ') ?? [];
      return name === undefined ? [] : [[code, [...others, plainPlace(name)]] as const];
    }),
  );
}

const NAMES = namesOfCountries();
const CODE_BY_NAME = new Map(
  [...NAMES].flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** All of those names, in lower case. */
export const COUNTRY_NAMES: readonly string[] = [...CODE_BY_NAME.keys()];

/** The ISO 3166 code of a country by any of its names, in any case. */
export const countryCode = (name: string): string | undefined => CODE_BY_NAME.get(plainPlace(name));

/** The name in lower case that stands for all names of a country. */
export const countryName = (code: string): string | undefined => NAMES.get(code)?.[0];
