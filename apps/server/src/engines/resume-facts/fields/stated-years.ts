import { valueAt } from '../lines/lines.ts';
import type { Fact } from '../facts/facts.ts';

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
};
const NUMBER = String.raw`(?<![\d.$])(?<number>\d{1,2}(?:\.\d{1,2})?|${Object.keys(NUMBERS).join('|')})`;
const YEARS = String.raw`\s?(?:\(\d{1,2}\)\s?)?\+?\s?-?(?:years?|yrs?)['’.]{0,2}s?\s?\+?`;
const MONTHS = String.raw`(?:\s?(?:,|and|&)?\s?(?<months>\d{1,2})\s?\+?\s?(?:months?|mths?))?`;
/** `8+ years of professional experience`, `3 years 6 months experience`: few words stand between the number and the word. */
const BEFORE = new RegExp(
  String.raw`${NUMBER}${YEARS}${MONTHS}(?:[ \t\u00a0]{1,2}[\p{L}][\p{L}.&/+#-]{0,24}(?<!\.)|[ ]&){0,6}?,?\s{1,2}(?:experience|exp|expertise|career)(?![\p{L}])`,
  'giu',
);
/** `Total experience: 8 years`, `having experience of 3.5 years`. */
const BEHIND = new RegExp(
  String.raw`(?:experience|exp)\.?(?:\s?\(?(?:in years)?\)?\s?[:\-–]{1,2}|\s(?:of|is|for|over|around|about|more than|almost|nearly)){1,2}\s{0,3}(?:(?:around|about|over|more than|almost|nearly|approx\.?)\s)?${NUMBER}${YEARS}${MONTHS}`,
  'giu',
);
/** `with 7+ years in payments`, `has spent eleven years selling`. */
const IN_FIELD = new RegExp(
  String.raw`(?<lead>\b(?:with|having|spent|bring|brings|bringing)\s(?:(?:over|around|about|more than|almost|nearly|the last|the past)\s)?)${NUMBER}${YEARS}${MONTHS}(?=\s(?:in|as|\p{Ll}{2,}ing)\s\p{L})`,
  'giu',
);
/** `Site reliability engineer - 10 years` at the top. */
const BEHIND_TITLE = new RegExp(
  String.raw`(?<lead>^[^\n\r\u2028\u2029\d]{4,60}\s[-–—|,]\s?)${NUMBER}${YEARS}${MONTHS}(?=[ \t]*$)`,
  'gimu',
);
/** Letters down to where somebody says who they are. */
const TOP = 600;
const SUMMARY = 2500;
const MOST_YEARS = 50;
const READ = 60_000;

/** What a resume states of its years of experience, the whole first: the first statement is the one that counts. */
export function readStatedYears(text: string): Fact[] {
  const read = text.slice(0, READ);
  const told = [...read.matchAll(BEFORE), ...read.matchAll(BEHIND)];
  const others = [...read.slice(0, SUMMARY).matchAll(IN_FIELD), ...read.slice(0, TOP).matchAll(BEHIND_TITLE)];
  const starts = new Set(told.map(({ index }) => index));
  const found = [...told, ...others.filter((match) => !starts.has(startOf(match)))];
  return found
    .toSorted((a, b) => startOf(a) - startOf(b))
    .flatMap((match) => {
      const { number = '', months } = match.groups ?? {};
      const years = (NUMBERS[number.toLowerCase()] ?? Number(number)) + (months ? Number(months) / 12 : 0);
      if (!(years > 0 && years <= MOST_YEARS)) return [];
      const place = { start: startOf(match), end: match.index + match[0].length };
      const rounded = Math.round(years * 10) / 10;
      return [
        {
          kind: 'STATED_YEARS' as const,
          value: valueAt(text, place),
          norm: String(rounded),
          number: rounded,
          ...place,
          rule: 'stated',
          confidence: 0.85,
        },
      ];
    });
}

/** Where the number begins, behind what leads to it. */
const startOf = ({ index, groups }: RegExpExecArray): number => index + (groups?.['lead'] ?? '').length;

/** The years that count: said of all experience where that is said, else the most that is stated near the top. */
export function totalStatedYears(facts: readonly Fact[]): number | null {
  const stated = facts.filter(({ kind }) => kind === 'STATED_YEARS');
  const whole = stated.find(({ value }) => /\b(?:total|overall|over all|whole)\b/iu.test(value)) ?? stated[0];
  return whole?.number ?? null;
}
