import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js';
import { wholeAddress } from './join-broken-addresses.ts';
import { toNorm } from '../../facts/norms.ts';
import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { Fact } from '../../facts/facts.ts';
import type { Line } from '../../lines/lines.ts';
import type { SectionBody } from '../../sections/sections.ts';

/** Words for people who vouch for someone, before a name or above several names. */
const OTHERS = /\b(?:referees?|references?|supervisors?|reporting manager|emergency contact|guarantors?)\b/iu;
const LABEL = /^[^:]{0,40}:/u;

/**
 * The contacts of a resume without those of referees and supervisors, which are on a line labelled so or in a
 * references section. A contact in that section stays if the person has no other of its kind, since it may be theirs.
 */
export function ownContacts(
  text: string,
  contacts: readonly Fact[],
  { lines, sections }: { lines: readonly Line[]; sections: readonly SectionBody[] },
): Fact[] {
  const isIn = (stretches: readonly Stretch[], { start }: Fact): boolean =>
    stretches.some((stretch) => stretch.start <= start && start < stretch.end);
  const labelled = lines.filter(
    (line) => holds(line, contacts) && OTHERS.test(LABEL.exec(line.text)?.[0] ?? ''),
  );
  const below = sections.filter(({ start, bodyStart }) => OTHERS.test(text.slice(start, bodyStart)));
  const unlabelled = contacts.filter((one) => !isIn(labelled, one));
  const own = unlabelled.filter((one) => !isIn(below, one));
  return unlabelled.filter((one) => own.includes(one) || !own.some(({ kind }) => kind === one.kind));
}

const holds = (line: Line, contacts: readonly Fact[]): boolean =>
  contacts.some(({ start }) => line.start <= start && start < line.end);

/**
 * RFC 5322 allows far more; these are the addresses that people print, each found by its `@`. Narrow columns break
 * before it.
 */
const HOST = /@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}/gu;
const LETTER_OF_MAILBOX = /[\w.+%-]/u;
const LONGEST_MAILBOX = 64;
const BROKEN_MAILBOX = /^[\p{Ll}\d]{1,40}[._][\p{Ll}\d._-]{1,40} ?$/u;
/** Profile sites: a profile's address, without the text before it. */
const PROFILES = [
  String.raw`linkedin\.com\/(?:in|pub)|indeed\.com\/r`,
  String.raw`github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com\/users`,
  String.raw`medium\.com|behance\.net|dribbble\.com`,
  String.raw`kaggle\.com|leetcode\.com|hackerrank\.com`,
];
/** The rest of an address; narrow columns break it after a hyphen or a slash. */
const REST = String.raw`[^\s|,;)<>"]{2,120}(?:(?<=[-/])\s?\n\s{0,3}[^\s|,;)<>"]{2,80})?`;
const LINK = new RegExp(
  String.raw`(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:(?:${PROFILES.join('|')})\/${REST})`,
  'giu',
);
const PAGE = /\b(?:https?:\/\/|www\.)[^\s|,;)<>"]{4,160}/giu;
/** Digits with common separators; the library decides what they are. */
const NUMBER = /(?:\(\+\d{1,3}\)\s?|\+|\(|\b)\d(?:[\d()\u00a0.\-–‐/ ]{6,22})\d\b/gu;
const LEAST_DIGITS = 8;
const LEAST_LOCAL_DIGITS = 10;
const MOST_DIGITS = 15;
const MOST_PHONES = 5;
const READ_FOR_PHONES = 30_000;
/** Formats that are not telephone numbers: years, dates, number ranges and amounts. */
const NO_PHONE_WORDS = [
  String.raw`^\d{1,2}(?:\/\d{1,2})+$|^(?:19|20)\d\d\s*[-–/.]\s*(?:19|20)?\d\d`,
  String.raw`^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|(?:^|\D)\d{1,2}[/.]\s?(?:19|20)\d\d(?!\d)|\d\.\d{1,2}$`,
  String.raw`\((?:19|20)\d\d\)`,
];
const NO_PHONE = new RegExp(`${NO_PHONE_WORDS.join('|')}`, 'u');
const US_PLACE_WORDS = [
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]',
  'UT|V[AT]|W[AIVY]',
];
const US_PLACE = new RegExp(String.raw`,\s?(?:${US_PLACE_WORDS.join('|')})\b`, 'u');
const US_FORM = /^\(?[2-9]\d{2}\)?[\s.\-–‐]{0,2}\d{3}[.\-–‐ ]\d{4}$/u;

/** Email addresses, telephone numbers and links anywhere in a resume. The norm of a number is E.164. */
export function findContacts(text: string, phoneCountry: string): Fact[] {
  return [...findEmails(text), ...findLinks(text), ...findPhones(text, phoneCountry)];
}

