import { limitMarks } from '#lib/text/with-few-marks.ts';
import type { Fact } from '../resume-facts/facts/facts.ts';
import type { Stretch } from '../resume-texts/text/resume-text.ts';

/** Replaces contact data. A quote with it proves nothing. */
export const LEFT_OUT = '[left out]';

const AT = String.raw`(?:@|\(at\)|\[at\]|\{at\}|＠)`;
const DOT = String.raw`(?:\.|\(dot\)|\[dot\]|\{dot\}|\sdot\s)`;
const SIGNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\w.+%-])[\w.+%-]+\s{0,2}${AT}\s{0,2}[\p{L}\d-]+(?:\s{0,2}${DOT}\s{0,2}[\p{L}\d-]+)*`,
    'giu',
  ),
  // 'meera dot nair at mail dot example', and 'meera at mail.example'.
  /(?<![\w.+-])[\w.+-]+(?:\sdot\s[\w-]+){0,4}\sat\s[\p{L}\d-]+(?:\sdot\s[\p{L}\d-]+){1,8}/giu,
  /(?<![\w.+-])[\w.+-]+\sat\s[\p{L}\d-]+\.(?:com|net|org|in|co\.\w\w|io|me|example)\b/giu,
  /\b(?:https?|ftp|mailto|tel|skype|data|javascript):\S+/giu,
  /\bwww\.\S+/giu,
  /(?<![\w-])[\w-]+(?:\.[\w-]+){1,8}\/\S*/gu,
];

/** Sites with personal profiles. */
const PROFILES =
  'linkedin|github|gitlab|bitbucket|facebook|instagram|twitter|medium|behance|dribbble|kaggle|t';
const PROFILE = new RegExp(String.raw`(?<![\w-])(?:${PROFILES})\.[a-z]{2,3}\/\S`, 'iu');
const HOST_BEFORE = /(?<![\w.-])[\w.-]+$/u;

/** Removes a profile address at the end of a word, and host names before it. */
function withoutProfile(word: string): string {
  const at = word.search(PROFILE);
  return at < 0 ? word : word.slice(0, at).replace(HOST_BEFORE, '') + LEFT_OUT;
}

/** Digits with the separators that people use. */
const NUMBERS = /(?:\+|\(\+?)?\p{Nd}(?:[\p{Nd}()\s.\-–‐‑/·]*\p{Nd})?/gu;
const DATES = /(?:\d{1,2}\s?[-/.]\s?){0,2}\b(?:19|20)\d\d\b(?:[-/.]\d{1,2}){0,2}/g;
const DIGIT = /\p{Nd}/gu;
const LEAST_OF_A_PHONE = 7;
const LEAST_BESIDE_DATES = 5;

/** Seven or more digits that dates do not account for may be a phone number. Rather redacts one number too many. */
function mayBePhone(digits: string): boolean {
  const count = (text: string) => text.match(DIGIT)?.length ?? 0;
  return count(digits) >= LEAST_OF_A_PHONE && count(digits.replace(DATES, ' ')) >= LEAST_BESIDE_DATES;
}

/** A text without email addresses, phone numbers and links, including spellings meant to hide them. */
export function redactContacts(text: string): string {
  const without = SIGNS.reduce(
    (rest, sign) => rest.replace(sign, LEFT_OUT),
    limitMarks(text).normalize('NFKC'),
  );
  return without
    .replace(/\S+/gu, withoutProfile)
    .replace(NUMBERS, (digits) => (mayBePhone(digits) ? LEFT_OUT : digits));
}

const CONTACTS: ReadonlySet<Fact['kind']> = new Set(['EMAIL', 'PHONE', 'LINK']);

/**
 * The words of a stretch without contact data: what the resume's facts name as contacts, and what looks like one.
 *
 * @param text the complete text of the resume, in which facts and stretch are positions (UTF-16 units)
 */
export function redactedStretch(text: string, { start, end }: Stretch, facts: readonly Fact[]): string {
  const contacts = facts
    .filter((fact) => CONTACTS.has(fact.kind) && fact.start < end && fact.end > start)
    .toSorted((one, other) => one.start - other.start);
  let kept = '';
  let at = start;
  for (const contact of contacts) {
    kept += text.slice(at, Math.max(at, contact.start)) + (contact.end > at ? LEFT_OUT : '');
    at = Math.max(at, contact.end);
  }
  return redactContacts(kept + text.slice(at, end));
}
