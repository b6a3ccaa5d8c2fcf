import { withFewMarks } from '#lib/text/with-few-marks.ts';
import type { Fact } from '../resume-facts/facts/facts.ts';
import type { Stretch } from '../resume-texts/text/resume-text.ts';

/** What stands where contact data stood. No quote of it proves anything. */
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

/** Where people show who they are. */
const PROFILES =
  'linkedin|github|gitlab|bitbucket|facebook|instagram|twitter|medium|behance|dribbble|kaggle|t';
const PROFILE = new RegExp(String.raw`(?<![\w-])(?:${PROFILES})\.[a-z]{2,3}\/\S`, 'iu');
const HOST_BEFORE = /(?<![\w.-])[\w.-]+$/u;

/** A word without the address of a profile that it ends in, and the names of hosts before that. */
function withoutProfile(word: string): string {
  const at = word.search(PROFILE);
  return at < 0 ? word : word.slice(0, at).replace(HOST_BEFORE, '') + LEFT_OUT;
}

/** Digits with what people put between them. */
const NUMBERS = /(?:\+|\(\+?)?\p{Nd}(?:[\p{Nd}()\s.\-–‐‑/·]*\p{Nd})?/gu;
const DATES = /(?:\d{1,2}\s?[-/.]\s?){0,2}\b(?:19|20)\d\d\b(?:[-/.]\d{1,2}){0,2}/g;
const DIGIT = /\p{Nd}/gu;
const LEAST_OF_A_PHONE = 7;
const LEAST_BESIDE_DATES = 5;

/** Seven digits or more, of which dates explain too few, may be a telephone number. Rather one number too many is left out. */
function mayBePhone(digits: string): boolean {
  const count = (text: string) => text.match(DIGIT)?.length ?? 0;
  return count(digits) >= LEAST_OF_A_PHONE && count(digits.replace(DATES, ' ')) >= LEAST_BESIDE_DATES;
}

/** A text without e-mail addresses, telephone numbers and links, in the spellings that people use to hide them too. */
export function redactContacts(text: string): string {
  const without = SIGNS.reduce(
    (rest, sign) => rest.replace(sign, LEFT_OUT),
    withFewMarks(text).normalize('NFKC'),
  );
  return without
    .replace(/\S+/gu, withoutProfile)
    .replace(NUMBERS, (digits) => (mayBePhone(digits) ? LEFT_OUT : digits));
}

const CONTACTS: ReadonlySet<Fact['kind']> = new Set(['EMAIL', 'PHONE', 'LINK']);

/**
 * The words of a stretch without contact data: what the facts of the resume say is such, and what looks like it.
 *
 * @param text the whole text of the resume, which facts and stretch count in (UTF-16 units)
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