function findEmails(text: string): Fact[] {
  const seen = new Set<string>();
  const facts: Fact[] = [];
  for (const address of addressesIn(text)) {
    const whole = text.slice(address.start, address.end);
    const printed = whole.replace(/^[.+%-]+|(?<![.-])[.-]+$/gu, '');
    const at = address.start + whole.indexOf(printed);
    const { start, end } = wholeAddress(text, { start: at, end: at + printed.length });
    const value = text.slice(start, end).replace(/\s+/gu, '');
    const norm = toNorm('EMAIL', value);
    if (seen.has(norm) || !/@[^@]+\.\p{L}{2,}$/u.test(value)) continue;
    seen.add(norm);
    facts.push({ kind: 'EMAIL', value, norm, start, end, rule: 'address', confidence: 0.99 });
  }
  return facts;
}

function addressesIn(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (const { index, 0: host } of text.matchAll(HOST)) {
    const start = startOfMailbox(text, index, found.at(-1)?.end ?? 0);
    if (start < index) found.push({ start, end: index + host.length });
  }
  return found;
}

/** Where the mailbox that ends at a position begins, after any other one; the position itself if there is none. */
function startOfMailbox(text: string, at: number, least: number): number {
  const before = text.slice(Math.max(0, at - 2 * LONGEST_MAILBOX), at);
  const lineAbove = before.endsWith('\n') ? (before.slice(0, -1).split('\n').at(-1) ?? '') : '';
  const end = BROKEN_MAILBOX.test(lineAbove) ? at - 1 - (lineAbove.endsWith(' ') ? 1 : 0) : at;
  let start = end;
  while (start > least && end - start < LONGEST_MAILBOX && LETTER_OF_MAILBOX.test(text[start - 1] ?? ''))
    start -= 1;
  return start < end ? start : at;
}

function findLinks(text: string): Fact[] {
  const seen = new Set<string>();
  const facts: Fact[] = [];
  for (const match of [...text.matchAll(LINK), ...text.matchAll(PAGE)]) {
    const raw = match[0].replace(/(?<![.,:])[.,:]+$/u, '');
    const value = raw.replace(/\s+/gu, '');
    const norm = toNorm('LINK', value);
    if (seen.has(norm)) continue;
    seen.add(norm);
    facts.push({
      kind: 'LINK',
      value,
      norm,
      start: match.index,
      end: match.index + raw.length,
      rule: 'link',
      confidence: 0.95,
    });
  }
  return facts;
}

function findPhones(text: string, phoneCountry: string): Fact[] {
  const seen = new Set<string>();
  const facts: Fact[] = [];
  const read = text.slice(0, READ_FOR_PHONES);
  const isInUs = US_PLACE.test(read.slice(0, 600));
  for (const match of read.matchAll(NUMBER)) {
    if (facts.length >= MOST_PHONES) break;
    const raw = match[0];
    const norm = isPart(read, match.index, raw)
      ? null
      : phoneNumber(raw, isInUs ? ['US', phoneCountry] : [phoneCountry, 'US']);
    if (!norm || seen.has(norm)) continue;
    seen.add(norm);
    facts.push({
      kind: 'PHONE',
      value: raw.replace(/\s+/gu, ' '),
      norm,
      start: match.index,
      end: match.index + raw.length,
      rule: 'number',
      confidence: 0.95,
    });
  }
  return facts;
}

/** True for digits inside a word, an address or a link, which are not a telephone number. */
function isPart(text: string, at: number, raw: string): boolean {
  return (
    /[\p{L}\d_/@=-]$/u.test(text.slice(Math.max(0, at - 1), at)) ||
    /^[\p{L}_@%]/u.test(text.slice(at + raw.length, at + raw.length + 1))
  );
}

/** The number in E.164, or null if it is not valid in these countries; others need their prefix. */
function phoneNumber(raw: string, countries: readonly string[]): string | null {
  const digits = raw.replace(/\D/gu, '').length;
  const least = hasPrefix(raw) ? LEAST_DIGITS : LEAST_LOCAL_DIGITS;
  if (digits < least || digits > MOST_DIGITS || NO_PHONE.test(raw)) return null;
  for (const country of listCountries(raw, countries)) {
    const number = parsePhoneNumberFromString(raw, country as CountryCode);
    if (number && isToBeCalled(number, raw)) return number.number;
  }
  return null;
}

/** Unassigned ranges count if the country prefix is given, which shows that it is a telephone number. */
const isToBeCalled = (number: PhoneNumber, raw: string): boolean =>
  number.isValid() || (hasPrefix(raw) && number.isPossible());

const hasPrefix = (raw: string): boolean => /^\(?\+/.test(raw);

/** Brackets around three digits are American; groups of three, three and four digits can be. */
function listCountries(raw: string, countries: readonly string[]): readonly string[] {
  if (!US_FORM.test(raw)) return countries.slice(0, 1);
  return raw.startsWith('(') ? ['US', ...countries] : countries;
}
