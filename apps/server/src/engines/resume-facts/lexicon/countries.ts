import { plainPlace } from './cities.ts';
import data from './countries.json' with { type: 'json' };

const OTHER_NAMES = new Map(Object.entries(data.names));

/** All two-letter codes; CLDR names the assigned ones. A former code, such as UK, is an alias. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isOfToday);
/** Not countries, although CLDR names them: unions, pseudo-locales, and unknown. */
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

/** All country names in lower case. */
export const COUNTRY_NAMES: readonly string[] = [...CODE_BY_NAME.keys()];

/** The ISO 3166 code of a country by any of its names, in any case. */
export const countryCode = (name: string): string | undefined => CODE_BY_NAME.get(plainPlace(name));

/** The canonical name of a country in lower case. */
export const countryName = (code: string): string | undefined => NAMES.get(code)?.[0];
