const NICE_WORDS = [
  String.raw`an? (?:\w{1,20} )?(?:plus|bonus|advantage|asset)|nice to have|good to have|preferr?ed`,
  'preferabl[ey]|desirable|desired|ideally|optional|not required|not mandatory',
  'would be (?:nice|great|good|useful|helpful|welcome)|helps|helpful|welcome|advantageous',
  'beneficial|a plus|plus point|bonus',
];
/** Marks a clause as nice-to-have. */
export const NICE_CUE = new RegExp(String.raw`\b(?:${NICE_WORDS.join('|')})\b`, 'i');

const MUST_WORDS = [
  'must|musts|required|requires|requirement|mandatory|essential|minimum|at least|need|needs',
  'no fewer than|no less than|have to',
];
/** Marks a clause as must-have. */
export const MUST_CUE = new RegExp(String.raw`\b(?:${MUST_WORDS.join('|')})\b`, 'i');

const ASKING_WORDS = [
  'must|musts|required|requires|mandatory|essential|minimum|at least|fewer than|years?|yrs',
  'experienced?|knowledge of|proficien(?:t|cy)|fluent|familiar with|hands[- ]on|qualified',
  'certified|degree in|looking for|seeking|wanted|hiring|need|needs',
  String.raw`you(?:'ll| will)? (?:have|bring|hold|know|speak|need|can show)|(?:should|will) have|candidates?`,
  'preferred|desirable|plus|advantage|helps|notice|join(?:ing)?|start at once|available',
];
/** Marks a sentence outside any list that says what the candidate should have. */
export const ASKING_CUE = new RegExp(String.raw`\b(?:${ASKING_WORDS.join('|')})\b`, 'i');

const COMPANY_WORDS = [
  'we|our|us|the (?:company|team|firm|group|organization|organisation|client)|this company',
  String.raw`applications?|interviews?|please|closing|no agenc\w+|join us|part time working`,
];
/** Marks a sentence about the hiring organization. */
export const OF_COMPANY = new RegExp(String.raw`^(?:${COMPANY_WORDS.join('|')})\b`, 'i');
/** Such a sentence may still state a requirement. */
export const OF_COMPANY_BUT_ASKING = /\b(?:looking for|seeking|hiring|need|require|want|expect you)\b/i;

const FAIRNESS_WORDS = [
  String.raw`equal[- ]opportunit\w*|without regard to\w*|regardless of\w*|irrespective of\w*|discriminat\w*`,
  String.raw`reasonable accommodation\w*|all qualified applicants\w*`,
  String.raw`protected (?:veteran|categor|characteristic|by law)\w*|affirmative action\w*`,
  String.raw`applications from everyone\w*|welcome (?:everyone|applications|all)\w*|diversity\w*|inclusive\w*`,
  String.raw`data privacy\w*`,
];
/** Statements required by law or courtesy, which select no one. */
export const FAIRNESS = new RegExp(String.raw`\b(?:${FAIRNESS_WORDS.join('|')})\b`, 'i');

const PAY_WORDS = [
  String.raw`salary|ctc|lpa|lakhs?|per annum|p\.a\.|compensation|remuneration|hourly rate|base pay`,
  String.raw`competitive pay`,
];
/** Amounts with a currency sign before or after them. */
const CODES = 'inr|usd|eur|gbp|chf|aed|sar|qar|sgd|aud|cad|nzd|sek|nok|dkk|pln|zar|ngn|kes';
const AMOUNT = String.raw`[$£€₹]\s?\d|\b(?:rs\.?|${CODES})\s?\d|\d[\d,.]{0,12}\s?(?:k|crores?|pounds|euros|dollars|${CODES})\b`;
/** Amounts of money and words for pay, which resumes rarely state. */
const PAY = new RegExp(String.raw`\b(?:${PAY_WORDS.join('|')})\b`, 'i');
const MONEY = new RegExp(AMOUNT, 'i');
const MONEY_NAMED = new RegExp(
  String.raw`(?:${AMOUNT})[\d,.]{0,12}(?:\s?(?:k|million|mn?|billion|${CODES})\b)?`,
  'gi',
);
const MANAGED_WORDS = [
  String.raw`manag\w*|owns?|owning|handl\w*|overse\w*|responsib\w*|portfolio|turnover|revenue|projects?|contracts?|deals?`,
  'clients?|customers?|quota|targets?|costs? of|worth|campaigns?',
];
/** Money that someone manages at work. */
const MANAGED = new RegExp(String.raw`\b(?:${MANAGED_WORDS.join('|')})\b`, 'i');
const PAID = /\b(?:we|they) (?:pay|offer)|\b(?:paid|pay|earn|rate)\b/i;

