import { wordSet } from '#lib/word-set.ts';

// What nobody may be chosen by. Which of these words speak of people, and which of goods and trades, is told in
// refuse-protected.ts by what stands beside them.

/** Said of a person wherever they stand, unless what follows makes a thing of them: 'male connectors'. */
export const QUALITIES = wordSet(`
  woman women womens man men mens lady ladies girl girls boy boys gents gentleman gentlemen male males female females
  trans transgender non-binary nonbinary gay lesbian bisexual lgbt lgbtq
  youngest younger oldest older elderly aged middle-aged millennial millennials born
  hindu hindus muslim muslims sikh sikhs jains buddhist buddhists jewish jew jews catholic catholics christians
  protestant protestants parsis atheist atheists religious brahmin brahmins dalit dalits obc
  married unmarried divorced widowed pregnant foreigner foreigners immigrant immigrants
  disabled handicapped deaf mother mothers father fathers`);

/** Said of a person only right before people or their trade, or after 'is': 'black candidates', but 'black belt'. */
export const TINTS = wordSet(`
  young old black white brown coloured colored single christian jain parsi blind native beautiful pretty good-looking handsome attractive ugly`);

/** Of where people are from; languages are called so as well: 'German teachers'. */
export const ORIGINS = wordSet(`
  indian american chinese african british pakistani asian european western arab german french russian japanese nigerian`);

/** What people have, named by itself: 'age of Asha', but 'age discrimination law' and 'race condition'. */
export const ASPECTS = wordSet(`
  age ages gender genders sex religion religions faith caste castes nationality nationalities citizenship ethnicity
  race marital marriage dob birth birthday birthdate pregnancy maternity children kids spouse spouses husband wife
  disability disabilities handicap wheelchair wheelchairs orientation photo photos photograph photographs`);

/** Aspects of people and of other things as well: 'age of empires', 'race of champions', 'golden age'. */
export const COMMON_ASPECTS = wordSet(
  'age race faith sex marriage birth children kids photo photos photograph photographs',
);

/** Words that name no trade beside an aspect: 'marital status', 'age limit', 'maternity leave'. */
export const OF_ASPECTS = wordSet(
  'status details date dates name names limit limits group groups range bracket profile leave',
);

/** Those whom every question is about, beside the nouns of trades. */
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
  visa visas tongue certificate certificates`);

/** Ranks, which may stand between a quality and a trade: 'black senior engineers'. */
export const RANKS = wordSet(
  'senior sr junior jr lead principal chief head experienced skilled qualified trained chartered registered certified',
);

/** Trades that teach or serve a language or a kitchen, of which 'German' says which. */
export const OF_LANGUAGES = wordSet(
  'teacher teachers tutor tutors translator translators interpreter interpreters trainer trainers lecturer professor speaker speakers chef chefs cook cooks editor editors',
);

/** Fixed phrases that say it without any of these words. */
export const PHRASES: readonly RegExp[] = [
  /\bhow old\b|\b(?:years? old|year-old)\b(?! (?:systems?|code\w*|company|firm|business|brand|products?|buildings?))/,
  /\bin (?:their|his|her) (?:early |mid |late )?(?:[2-6]0'?s|twenties|thirties|forties|fifties|sixties)\b|\b(?:over|under) [2-6]0'?s\b/,
  /^(?!.*\b(?:notice|experience|exp|years?|yrs?|days?|months?|weeks?|ctc|salary|lakhs?|lpa|team|teams|minutes|percent)\b).*\b(?:under|below|over|above|younger than) (?:the age of )?(?:thirty|forty|fifty|sixty|[2-6]\d)$/,
  /\bfamily (?:status|background|plans?|planning to)\b|\bscheduled (?:caste|tribe)s?\b|\bsexual orientation\b/,
  /\bskin colou?r\b(?! (?:cosmetics|match\w*|analysis))|\bgood looking\b|\bhow .* looks? like\b/,
  /\b(?:health (?:condition|status|problem)s?|mental illness)\b(?! (?:nurs\w*|care|services|awareness|support|monitoring))/,
  /\b(?:hiv|cancer) positive\b|\b(?:have|has|had|having|with|suffers? from) (?:cancer|hiv|aids|diabetes|epilepsy|autism|adhd)$/,
  /\bpolitical (?:views?|opinions?|affiliation)\b|\bunion members?\b(?! services)|\b(?:us|uk|eu) (?:citizens?|nationals?)\b/,
];
