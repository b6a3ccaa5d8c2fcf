import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { Fact } from '../facts/facts.ts';
import { HAS_TITLE_WORD } from '../lexicon/scores.ts';
import { SPELLED_NUMBERS } from '../lexicon/spelled-numbers.ts';
import { valueAt } from '../lines/lines.ts';
import { titleScore } from '../lines/score-words.ts';

/** Longer words first, so that `sixteen` is not read as `six`. */
const SPELLED = [...SPELLED_NUMBERS.keys()].toSorted((one, other) => other.length - one.length).join('|');
const NUMBER = String.raw`(?<![\d.$])(?<number>\d{1,2}(?:\.\d{1,2})?|(?<!\p{L})(?:${SPELLED}))`;
const YEAR_WORDS = 'years?|yrs?|jahren?|ans|années|años|anos|anni|jaar|saal|varsh';
const YEARS = String.raw`\s?(?:\(\d{1,2}\)\s?)?\+?\s?-?(?:${YEAR_WORDS})(?!\p{Ll}{2})['’.]{0,2}s?[^\S\n]?\+?`;
const MONTHS = String.raw`(?:\s?(?:,|and|&)?\s?(?<months>\d{1,2})\s?\+?\s?(?:months?|mths?))?`;
const EXPERIENCE = [
  'experience|exp|expertise|career|pqe|post[ -]qualification experience',
  String.raw`\p{L}{0,12}erfahrung`,
  "(?:d[’'])?expérience|experiencia|experiência|esperienza|ervaring",
].join('|');
const WORDS_BETWEEN = String.raw`(?:[ \t\u00a0]{1,2}[\p{L}][\p{L}.&/+#-]{0,24}(?<!\.)|[ ]&){0,6}?`;
const ABOUT = 'around|about|over|more than|almost|nearly';

/** No blank line, and no line break after a period, since a heading may come below. */
const GAP = String.raw`,?(?:[^\S\n]{1,2}|[^\S\n]?(?<!\.)\n[^\S\n]?)`;

/** `8+ years of professional experience`, `3 years 6 months experience`: few words are between the number and the word. */
const BEFORE = new RegExp(
  String.raw`${NUMBER}${YEARS}${MONTHS}${WORDS_BETWEEN}${GAP}(?:${EXPERIENCE})(?![\p{L}])`,
  'giu',
);
/** `Total experience: 8 years`, `having experience of 3.5 years`. */
const LEADING = String.raw`\.?(?:\s?\(?(?:in years)?\)?\s?[:\-–]{1,2}|\s(?:of|is|for|${ABOUT})){1,2}\s{0,3}`;
const BEHIND = new RegExp(
  String.raw`(?:experience|exp|berufserfahrung|anubhav)${LEADING}(?:(?:${ABOUT}|approx\.?)\s)?${NUMBER}${YEARS}${MONTHS}`,
  'giu',
);
/**
 * `with 7+ years in payments`, `Welder, six years on frames`: what someone states about all their work in the summary.
 * In `the last five years in Leeds` and `three years in a row`, the years do not count.
 */
const LEADS = [
  String.raw`\b(?:with|having|has|spent|brings?|bringing)\s`,
  String.raw`[,;:.•|–—-]\s{1,2}`,
  String.raw`^[ \t]{0,8}`,
].join('|');
const GOES_ON = String.raw`\s(?:in|on|as|at|of|across|within|offshore|abroad|\p{Ll}{2,}ing)\s(?!an?\s|row\b)\p{L}`;
const IN_FIELD = new RegExp(
  String.raw`(?<lead>(?:${LEADS})(?:(?:${ABOUT})\s)?)${NUMBER}${YEARS}${MONTHS}(?=${GOES_ON})`,
  'gimu',
);
/** `Site reliability engineer - 10 years` at the top, and `Sworn optician, 12 years, at home in lenses`. */
const TITLE_BEFORE = String.raw`(?<lead>^[^\n\r\u2028\u2029\d]{4,60}(?:\s[-–—|]|,)\s?)`;
const BEHIND_TITLE = new RegExp(
  String.raw`${TITLE_BEFORE}${NUMBER}${YEARS}${MONTHS}(?=[ \t]*$|[,.;]|\s(?:with|from|behind|post)\s)`,
  'gimu',
);
/** Character limits of the introduction. */
const TOP = 600;
const SUMMARY = 2500;
const MOST_YEARS = 50;
const READ = 60_000;