/** The words without amounts of money, which no resume can meet. */
export const withoutMoney = (words: string): string => words.replace(MONEY_NAMED, ' ');

/** True if the words state what someone will be paid, not a budget they will manage. */
export const isOfPay = (words: string): boolean =>
  PAY.test(words) || (MONEY.test(words) && (PAID.test(words) || !MANAGED.test(words)));

const NAMING_WORDS = [
  'must|required|requires|mandatory|essential|experienced?|knowledge|proficien(?:t|cy)',
  'familiar(?:ity)?|skills?|skilled|expertise|hands[- ]on|hold|certified|qualified|preferred',
  'desirable|plus|advantage|helps',
];
/** Words directly before what a sentence asks for. Elsewhere in prose, only names known from resumes count. */
export const NAMING_CUE = new RegExp(String.raw`\b(?:${NAMING_WORDS.join('|')})\b`, 'i');

/** Marks a sentence that names the title and place of who is wanted. */
export const HIRING = /\b(?:hiring|looking for|seeking|seeks|wanted|in search of|(?:need|require)s? an?)\b/i;

/** A resume does not say who may work in a country, and no one may be selected by citizenship. */
export const CITIZEN =
  /\b(?:citizens?|citizenship|nationals?|nationality|permanent residen\w+|green card|passport holders?)\b/i;
const WORK_PERMIT_WORDS = [
  'authori[sz]ed to work|authori[sz]ation to work|work (?:permit|authori[sz]ation|visa)|visas?',
  'sponsorship|background (?:check|investigation)|drug test',
];
export const WORK_PERMIT = new RegExp(String.raw`\b(?:${WORK_PERMIT_WORDS.join('|')})\b`, 'i');

const TRAIT_WORDS = [
  String.raw`communicat\w+|interpersonal|team[- ]?player|team[- ]?work\w*|problem[- ]solv\w+`,
  String.raw`attention to detail|self[- ]?(?:motivated|starter|driven|organi[sz]ed)|passion\w*|attitude`,
  String.raw`proactive\w*|punctual\w*|positive|initiative|multi[- ]?task\w*|deadlines?|fast[- ]paced`,
  String.raw`flexib\w+|energetic|under pressure|time[- ]management|organi[sz]ational skills|collaborati\w+`,
  String.raw`work independently|willing\w*|eager\w*|enthusias\w+|creativ\w+|curio\w+|integrity`,
  String.raw`sense of humou?r|learn quickly|willingness|mindset|work ethic|adaptab\w+|reliab(?:le|ility)`,
  String.raw`dependab\w+|hard[- ]?working|motivated|ambitious|dynamic`,
];
/** Qualities that no resume can prove. */
export const TRAIT_CUE = new RegExp(String.raw`\b(?:${TRAIT_WORDS.join('|')})\b`, 'i');

const PLACE_WORDS = [
  String.raw`based|locat\w+|live|lives|living|resid\w+|commut\w+|relocat\w+|on[- ]?site|office`,
];
/** A place is a condition only if a clause marks it as one. */
export const PLACE_CUE = new RegExp(String.raw`\b(?:${PLACE_WORDS.join('|')})\b`, 'i');

/** Marks requirements within a list of duties. */
export const ASKING_IN_DUTIES = /\byou (?:have|bring|hold|know)\b|\bmust (?:have|be|hold)\b|\brequired\b/i;
