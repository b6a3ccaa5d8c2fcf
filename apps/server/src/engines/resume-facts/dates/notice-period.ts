import type { Stretch } from '../../resume-texts/resume-text.ts';
import { findDatePoints } from './dates.ts';
import { trimStretch, valueAt } from '../lines.ts';
import type { Fact } from '../resume-facts.ts';

/** Days of a unit by how its word begins, in English, German, French and Spanish. */
const UNIT_DAYS: Record<string, number> = Object.fromEntries([
  ...['day', 'tag', 'jour', 'día', 'dia'].map((unit) => [unit, 1]),
  ...['week', 'woche', 'semaine', 'semana'].map((unit) => [unit, 7]),
  ...['month', 'monat', 'mois', 'mes'].map((unit) => [unit, 30]),
]);
const UNITS = Object.keys(UNIT_DAYS).join('|');
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  zwei: 2,
  drei: 3,
  trois: 3,
};
const LABEL = String.raw`(?:official\s|current\s)?notice\s?period|notice(?=\s?[:=–-])|kündigungsfrist|préavis|preaviso|verfügbarkeit|serving notice|joining time|available in|availability|can join(?: in| within)?`;
const LENGTH = String.raw`(?<number>\d{1,3}|${Object.keys(WORDS).join('|')})\s?(?:\+\s?)?-?(?<unit>${UNITS})(?:s|e[ns]?)?(?!\p{L})`;
const NOW = String.raw`(?:(?<now>immediate(?:ly)?|nil|none|na\b|zero|sofort|inmediata|immédiate)(?:\s(?:joiner|joining|available))?)`;
/** `Notice period: 60 days`, `Availability: immediate`. */
const LABELLED = new RegExp(String.raw`(?:${LABEL})\b[^\n.;]{0,20}?\n?(?<said>${LENGTH}|${NOW})`, 'diu');
/** `2 months notice`, `on two weeks' notice`. */
const BEFORE_NOTICE = new RegExp(
  String.raw`(?<said>${LENGTH})['’]?(?:\s\p{L}{1,10})?\snotice(?:\s?period)?`,
  'diu',
);
const IMMEDIATE =
  /(?<said>\bimmediate(?:ly)?\s(?:joiner|joining|available)\b|\bavailable (?:to (?:join|start) )?immediately\b|\b(?:can|will|ready to) (?:join|start) immediately\b)/diu;
/** `Serving notice until 30 Nov 2026`, `last working day: 15/12/2026`, `available from 1 January 2027`. */
const DATED =
  /\b(?:serving (?:my )?notice(?: period)?|notice period(?: ends)?|last working da(?:y|te)|lwd|available(?: to join)? from|availability|can join from)\b/iu;
/** Most resumes have none of these words, so that one look tells it. */
const SIGN = /notice|join|immediate|availab|lwd|last working|kündigung|verfügbar|préavis|preaviso/iu;
const LONGEST_STATEMENT = 48;
const FURTHEST_DATE = 24;
const MOST_DAYS = 365;
const DAY = 86_400_000;

type Notice = { days: number; place: Stretch };

/**
 * How many days somebody needs before they can begin: `2 months` is 60, `immediate joiner` 0, and a date counts from when
 * the resume was written, 0 once it is past. The place has the words that say so, without their label.
 */
export function readNoticePeriod(text: string, writtenAt: Date): Fact | null {
  if (!SIGN.test(text)) return null;
  const notice = lengthStated(text) ?? dateStated(text, writtenAt);
  if (!notice || notice.days > MOST_DAYS) return null;
  const { days, place } = notice;
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

function lengthStated(text: string): Notice | null {
  const match = LABELLED.exec(text) ?? BEFORE_NOTICE.exec(text) ?? IMMEDIATE.exec(text);
  const said = match?.indices?.groups?.['said'];
  if (!match || !said) return null;
  return { days: daysOf(match.groups ?? {}), place: { start: said[0], end: said[1] } };
}

/** Months count thirty days, as contracts do; what names no length is immediate. */
function daysOf({ number, unit }: Record<string, string | undefined>): number {
  if (!number || !unit) return 0;
  const count = WORDS[number.toLowerCase()] ?? Number(number);
  return count * (UNIT_DAYS[unit.toLowerCase()] ?? 0);
}

function dateStated(text: string, writtenAt: Date): Notice | null {
  const match = DATED.exec(text);
  if (!match) return null;
  const from = match.index + match[0].length;
  const said = text.slice(from, from + LONGEST_STATEMENT).split(/[\n;]/u)[0] ?? '';
  const [point] = findDatePoints(said);
  if (!point || point.year === undefined || point.month === undefined) return null;
  if (point.start > FURTHEST_DATE || /[.\d]/u.test(said.slice(0, point.start))) return null;
  const place = trimStretch(text, { start: match.index, end: from + point.end });
  const on = Date.UTC(point.year, point.month - 1, point.day ?? 1);
  const days = Math.max(0, Math.ceil((on - writtenAt.getTime()) / DAY));
  return place && { days, place };
}
