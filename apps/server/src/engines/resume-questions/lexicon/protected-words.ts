import { wordSet } from '#lib/text/word-set.ts';

// What no one may be chosen by. Which of these words speak of people, and which of goods and trades, is said in
// guardrails/detect-protected.ts by what stands next to them.

/** Said of a person in any place, unless what follows makes a thing of them: 'male connectors'. */
export const QUALITIES = wordSet(`
  woman women womens man men mens lady ladies girl girls boy boys gents gentleman gentlemen male males female females
  trans transgender non-binary nonbinary gay lesbian bisexual lgbt lgbtq lgbtq+
  youngest younger oldest older youngster youngsters oldies elderly aged middle-aged millennial millennials boomer boomers retiree retirees pensioner pensioners born
  hindu hindus muslim muslims sikh sikhs jains buddhist buddhists jewish jew jews catholic catholics christians
  protestant protestants parsis atheist atheists religious brahmin brahmins dalit dalits obc sc/st
  married unmarried divorced widowed newlywed newlyweds pregnant foreigner foreigners immigrant immigrants refugee refugees
  disabled handicapped deaf autistic epileptic able-bodied overweight obese mother mothers father fathers`);

/** Said of a person only right before people or their trade, or after 'is': 'black candidates', but 'black belt'. */
export const TINTS = wordSet(`
  young old mature black white brown coloured colored single engaged parent parents christian jain parsi blind native healthy ill depressed
  beautiful pretty good-looking handsome attractive ugly fat thin tall republican democrat communist socialist`);

/** Tints that are said of people also where a department stands between: 'young sales people', but 'white goods sales people'. */
export const AGES = wordSet('young old');
export const DEPARTMENTS = wordSet(
  'sales marketing hr finance accounts accounting it software web product project business support service customer operations admin field office team tech technical retail',
);

/** Of where people are from; languages are called so as well: 'German teachers'. */
export const ORIGINS = wordSet(`
  indian american chinese african british pakistani asian european western arab german french russian japanese nigerian english
  irish scottish welsh polish romanian italian spanish portuguese dutch greek turkish iranian iraqi israeli egyptian kenyan
  ghanaian ethiopian mexican brazilian colombian cuban canadian australian bangladeshi nepali vietnamese filipino indonesian
  korean thai ukrainian hungarian bulgarian swedish danish norwegian finnish hispanic latino latina caucasian foreign`);

/** What people of an origin are called: 'Germans', 'Nigerians'. */
export const ORIGIN_NOUNS: ReadonlySet<string> = new Set(
  [...ORIGINS].filter((origin) => /(?:an|i|o|a|b)$/.test(origin)).map((origin) => `${origin}s`),
);

/** What people have, named by itself: 'age of Asha', but 'age discrimination law' and 'race condition'. */
export const ASPECTS = wordSet(`
  age ages gender genders sex religion religions faith caste castes nationality nationalities citizenship ethnicity
  race marital marriage dob birth birthday birthdate pregnancy maternity children kids spouse spouses husband wife
  disability disabilities handicap wheelchair wheelchairs photo photos photograph photographs accent accents tattoo tattoos
  height weight`);

/** Aspects of people and of other things as well: 'age of empires', 'race of champions', 'golden age'. */
export const COMMON_ASPECTS = wordSet(
  'age race faith sex marriage birth children kids photo photos photograph photographs accent accents height weight',
);

/** Words that name no trade next to an aspect: 'marital status', 'age limit', 'maternity leave'. */
export const OF_ASPECTS = wordSet(
  'status details date dates name names limit limits group groups range bracket profile leave',
);

/** Behind an aspect these make a thing of it: 'faith based organisation', 'age related'. */
export const OF_THINGS = wordSet('based related driven');

/** What may be called white, Indian or Muslim of people besides themselves. */
export const THEIR_NAMES = wordSet('name names surname surnames');

/** The people that every question is about, next to the nouns of trades. */
export const PEOPLE = wordSet(`
  candidate candidates people person persons applicant applicants resume resumes cv cvs profile profiles employee employees
  professional professionals guy guys folk folks one ones dev devs staff colleagues graduates students freshers
  nationals national citizens citizen origin descent looking users user`);

/** What makes a trade, a place or goods of the word before it: 'elderly care', 'ladies hostel', 'religious studies'. */
export const MADE_OF = wordSet(`
  care law laws studies study education health healthcare hygiene wear apparel clothing fashion garments grooming products
  services service support protection rights equality empowerment safety welfare fertility infertility management power
  hours days ward wards unit units home homes clinic hospital hospitals hostel college colleges university school schools
  church museum club page sports football cricket basketball hockey league magazine insurance benefits claims policy
  discrimination pay connector connectors salon shelter refuge scouts debts debtors stock inventory free access assistance
  visa visas tongue certificate certificates history literature newspaper journal art arts music philosophy festival calendar`);

/** Ranks, which may stand between a quality and a trade: 'black senior engineers'. */
export const RANKS = wordSet(
  'senior sr junior jr lead principal chief head experienced skilled qualified trained chartered registered certified',
);

/** Trades that teach or serve a language or a kitchen, of which 'German' says which. */
export const OF_LANGUAGES = wordSet(
  'teacher teachers tutor tutors translator translators interpreter interpreters trainer trainers lecturer professor speaker speakers chef chefs cook cooks editor editors',
);
