/** Cities with more than one name; the first is the one that stands for all. Neighbours that people tell apart stand apart. */
const CITY_NAMES = [
  ['bengaluru', 'bangalore', 'banglore', 'bangaluru', 'blr'],
  ['gurugram', 'gurgaon'],
  ['mumbai', 'bombay'],
  ['navi mumbai', 'new mumbai', 'new bombay'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta', 'culcutta'],
  ['delhi ncr', 'ncr', 'ncr delhi'],
  ['pune', 'poona'],
  ['hyderabad', 'hyderbad', 'hyd'],
  ['visakhapatnam', 'vizag', 'vishakhapatnam', 'visakapatnam', 'visakhapatanam'],
  ['thiruvananthapuram', 'trivandrum'],
  ['kochi', 'cochin', 'ernakulam'],
  ['kozhikode', 'calicut'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['hubballi', 'hubli'],
  ['vadodara', 'baroda'],
  ['puducherry', 'pondicherry'],
  ['prayagraj', 'allahabad'],
  ['varanasi', 'banaras', 'benares'],
  ['tiruchirappalli', 'trichy', 'tiruchirapalli'],
  ['thoothukudi', 'tuticorin'],
  ['guwahati', 'gauhati'],
  ['kanpur', 'cawnpore'],
  ['vijayawada', 'bezawada'],
  ['new york', 'new york city', 'nyc', 'manhattan'],
  ['san francisco', 'san fran', 'sf'],
  ['los angeles', 'la'],
  ['washington', 'washington dc', 'washington d c'],
  ['munich', 'münchen', 'muenchen'],
  ['cologne', 'köln', 'koeln'],
  ['vienna', 'wien'],
  ['zurich', 'zürich', 'zuerich'],
  ['geneva', 'genève', 'genf'],
  ['milan', 'milano'],
  ['rome', 'roma'],
  ['lisbon', 'lisboa'],
  ['brussels', 'bruxelles', 'brussel'],
  ['the hague', 'den haag'],
  ['gothenburg', 'göteborg', 'goteborg'],
  ['copenhagen', 'københavn'],
  ['prague', 'praha'],
  ['warsaw', 'warszawa'],
  ['são paulo', 'sao paulo'],
];
const BY_NAME = new Map(
  CITY_NAMES.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);

/** The city of a place, in lower case and by the name that stands for all its names: `Bangalore, Karnataka` is `bengaluru`. */
export function cityNorm(value: string): string {
  const city = plainPlace(value.split(/[,|(/]| - /u)[0] ?? '');
  return BY_NAME.get(city) ?? city;
}

/** The letters of a place in lower case, with single spaces. */
export const plainPlace = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** All names of a city, that one included. */
export function cityNames(city: string): string[] {
  const norm = cityNorm(city);
  return CITY_NAMES.find(([name]) => name === norm) ?? [norm];
}

/** Whether a name in lower case is one of several that a city has. */
export const isOneOfNames = (name: string): boolean => BY_NAME.has(name);
