import { plainPlace } from './cities.ts';

/** Names of countries next to those that Unicode's CLDR has for them, by their ISO 3166 code; the first stands for all. */
const OTHER_NAMES: Record<string, string[]> = {
  US: ['united states', 'usa', 'us', 'u s', 'u s a', 'united states of america', 'america', 'the states'],
  GB: ['united kingdom', 'uk', 'u k', 'great britain', 'britain'],
  AE: ['united arab emirates', 'uae', 'u a e', 'emirates'],
  SA: ['saudi arabia', 'ksa', 'kingdom of saudi arabia'],
  IN: ['india', 'bharat'],
  DE: ['germany', 'deutschland'],
  AT: ['austria', 'österreich'],
  CH: ['switzerland', 'schweiz', 'suisse'],
  NL: ['netherlands', 'the netherlands', 'holland'],
  ES: ['spain', 'españa'],
  IT: ['italy', 'italia'],
  BR: ['brazil', 'brasil'],
  MX: ['mexico', 'méxico'],
  CZ: ['czechia', 'czech republic'],
  TR: ['turkey', 'türkiye'],
  RU: ['russia', 'russian federation'],
  KR: ['south korea', 'korea', 's korea', 'republic of korea'],
  VN: ['vietnam', 'viet nam'],
  MA: ['morocco', 'maroc'],
  HK: ['hong kong'],
  MO: ['macao', 'macau'],
  MM: ['myanmar', 'burma'],
  CI: ['ivory coast', 'côte d ivoire'],
};

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
      return name === undefined ? [] : [[code, [...(OTHER_NAMES[code] ?? []), plainPlace(name)]] as const];
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