/**
 * The years of experience a resume states, in text order. Years in a field have the rule 'field', all others the rule
 * 'stated'.
 *
 * @param before where the jobs or education begin, which also state years in a field
 */
export function readStatedYears(text: string, before: number = SUMMARY): Fact[] {
  const read = text.slice(0, READ);
  const about = read.slice(0, Math.min(before, SUMMARY));
  const stated = [...read.matchAll(BEFORE), ...read.matchAll(BEHIND)].flatMap(toFact(text, 'stated'));
  const inField = [
    ...about.matchAll(IN_FIELD),
    ...[...about.slice(0, TOP).matchAll(BEHIND_TITLE)].filter(isAfterTitle),
  ];
  const others = inField
    .flatMap(toFact(text, 'field'))
    .filter((one) => !stated.some((fact) => overlaps(fact, one)));
  return [...stated, ...others]
    .filter((fact) => !isOfOthers(text, fact))
    .toSorted((one, other) => one.start - other.start);
}

/** Other owners of the years in a sentence, if not its writer. */
const OTHERS = 'company|firm|organi[sz]ation|team';
const HAVE = '(?: (?:that|which))? (?:has|have|had|with|of|brings?)(?: (?:over|more than|a|combined|the))*';
const TOGETHER = 'combined|collective|joint';
const OF_OTHERS = new RegExp(String.raw`\b(?:(?:${OTHERS})${HAVE}|${TOGETHER})\s*$`, 'iu');
const IS_TOGETHER = new RegExp(String.raw`\b(?:${TOGETHER})\b`, 'iu');

/** True if a sentence is about someone else: 'a team with 40 years of experience'. */
function isOfOthers(text: string, { start, value }: Fact): boolean {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;\n]/u)
      .at(-1) ?? '';
  return OF_OTHERS.test(before) || IS_TOGETHER.test(value);
}

const isAfterTitle = ({ groups }: RegExpExecArray): boolean =>
  titleScore(withoutEdge(groups?.['lead'] ?? '')) >= HAS_TITLE_WORD;

/** Words without trailing punctuation and blanks. */
function withoutEdge(words: string): string {
  let end = words.length;
  while (end > 0 && /[\s,–—|-]/u.test(words[end - 1] ?? '')) end -= 1;
  return words.slice(0, end);
}

const overlaps = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end;

const toFact =
  (text: string, rule: string) =>
  (match: RegExpExecArray): Fact[] => {
    const { number = '', months, lead = '' } = match.groups ?? {};
    const years =
      (SPELLED_NUMBERS.get(number.toLowerCase()) ?? Number(number)) + (months ? Number(months) / 12 : 0);
    if (!(years > 0 && years <= MOST_YEARS)) return [];
    // The number follows its lead-in.
    const place = { start: match.index + lead.length, end: match.index + match[0].length };
    const rounded = Math.round(years * 10) / 10;
    return [
      {
        kind: 'STATED_YEARS',
        value: valueAt(text, place),
        norm: String(rounded),
        number: rounded,
        ...place,
        rule,
        confidence: 0.85,
      },
    ];
  };

/** If dated jobs add up to this much more than the years in a field, those are not all years. */
const FAR_MORE = 1.5;

/**
 * The total years: those stated for all experience, else the first stated, else the most in a field, unless dated jobs
 * add up to far more.
 */
export function totalStatedYears(facts: readonly Fact[], computed: number | null = null): number | null {
  const all = facts.filter(({ kind }) => kind === 'STATED_YEARS');
  const stated = all.filter(({ rule }) => rule === 'stated');
  const whole = stated.find(({ value }) => /\b(?:total|overall|over all|whole)\b/iu.test(value)) ?? stated[0];
  if (whole) return whole.number ?? null;
  const most = Math.max(0, ...all.map(({ number = 0 }) => number));
  return most > 0 && (computed ?? 0) <= most * FAR_MORE ? most : null;
}
