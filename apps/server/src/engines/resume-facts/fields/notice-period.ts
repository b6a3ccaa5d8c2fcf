import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { findDatePoints } from '../lines/find-dates.ts';
import { trimStretch, valueAt } from '../lines/lines.ts';
import type { Fact } from '../facts/facts.ts';

/** Days per unit by the beginning of its word, in English, German, the Romance languages, Dutch and Hindi. */
const UNIT_DAYS: Record<string, number> = Object.fromEntries([
  ...['day', 'tag', 'jour', 'día', 'dia', 'giorn', 'dag', 'din'].map((unit) => [unit, 1]),
  ...['week', 'woche', 'semaine', 'semana', 'settiman', 'hafte'].map((unit) => [unit, 7]),
  ...['month', 'monat', 'mois', 'mes', 'mês', 'maand', 'mahine'].map((unit) => [unit, 30]),
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
  vier: 4,
  sechs: 6,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
  três: 3,
  dois: 2,
  due: 2,
  tre: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  ein: 1,
  eine: 1,
  einen: 1,
  un: 1,
  une: 1,
  una: 1,
  um: 1,
  uma: 1,
};
/** Phrases for being able to start. */
const JOIN =
  '(?:can|could|will|able to|ready to|available to|prepared to) (?:join|start|resume|begin)(?: work| duty)?';
const LABELS = [
  String.raw`(?:official\s|current\s)?notice\s?period|notice(?=\s?[:=–-]|\s?\n)|serving notice|joining time`,
  'kündigungsfrist|préavis|preavv?iso|opzegtermijn|aviso prévio|pré-aviso|verfügbarkeit|verfügbar in',
  String.raw`disponib(?:ilidade?|ilité|ilità|le (?:dans|en)|ile)|incorporación`,
  String.raw`available (?:in|within|after)|(?<!high[ -])availability|(?<!\p{L})np(?=\s?[:=–-])`,
  String.raw`can join|${JOIN}(?: in| within| after|(?= (?:an?|one|two|three|\d)\b))`,
];
const LABEL = new RegExp(String.raw`(?:${LABELS.join('|')})(?!\p{L})`, 'giu');
/** Longer words first, so that `einen` is not read as `ein`. */
const NUMBER_WORDS = Object.keys(WORDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const NUMBER = String.raw`(?<![\p{L}\d.,])(?<number>\d{1,3}(?:[.,]5)?|${NUMBER_WORDS})`;
/** `Two (2) months` */
const LENGTH = String.raw`${NUMBER}\s?(?:\(\d{1,2}\)\s?)?(?:\+\s?)?-?(?:(?:calendar|full|clear) )?(?<unit>${UNITS})(?:s|n|e[ns]?|[aio])?(?!\p{L})`;
const NOW_WORDS = [
  'immediate(?:ly)?|nil|none|na|zero|now|(?:ab )?sofort|immédiate(?:ment)?|de suite',
  'inmediat[ao]|imediat[ao]|immediat[ao]',
].join('|');
const NOW = String.raw`(?:(?<now>(?:${NOW_WORDS})(?!\p{L}))(?:\s(?:joiner|joining|available))?)`;
/** `Notice period: 60 days`, `Availability: immediate`. */
const BEHIND_LABEL = new RegExp(String.raw`[^\n.;]{0,20}?\n?(?<said>${LENGTH}|${NOW})`, 'diuy');
/** `2 months notice`, `on two weeks' notice`, `1 month's written notice`, `3 Monate Kündigungsfrist`, `45 days to join`. */
const SAID_LENGTH = new RegExp(`(?<said>${LENGTH})`, 'dgiu');
const NOTICES = [
  String.raw`(?:\s\p{L}{1,10}){0,2}\s(?:notice(?!\s?boards?)|kündigungsfrist|préavis|preaviso)`,
  String.raw`(?:\s(?:time|needed|required))?\sto join(?!\s(?:the|a|an|our)\b)`,
];
const NOTICE_BEHIND = new RegExp(String.raw`(?:['’]s?)?(?:${NOTICES.join('|')})(?!\p{L})`, 'iuy');
const IMMEDIATELY = [
  String.raw`\bimmediate(?:ly)?\s(?:joiner|joining|available)\b`,
  String.raw`\bavailable (?:to (?:join|start) )?immediately\b`,
  String.raw`\b(?:can|will|ready to) (?:join|start|resume|begin)(?: work)? immediately\b`,
  String.raw`\b(?:ab )?sofort verfügbar\b`,
  // A place after it changes the meaning: `currently available in Pune`.
  String.raw`\b(?:available now|currently available|now available)\b(?![ \t]+(?:on|in|at|for|from|as)\b)`,
  String.raw`\b(?:disponible|disponibile|disponível) (?:immédiatement|de suite|subito|de in?mediato|in?mediatamente)(?!\p{L})`,
];
const IMMEDIATE = new RegExp(`(?<said>${IMMEDIATELY.join('|')})`, 'diu');
/** `Serving notice until 30 Nov 2026`, `last working day: 15/12/2026`, `available from 1 January 2027`. */
const DATE_LABELS = [
  'serving (?:my )?notice(?: period)?|notice period(?: ends)?|last working da(?:y|te)|lwd',
  'available(?: to join)? from|availability|can join from|verfügbar ab',
  'disponible (?:à partir du|dès le|desde(?: el)?|a partir del?)',
];
const DATED = new RegExp(String.raw`\b(?:${DATE_LABELS.join('|')})(?!\p{L})`, 'giu');
/** A quick pre-check, since most resumes have none of these words. */
const SIGN_WORDS = [
  'notice|join|immediate|availab|lwd|last working|kündigung|verfügbar|disponi|préavis|preavv?iso|prévio|opzeg|incorpora',
  String.raw`\bnp\b|(?:can|could|will|able to|ready to|prepared to) (?:start|resume|begin)`,
];
const SIGN = new RegExp(`${SIGN_WORDS.join('|')}`, 'iu');
/** A label whose punctuation ends the line has its date on the next one. */
const WRAPPED_DATE = /^ ?[:(–-] ?\n/u;
const LONGEST_STATEMENT = 48;
const FURTHEST_DATE = 24;
const MOST_DAYS = 365;
const DAY = 86_400_000;

type Notice = { days: number; place: Stretch };

/**
 * The days of notice: `2 months` is 60, `immediate joiner` 0, and a date counts from when the resume was written, 0 if
 * it is past. The stretch has the words that state it, without their label.
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
  const match = lengthAfterLabel(text) ?? lengthBeforeNotice(text) ?? IMMEDIATE.exec(text);
  const said = match?.indices?.groups?.['said'];
  if (!match || !said) return null;
  return { days: toDays(match.groups ?? {}), place: { start: said[0], end: said[1] } };
}

function lengthAfterLabel(text: string): RegExpExecArray | null {
  for (const { index, 0: label } of text.matchAll(LABEL)) {
    BEHIND_LABEL.lastIndex = index + label.length;
    const match = BEHIND_LABEL.exec(text);
    if (match) return match;
  }
  return null;
}

function lengthBeforeNotice(text: string): RegExpExecArray | null {
  for (const match of text.matchAll(SAID_LENGTH)) {
    NOTICE_BEHIND.lastIndex = match.index + match[0].length;
    if (NOTICE_BEHIND.test(text)) return match;
  }
  return null;
}

/** A month counts as thirty days, as in contracts; without a length it is immediate. */
function toDays({ number, unit }: Record<string, string | undefined>): number {
  if (!number || !unit) return 0;
  const count = WORDS[number.toLowerCase()] ?? Number(number.replace(',', '.'));
  return Math.ceil(count * (UNIT_DAYS[unit.toLowerCase()] ?? 0));
}

/** In `Notice Period: Serving notice (LWD: 15-Dec-2026)` the last label belongs to the date. */
function dateStated(text: string, writtenAt: Date): Notice | null {
  const stated = [...text.matchAll(DATED)].flatMap((match) => dateAfterWord(text, match, writtenAt) ?? []);
  return stated.findLast(({ place }) => place.end === stated[0]?.place.end) ?? null;
}

function statement(behind: string): string {
  const wrapped = WRAPPED_DATE.exec(behind)?.[0] ?? '';
  return wrapped + (behind.slice(wrapped.length).split(/[\n;]/u)[0] ?? '');
}

function dateAfterWord(text: string, match: RegExpExecArray, writtenAt: Date): Notice | null {
  const from = match.index + match[0].length;
  const said = statement(text.slice(from, from + LONGEST_STATEMENT));
  const [point] = findDatePoints(said);
  if (!point || point.year === undefined || point.month === undefined) return null;
  if (point.start > FURTHEST_DATE || /[.\d]/u.test(said.slice(0, point.start))) return null;
  const place = trimStretch(text, { start: match.index, end: from + point.end });
  const on = Date.UTC(point.year, point.month - 1, point.day ?? 1);
  const days = Math.max(0, Math.ceil((on - writtenAt.getTime()) / DAY));
  return place && { days, place };
}
