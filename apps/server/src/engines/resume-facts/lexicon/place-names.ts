import { cityNames, isOneOfNames } from './cities.ts';
import { COUNTRY_NAMES } from './countries.ts';
import { type City, findWorldCity } from './world-cities.ts';

/** Names with commas or line breaks between them, in lower case. */
const namesIn = (names: string): string[] =>
  names
    .split(/[,\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** States by the country they are in, in lower case, each with the capitals that stand for it where those are usual. */
const STATES_OF_COUNTRIES: Record<string, string> = {
  US: `alabama AL, alaska AK, arizona AZ, arkansas AR, california CA, colorado CO, connecticut CT, delaware DE, district of columbia DC, florida FL, georgia GA, hawaii HI
idaho ID, illinois IL, indiana IN, iowa IA, kansas KS, kentucky KY, louisiana LA, maine ME, maryland MD, massachusetts MA, michigan MI, minnesota MN, mississippi MS
missouri MO, montana MT, nebraska NE, nevada NV, new hampshire NH, new jersey NJ, new mexico NM, new york NY, north carolina NC, north dakota ND, ohio OH, oklahoma OK
oregon OR, pennsylvania PA, rhode island RI, south carolina SC, south dakota SD, tennessee TN, texas TX, utah UT, vermont VT, virginia VA, washington WA
west virginia WV, wisconsin WI, wyoming WY`,
  CA: `ontario ON, quebec QC, british columbia BC, alberta AB, manitoba MB, saskatchewan SK, nova scotia NS, new brunswick NB, newfoundland and labrador NL
prince edward island PE, yukon YT, northwest territories, nunavut NU`,
  IN: `andhra pradesh AP, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat GJ, haryana HR, himachal pradesh, jammu and kashmir, jammu & kashmir, jharkhand
karnataka KA, kerala, madhya pradesh MP, maharashtra MH, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu
telangana TS, tripura, uttar pradesh UP, uttarakhand, uttaranchal, west bengal WB, chandigarh, delhi, puducherry, daman and diu, ladakh, lakshadweep, andaman and nicobar islands`,
  GB: `england, scotland, wales, northern ireland, bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset
east sussex, west sussex, essex, gloucestershire, greater london, greater manchester, hampshire, herefordshire, hertfordshire, kent, lancashire, leicestershire
lincolnshire, merseyside, norfolk, northamptonshire, northumberland, nottinghamshire, oxfordshire, rutland, shropshire, somerset, staffordshire, suffolk, surrey
tyne and wear, warwickshire, west midlands, wiltshire, worcestershire, north yorkshire, south yorkshire, west yorkshire, fife, aberdeenshire, gwynedd, pembrokeshire
county antrim, county armagh, county down, county fermanagh, county londonderry, county tyrone`,
  AU: `new south wales NSW, victoria VIC, queensland QLD, south australia, western australia, tasmania TAS, australian capital territory ACT, northern territory`,
};

/** A state: its name, its capitals (empty where there are none) and the country it is in, by its ISO 3166 code. */
export type State = { name: string; capitals: string; country: string };

const STATES: readonly State[] = Object.entries(STATES_OF_COUNTRIES).flatMap(([country, states]) =>
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

/**
 * Cities that the list of the world has not, since their names are ordinary words, other names of theirs, or places within them;
 * and those that are meant where their name stands alone, although there is another of that name.
 */
const CITIES_OF_STATES: Record<string, string> = {
  maharashtra: `navi mumbai, new mumbai, thane, nasik`,
  delhi: `delhi, delhi ncr, ncr`,
  'uttar pradesh': `gorakhpur`,
  'tamil nadu': `salem, erode`,
  telangana: `hyderabad`,
  'west bengal': `howrah`,
  rajasthan: `jodhpur`,
  odisha: `bhubaneswar, rourkela`,
  uttarakhand: `dehradun`,
  kerala: `kochi, ernakulam`,
  goa: `margao`,
  england: `manchester, oxford, reading, durham, cambridge, birmingham, lincoln, richmond, worcester`,
};
const CITIES_OF_COUNTRIES: Record<string, string> = {
  US: `san jose, santa clara, santa cruz, santa fe, menlo park, phoenix, boulder, charlotte, durham, toledo, st. paul, saint louis, princeton, ithaca, buffalo
providence, washington, alexandria, mclean, fredericksburg, la verne, urbana, champaign, west lafayette, anchorage, cambridge, birmingham, lincoln, richmond, worcester`,
  CA: `vancouver, waterloo`,
  IE: `cork, galway`,
  DE: `berlin, frankfurt, heidelberg`,
  FR: `marseille, nice`,
  ES: `barcelona, valencia`,
  IT: `torino, napoli, bologna, firenze, genova`,
  NL: `delft`,
  BE: `antwerp, ghent, gent`,
  DK: `aarhus`,
  CZ: `plzeň`,
  UA: `kiev`,
  CN: `shanghai`,
  PH: `manila, cebu`,
  LK: `colombo`,
  OM: `muscat`,
  EG: `alexandria`,
  IL: `petah tikva, rishon lezion, beer sheva`,
};

/** Our own, one entry for each place: Cambridge has two. */
const OWN_CITIES: readonly City[] = [
  ...Object.entries(CITIES_OF_STATES).flatMap(([state, cities]) =>
    namesIn(cities).map((name) => ({ name, country: STATE_BY_NAME.get(state)?.country ?? '', state })),
  ),
  ...Object.entries(CITIES_OF_COUNTRIES).flatMap(([country, cities]) =>
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
