/** Names with commas or line breaks between them, in lower case. */
export const namesIn = (names: string): string[] =>
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
  CA: `ontario ON, quebec QC, british columbia BC, alberta AB, manitoba MB, saskatchewan SK, nova scotia NS, new brunswick NB`,
  IN: `andhra pradesh AP, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat GJ, haryana HR, himachal pradesh, jammu and kashmir, jammu & kashmir, jharkhand
karnataka KA, kerala, madhya pradesh MP, maharashtra MH, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu
telangana TS, tripura, uttar pradesh UP, uttarakhand, uttaranchal, west bengal WB, chandigarh, delhi, puducherry, daman and diu`,
  GB: `england, scotland, wales, northern ireland`,
  AU: `new south wales NSW, victoria VIC, queensland QLD`,
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

/** States and countries as resumes write them, in lower case. */
export const REGIONS: ReadonlySet<string> = new Set([
  ...STATES.map(({ name }) => name),
  ...namesIn(`
india, usa, u.s.a, u.s.a., united states, united states of america, us, u.s., uk, u.k., u.k, united kingdom, ireland, canada, australia, new zealand
germany, deutschland, france, spain, españa, italy, italia, portugal, netherlands, the netherlands, belgium, switzerland, schweiz, austria, österreich, denmark, sweden, norway
finland, poland, czech republic, czechia, hungary, romania, bulgaria, greece, turkey, russia, ukraine, estonia, latvia, lithuania, croatia, serbia, slovenia, slovakia, luxembourg
brazil, brasil, mexico, méxico, argentina, chile, colombia, peru, venezuela, ecuador, uruguay
china, japan, south korea, s.korea, korea, republic of korea, taiwan, hong kong, singapore, malaysia, indonesia, thailand, vietnam, philippines, sri lanka, bangladesh, pakistan, nepal, bhutan
uae, u.a.e, united arab emirates, saudi arabia, ksa, kingdom of saudi arabia, qatar, kuwait, oman, bahrain, iran, iraq, israel, jordan, lebanon, egypt, morocco, maroc, tunisia, algeria, nigeria, kenya, ghana, south africa, tanzania, ethiopia, uganda`),
]);

/** The cities of states whose resumes seldom name the state. */
const CITIES_OF_STATES: Record<string, string> = {
  maharashtra: `mumbai, navi mumbai, new mumbai, bombay, thane, pune, nagpur, nashik, nasik, aurangabad, kolhapur, solapur, amravati`,
  delhi: `delhi, new delhi, delhi ncr, ncr`,
  'uttar pradesh': `noida, greater noida, ghaziabad, lucknow, kanpur, agra, varanasi, allahabad, prayagraj, meerut, bareilly, gorakhpur, aligarh, moradabad`,
  haryana: `gurgaon, gurugram, faridabad, panchkula`,
  karnataka: `bengaluru, bangalore, banglore, mysore, mysuru, mangalore, mangaluru, hubli, belgaum`,
  'tamil nadu': `chennai, madras, coimbatore, madurai, salem, trichy, tiruchirappalli, vellore, tirunelveli, erode, hosur`,
  telangana: `hyderabad, secunderabad, warangal, karimnagar`,
  'andhra pradesh': `visakhapatnam, vizag, vijayawada, guntur, tirupati, nellore, kakinada, rajahmundry`,
  'west bengal': `kolkata, calcutta, howrah, durgapur, siliguri, asansol`,
  gujarat: `ahmedabad, surat, vadodara, baroda, rajkot, gandhinagar, vapi, jamnagar, bhavnagar`,
  rajasthan: `jaipur, jodhpur, udaipur, kota, ajmer, bikaner`,
  'madhya pradesh': `indore, bhopal, gwalior, jabalpur, ujjain`,
  chhattisgarh: `raipur, bilaspur, bhilai`,
  bihar: `patna, gaya`,
  jharkhand: `ranchi, jamshedpur, dhanbad, bokaro`,
  odisha: `bhubaneswar, cuttack, rourkela`,
  assam: `guwahati`,
  chandigarh: `chandigarh`,
  punjab: `mohali, ludhiana, amritsar, jalandhar, patiala`,
  uttarakhand: `dehradun, haridwar`,
  'himachal pradesh': `shimla`,
  'jammu and kashmir': `jammu, srinagar`,
  kerala: `kochi, cochin, ernakulam, trivandrum, thiruvananthapuram, calicut, kozhikode, thrissur, kollam, kottayam`,
  goa: `panaji, margao`,
  puducherry: `pondicherry, puducherry`,
  scotland: `edinburgh, glasgow`,
  wales: `cardiff`,
  'northern ireland': `belfast`,
  england: `london, manchester, leeds, liverpool, birmingham, bristol, oxford, reading, cambridge, durham, lincoln, richmond, worcester`,
};

