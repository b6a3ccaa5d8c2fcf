import { valueAt } from './lines.ts';
import type { Fact } from './resume-facts.ts';

const DAYS = { day: 1, week: 7, month: 30 } as const;
const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, six: 6 };
const LABEL = String.raw`(?:official\s|current\s)?notice\s?period|serving notice|joining time|available in|availability|can join(?: in| within)?`;
const LENGTH = String.raw`(?<number>\d{1,3}|one|two|three|four|six)\s?(?:\+\s?)?-?(?<unit>day|week|month)s?`;
const STATED = new RegExp(
  String.raw`(?:${LABEL})\b[^\n.;]{0,20}?(?:${LENGTH}|(?<now>immediate(?:ly)?|nil|none|na\b|zero))`,
  'iu',
);
const BEHIND = new RegExp(String.raw`${LENGTH}['’]?(?:\s\p{L}{1,10})?\snotice(?:\s?period)?`, 'iu');
const IMMEDIATE =
  /\bimmediate(?:ly)?\s(?:joiner|joining|available)\b|\bavailable immediately\b|\b(?:can|will|ready to) join immediately\b/iu;

/** How many days somebody needs before they can begin: `2 months` is 60, `immediate joiner` 0. */
export function readNoticePeriod(text: string): Fact | null {
  const match = STATED.exec(text) ?? BEHIND.exec(text) ?? IMMEDIATE.exec(text);
  if (!match) return null;
  const { number, unit } = match.groups ?? {};
  const count = number ? (WORDS[number.toLowerCase()] ?? Number(number)) : 0;
  const days = count * (unit ? DAYS[unit.toLowerCase() as keyof typeof DAYS] : 0);
  if (days > 365) return null;
  const place = { start: match.index, end: match.index + match[0].length };
  return {
    kind: 'NOTICE_PERIOD',
    value: valueAt(text, place),
    norm: String(days),
    number: days,
    ...place,
    rule: 'notice',
    confidence: 0.9,
  };
}
