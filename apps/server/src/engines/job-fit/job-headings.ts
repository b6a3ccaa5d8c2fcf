import { wordSet } from '#lib/text/word-set.ts';

/** What a part of a job description is about, from its heading or label. */
export type JobPart =
  | 'TITLE'
  | 'ABOUT'
  | 'DUTIES'
  | 'MUST'
  | 'NICE'
  | 'OFFER'
  | 'PLACE'
  | 'NOTICE'
  | 'PAY'
  | 'TERMS';

/** Words used in headings. A line with any other word is not a heading. */
export const HEADING_WORDS = wordSet(`
  about the role job position you your us our we company client profile overview summary purpose description details who what
  are is in it for and or of to with at will need needs needed offer offers get do doing bring be this key main core basic
  minimum primary essential essentials required reqd mandatory must have haves has technical professional personal general
  specific candidate candidates ideal successful requirement requirements qualification qualifications skill skills skillset
  set competency competencies experience exp years total relevant work working knowledge abilities ability expertise criteria
  eligibility stack tech technology looking expect nice good preferred preferably desired desirable optional bonus points plus
  pluses advantage advantageous additional secondary not other duties duty responsibilities responsibility tasks accountabilities
  day scope benefits benefit perks compensation package salary ctc budget pay rate remuneration why join top reasons location
  locations place city base based office notice period np joining start date availability available education educational
  academic degree languages language certification certifications certificate certificates licence license licences licenses
  title designation vacancy opening openings employment type contract hours shift department industry reports mode contact
  apply how equal opportunity employer team mission story culture interview process number code closing range level jd
  want like would should skills: wish list hard soft computer it's you'll you're we're what's useful great expected note
  also if may can help helpful
`);

/** Words in headings of nice-to-haves and must-haves. */
const NICE_WORDS = [
  String.raw`(?:nice|good|great|useful) to have\w*|preferr?ed|preferably|desir(?:ed|able)|optional|bonus points`,
  String.raw`plus(?:es)?|advantage\w*|not required|additional (?:experience|skills|qualifications|knowledge)`,
  'secondary|wish list',
];
const MUST_WORDS = [
  'requirements?|required|reqd|must|mandatory|essentials?|qualifications?|skills?|skillset',
  'competenc(?:y|ies)|knowledge|criteria|eligibility|expertise|stack|experience|exp|education',
  'educational|degree|academic|languages?|certificat(?:es?|ions?)|licen[cs]es?',
  String.raw`you (?:have|bring|need|are|will need|should have)|you'll need|about you|your profile|looking for`,
  'candidate profile|ideal candidate',
];

/** The part that a heading opens; the first match counts. */
const HEADINGS_WORDS = [
  'employment|type|hours|shift|department|industry|reports|mode|contact|apply|equal|process|code',
  'number|closing|openings|note',
];
const HEADINGS_PHRASES = [
  String.raw`\b(?:do|scope)\b|\b(?:the|your) (?:role|job|position)\b`,
  String.raw`\b(?:role|job|position) (?:overview|summary|purpose|description)\b`,
  '^(?:overview|summary|purpose|description)$',
];
export const HEADINGS: readonly (readonly [JobPart, RegExp])[] = [
  ['NICE', new RegExp(String.raw`\b(?:${NICE_WORDS.join('|')})\b`)],
  ['OFFER', /\bwe offer\b|\boffers?\b|\bbenefits?\b|\bperks\b|\bin it for you\b|\bwhy\b|\breasons\b|\bget\b/],
  ['PAY', /\b(?:salary|ctc|budget|pay|compensation|remuneration|package|rate)\b/],
  ['NOTICE', /^(?:notice(?: period)?|np|joining(?: date)?|start(?: date)?|availability|available)$/],
  ['PLACE', /^(?:(?:job|work|base|office) )?(?:locations?|place(?: of work)?|city|based in|office)$/],
  ['TITLE', /^(?:(?:job|position|role) )?(?:title|role|position|designation|vacancy|opening|jd|job)$/],
  ['TERMS', new RegExp(String.raw`\b(?:${HEADINGS_WORDS.join('|')})\b`)],
  ['DUTIES', /\b(?:duty|duties|responsibilit(?:y|ies)|tasks|accountabilities|doing)\b/],
  ['MUST', new RegExp(String.raw`\b(?:${MUST_WORDS.join('|')})\b`)],
  ['DUTIES', new RegExp(`${HEADINGS_PHRASES.join('|')}`)],
  ['ABOUT', /\b(?:about|company|client|team|mission|story|culture)\b|\bwho we are\b/],
];

/** Where list items begin in text that lost its line breaks: '… project Experience working with Agile …'. */
const ITEM_START_WORDS = [
  String.raw`Experience|Experienced|Proficien\p{L}+|Expert|Hands|Must|Good|Ability|Able|Strong|Solid`,
  String.raw`Knowledge|Familiar\p{L}*|Minimum|Bachelor|Master|Understanding|Excellent|Demonstrated|Proven`,
  String.raw`Working|Willing|Comfortable|Required|Desired|Preferred|Relevant|Effective|\d{1,2}\+? [Yy]ears`,
];
export const ITEM_START = new RegExp(
  String.raw`(?<=[\p{L}\d)%+])(?<!\b(?:least|minimum|of|than|over|Minimum))\s+(?=(?:${ITEM_START_WORDS.join('|')})\b)`,
  'u',
);

/** Headings that lost their line breaks. */
const LOST_HEADING_WORDS = [
  "What You(?:'ll| Will) (?:Be Doing|Do|Need|Bring)|What You Need(?: for this Position)?",
  "What’s In It [Ff]or You|What's In It [Ff]or You|Top Reasons to Work with Us|Nice [Tt]o Haves?",
  'Good [Tt]o Haves?|Must Haves?|Basic Qualifications|Preferred Qualifications',
  'Minimum Qualifications|About (?:Us|You|the (?:Role|Job|Company|Position))',
];
export const LOST_HEADING = new RegExp(
  String.raw`(?<=\S\s)(?:${LOST_HEADING_WORDS.join('|')})(?=[\s:.-])`,
  'gu',
);