/** Cities that stand without a state next to them, and of several words, by the ISO 3166 code of the country they lie in. */
const CITIES_OF_COUNTRIES: Record<string, string> = {
  US: `new york, new york city, nyc, brooklyn, manhattan, los angeles, san francisco, san jose, san diego, santa clara, santa monica, santa barbara, santa cruz
santa fe, sunnyvale, mountain view, palo alto, menlo park, redwood city, cupertino, fremont, oakland, berkeley, sacramento, long beach, irvine, pasadena
chicago, springfield, houston, dallas, austin, san antonio, fort worth, el paso, plano, irving, seattle, bellevue, redmond, tacoma, spokane, portland, eugene
boston, cambridge, worcester, philadelphia, pittsburgh, phoenix, tempe, scottsdale, tucson, denver, boulder, colorado springs, salt lake city, las vegas
reno, albuquerque, atlanta, miami, orlando, tampa, jacksonville, fort lauderdale, west palm beach, st. petersburg, charlotte, raleigh, durham, chapel hill
greensboro, charleston, columbia, nashville, memphis, knoxville, chattanooga, louisville, lexington, cincinnati, cleveland, columbus, dayton, toledo, akron
detroit, ann arbor, grand rapids, lansing, milwaukee, madison, minneapolis, saint paul, st. paul, des moines, iowa city, kansas city, st. louis, saint louis
omaha, lincoln, oklahoma city, tulsa, new orleans, baton rouge, little rock, birmingham, huntsville, montgomery, jersey city, newark, hoboken, princeton
edison, trenton, ithaca, buffalo, rochester, albany, syracuse, white plains, stamford, hartford, new haven, providence, baltimore, washington, washington dc
washington d.c., arlington, alexandria, reston, mclean, richmond, norfolk, virginia beach, fredericksburg, la verne, pomona, urbana, champaign, bloomington
indianapolis, west lafayette, south bend, college station, honolulu, anchorage, boise`,
  CA: `toronto, vancouver, montreal, montréal, ottawa, calgary, edmonton, winnipeg, waterloo, mississauga`,
  IE: `dublin, cork, galway`,
  DE: `berlin, munich, münchen, hamburg, frankfurt, frankfurt am main, köln, cologne, stuttgart, düsseldorf, leipzig, dresden, bremen, hannover, nürnberg, karlsruhe
mannheim, heidelberg, bonn, aachen, potsdam, dortmund, essen, duisburg, bochum, wuppertal, bielefeld, münster, mainz, wiesbaden, augsburg, kassel, chemnitz
magdeburg, erfurt, rostock, lübeck, kiel, regensburg, würzburg, darmstadt, osnabrück, göttingen, braunschweig, jena, saarbrücken`,
  AT: `wien, vienna, graz, linz, salzburg, innsbruck`,
  CH: `zürich, zurich, basel, bern, geneva, genève, lausanne, winterthur, lugano`,
  FR: `paris, lyon, marseille, toulouse, bordeaux, lille, nantes, nice, strasbourg, rennes, grenoble, montpellier, dijon`,
  ES: `madrid, barcelona, valencia, sevilla, bilbao, málaga, zaragoza, murcia, alicante`,
  PT: `lisbon, lisboa, porto, braga, coimbra`,
  IT: `rome, roma, milan, milano, torino, turin, naples, napoli, bologna, florence, firenze, genova, palermo, padova, catania, trieste`,
  NL: `amsterdam, rotterdam, utrecht, eindhoven, den haag, the hague, delft, groningen, tilburg, nijmegen, maastricht`,
  BE: `brussels, bruxelles, antwerp, ghent, gent, leuven`,
  DK: `copenhagen, københavn, aarhus, odense, aalborg`,
  SE: `stockholm, gothenburg, göteborg, malmö, uppsala, linköping, västerås, örebro`,
  NO: `oslo, bergen, trondheim, stavanger`,
  FI: `helsinki, espoo, tampere, turku, oulu`,
  PL: `warsaw, warszawa, kraków, krakow, wrocław, gdańsk, poznań, łódź, katowice, szczecin`,
  CZ: `prague, praha, brno, ostrava, plzeň, olomouc`,
  HU: `budapest, debrecen, szeged`,
  RO: `bucharest, cluj-napoca, timișoara`,
  BG: `sofia, plovdiv`,
  GR: `athens, thessaloniki`,
  TR: `istanbul, ankara`,
  RU: `moscow`,
  UA: `kyiv, kiev`,
  LV: `riga`,
  LT: `vilnius`,
  EE: `tallinn`,
  HR: `zagreb`,
  RS: `belgrade`,
  SI: `ljubljana`,
  SK: `bratislava, košice`,
  LU: `luxembourg`,
  BR: `são paulo, sao paulo, rio de janeiro, brasília`,
  MX: `mexico city, guadalajara, monterrey`,
  AR: `buenos aires`,
  CL: `santiago`,
  CO: `bogotá, bogota`,
  PE: `lima`,
  EC: `quito`,
  UY: `montevideo`,
  CN: `beijing, shanghai, shenzhen, guangzhou`,
  HK: `hong kong`,
  TW: `taipei`,
  JP: `tokyo, osaka, kyoto`,
  KR: `seoul, busan, pohang`,
  SG: `singapore`,
  MY: `kuala lumpur`,
  ID: `jakarta`,
  TH: `bangkok`,
  VN: `hanoi, ho chi minh city`,
  PH: `manila, cebu`,
  LK: `colombo`,
  BD: `dhaka`,
  PK: `karachi, lahore, islamabad`,
  NP: `kathmandu`,
  AE: `dubai, abu dhabi, sharjah`,
  SA: `riyadh, jeddah, dammam`,
  QA: `doha`,
  KW: `kuwait city`,
  OM: `muscat`,
  BH: `manama`,
  IL: `tel aviv, haifa, jerusalem, ramat gan, petah tikva, rishon lezion, beer sheva, herzliya, netanya`,
  JO: `amman`,
  LB: `beirut`,
  EG: `cairo, alexandria`,
  MA: `casablanca, rabat`,
  TN: `tunis`,
  NG: `lagos, abuja`,
  KE: `nairobi`,
  GH: `accra`,
  ZA: `johannesburg, cape town, durban, pretoria`,
  AU: `sydney, melbourne, brisbane, perth, adelaide, canberra`,
  NZ: `auckland, wellington, christchurch`,
};

/** A city with the country that it lies in, and the state where that is known. */
type City = { name: string; country: string; state?: string };

/** Cities with where they lie, one entry for each place: Cambridge has two. */
export const CITY_PLACES: readonly City[] = [
  ...Object.entries(CITIES_OF_STATES).flatMap(([state, cities]) =>
    namesIn(cities).map((name) => ({ name, country: STATE_BY_NAME.get(state)?.country ?? '', state })),
  ),
  ...Object.entries(CITIES_OF_COUNTRIES).flatMap(([country, cities]) =>
    namesIn(cities).map((name) => ({ name, country })),
  ),
];

/** What stands where a city would stand. */
const NO_CITY = 'remote, hybrid, onsite, on-site, work from home, wfh, online, worldwide';

export const CITIES: ReadonlySet<string> = new Set([
  ...CITY_PLACES.map(({ name }) => name),
  ...namesIn(NO_CITY),
]);
