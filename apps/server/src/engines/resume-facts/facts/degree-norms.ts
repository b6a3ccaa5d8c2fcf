/**
 * Degree classes: `B.Tech`, `BE` and `Bachelor of Technology` differ in their norm but share the level BACHELOR. The
 * first match counts.
 */
const CLASSES_WORDS = [
  String.raw`\bbachelors?\b|\bgraduat(?:e|ion)\b|\bundergraduate\b|licenciatura|bacharelado`,
  String.raw`^licence\b(?! (?:no|number|category|class)\b)`,
];
const CLASSES_PHRASES = [
  String.raw`\bhsc\b|\bh ?s ?c\b|\b12 ?th\b|\bxii(?:th)?\b|higher secondary|senior secondary|intermediate`,
  String.raw`\bp ?u ?c\b|10 ?\+ ?2|\bgrade 12\b|leaving cert|senior certificate|senior school certificate`,
  String.raw`plus two|\ba levels?\b|advanced level|abitur|hochschulreife|bachillerato`,
  String.raw`\b(?:wassce|waec|ssce|kcse|hssc|stpm|uace)\b|baccalaureat`,
];
const CLASSES_OTHERS = [
  String.raw`\bssc\b|\bs ?s ?l? ?c\b|\b10 ?th\b|\bgrade 10\b|\bx(?:th)?\b|matriculation|secondary school`,
  String.raw`\bgcses?\b|junior cert|ordinary level|\bo levels?\b|mittlere reife|fachoberschulreife`,
  String.raw`realschulabschluss|\b(?:bece|spm|slc)\b`,
];
const CLASSES: [norm: string, pattern: RegExp][] = [
  ['phd', /\bph ?d\b|\bdoctorate\b|\bdoctor of\b|\bd ?phil\b|doutorado/u],
  ['mphil', /\bm ?phil\b/u],
  ['pgdm', /\bp ?g ?d ?b? ?m\b|post ?graduate diploma in (?:business|management)/u],
  ['pg diploma', /\bp ?g ?d ?[a-z]{0,3}\b|post ?graduate diploma|\bpg diploma\b/u],
  ['mba', /\be?m ?b ?a\b|masters? (?:of|in) business/u],
  ['mms', /\bm ?m ?s\b|masters? (?:of|in) management/u],
  ['mca', /\bm ?c ?a\b|masters? (?:of|in) computer applications?/u],
  ['mtech', /\bm ?tech\b|masters? (?:of|in) technology/u],
  ['me', /\bm ?e\b|\bm ?eng\b|masters? (?:of|in) engineering/u],
  ['mcom', /\bm ?comm?\b|masters? (?:of|in) commerce/u],
  ['msc', /\bm ?sc\b|\bm ?s\b|masters? (?:of|in) science|mestrado|laurea magistrale/u],
  ['ma', /\bm ?a\b|masters? (?:of|in) arts/u],
  ['med', /\bm ?ed\b|masters? (?:of|in) education/u],
  ['llm', /\bll ?m\b|masters? (?:of|in) laws?/u],
  ['mbbs', /\bmbbs\b|bachelor of medicine/u],
  ['bca', /\bb ?c ?a\b|bachelors? (?:of|in) computer applications?/u],
  ['bbm', /\bb ?b ?m\b|bachelors? (?:of|in) business management/u],
  ['bms', /\bb ?m ?s\b|bachelors? (?:of|in) management/u],
  ['bba', /\bb ?b ?a\b|bachelors? (?:of|in) business/u],
  ['btech', /\bb ?tech\b|bachelors? (?:of|in) technology/u],
  ['be', /\bb ?e\b|\bb ?eng\b|bachelors? (?:of|in) engineering/u],
  ['bcom', /\bb ?comm?\b|bachelors? (?:of|in) commerce/u],
  ['bsc', /\bb ?sc\b|\bb ?s\b|bachelors? (?:of|in) science/u],
  ['bed', /\bb ?ed\b|bachelors? (?:of|in) education/u],
  ['bfa', /\bb ?f ?a\b|bachelors? (?:of|in) fine arts/u],
  ['ba', /\bb ?a\b|bachelors? (?:of|in) arts/u],
  ['llb', /\bll ?b\b|bachelors? (?:of|in) laws?|juris doctor/u],
  ['bpharm', /\bb ?pharm\w*\b|bachelors? (?:of|in) pharmacy/u],
  ['master', /\bmasters?\b|post ?graduat\w*|maestria|magistrale|\bm ?[a-z]{2,4}\b(?= in)/u],
  ['bachelor', new RegExp(`${CLASSES_WORDS.join('|')}`, 'u')],
  ['associate', /\bassociates?\b|\ba ?a ?s\b|\ba ?[as]\b/u],
  ['diploma', /\bdiploma\b|\bdiplome?\b|\biti\b|\bhnd\b|\bond\b|\b[ga]nm\b|nursing and midwifery|\bdae\b/u],
  ['12th', new RegExp(`${CLASSES_PHRASES.join('|')}`, 'u')],
  ['10th', new RegExp(`${CLASSES_OTHERS.join('|')}`, 'u')],
  ['high school', /high school|\bged\b/u],
  ['ca', /\bca\b|chartered accountant/u],
];
const LEVELS: Record<string, 'DOCTOR' | 'MASTER' | 'BACHELOR' | 'DIPLOMA' | 'SCHOOL'> = {
  phd: 'DOCTOR',
  mphil: 'MASTER',
  pgdm: 'MASTER',
  'pg diploma': 'DIPLOMA',
  mba: 'MASTER',
  mms: 'MASTER',
  mca: 'MASTER',
  mtech: 'MASTER',
  me: 'MASTER',
  mcom: 'MASTER',
  msc: 'MASTER',
  ma: 'MASTER',
  med: 'MASTER',
  llm: 'MASTER',
  master: 'MASTER',
  mbbs: 'BACHELOR',
  bca: 'BACHELOR',
  bba: 'BACHELOR',
  bbm: 'BACHELOR',
  bms: 'BACHELOR',
  btech: 'BACHELOR',
  be: 'BACHELOR',
  bcom: 'BACHELOR',
  bsc: 'BACHELOR',
  bed: 'BACHELOR',
  bfa: 'BACHELOR',
  ba: 'BACHELOR',
  llb: 'BACHELOR',
  bpharm: 'BACHELOR',
  bachelor: 'BACHELOR',
  associate: 'DIPLOMA',
  diploma: 'DIPLOMA',
  '12th': 'SCHOOL',
  '10th': 'SCHOOL',
  'high school': 'SCHOOL',
};

/** The class of a degree (`btech`, `mba`, `phd`), or its words in lower case if unknown. */
export function degreeNorm(value: string): string {
  // Removes accents, since `\b` does not count accented letters as letters: the `me` of `diplôme` is not a degree.
  const words = value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’.]+/gu, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
  return CLASSES.find(([, pattern]) => pattern.test(words))?.[0] ?? words;
}

/** The level of a degree, or null if its class has none. */
export const degreeLevel = (value: string): 'DOCTOR' | 'MASTER' | 'BACHELOR' | 'DIPLOMA' | 'SCHOOL' | null =>
  LEVELS[degreeNorm(value)] ?? null;
