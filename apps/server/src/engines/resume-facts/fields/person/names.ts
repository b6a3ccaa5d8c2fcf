import type { NameSource } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { findHeading } from '../../sections/headings.ts';
import { TITLE_HINTS } from '../../lexicon/resume-words.ts';
import { titleScore } from '../../lines/score-words.ts';
import { isHome } from '../../mentions/places.ts';
import { ENDS_IN_TITLE } from '../../lexicon/scores.ts';
import { valueAt, type Line } from '../../lines/lines.ts';
import { IDEOGRAPHS, isCommon, looksLikeName } from './looks-like-name.ts';
import { findLabelledName, hasSameInitials, nameFromEmail, nameFromFile, spelledIn } from './name-sources.ts';
import { withSurnameLast } from './shown-name.ts';

export type FoundName = { value: string; source: NameSource; place: Stretch | null };

type Candidate = { place: Stretch; value: string; score: number };

const OTHER_LABEL = /^(?:father|mother|spouse|husband|company|client|project|college|employer)/iu;
/** A name ends where something else begins on its line. */
const CUT_PHRASES = [
  'e-?mail|mobile|mob|phone|ph|contact|cell|tel|address|dob|linkedin|linked|resume|résumé|cv',
  'curriculum',
];
const CUT_WORDS = [
  String.raw`\t|\s{3,}|[|•·●:(<;\u2022\ue000-\uf8ff\p{So}]|,\s|\s[-–—]\s`,
  String.raw`\s(?=(?:${CUT_PHRASES.join('|')})\b)`,
  String.raw`\s(?=[+(]?\d)|(?:^|\s)\S+@`,
];
const CUT = new RegExp(`${CUT_WORDS.join('|')}`, 'iu');
/** The paper's own name, and how people are addressed in several countries. */
const BEFORE_WORDS = String.raw`mr|mrs|ms|miss|mx|dr|er|engr?|prof|ing|dipl\.?-ing|arch|adv|shri|smt|herr|frau|mme|sra?|srta`;
const BEFORE_PHRASES = String.raw`resume|résumé|cv|curriculum\s+vitae|bio\s?data`;
const BEFORE = new RegExp(
  String.raw`^(?:(?:${BEFORE_PHRASES})(?:\s+of)?\b[\s.:,\-–]*(?=\p{L}))?(?:(?:${BEFORE_WORDS})\b[\s.:,\-–]*(?=\p{L}))*`,
  'iu',
);
const AFTER_WORDS = String.raw`resume|résumé|cv|[mb]\.?sc|mba|pmp®?|ph\.?d|m\.?d|c\.?a|cpa|[mb]\.?tech|[mb]ca|csm|rn|esq`;
const AFTER = new RegExp(String.raw`(?<![\s,.])[\s,.]+(?:${AFTER_WORDS})\.{0,2}$`, 'iu');
const MOST_AFTER = 8;
const LETTER_SPACED = /^(?:\p{L} {1,3}){4,}\p{L}$/u;
/** Two words or more that begin large. */
const WHOLE_NAME = /^\p{Lu}\S+(?:\s\p{Lu}\S*)+$/u;
const READ_LINES = 14;
const LONGEST = 45;
const DIVIDED = /^.{4,45}?\s?[\t|•·]/u;
const ENOUGH = 2;
const LONG_WORD = 6;

/**
 * The name of the person whose resume it is. It is looked for near the top, behind a label and where the e-mail address
 * spells it; a line must look like a name of two words or more, unless a label or the address speaks for one word. What is
 * not found there is guessed from the address, and last from the name of the file.
 */
export function findName(
  text: string,
  lines: readonly Line[],
  hints: { emails: string[]; handles: string[]; fileName: string },
): FoundName {
  const mailbox = hints.emails[0] ?? '';
  const [local = '', host = ''] = mailbox.split('@');
  const spelling = [local, ...hints.handles].join('.');
  const candidates = [
    ...topCandidates(text, lines, spelling, host),
    ...labelledCandidates(text, lines),
    ...spelledCandidates(text, lines, spelling),
    ...candidatesAboveAddress(text, lines, mailbox),
  ];
  const best = pickBest(candidates);
  if (best) return { value: best.value, source: 'TEXT', place: best.place };
  const guessed = nameFromEmail(mailbox);
  if (guessed) return { value: guessed, source: 'EMAIL', place: null };
  return { value: nameFromFile(hints.fileName, text), source: 'FILE_NAME', place: null };
}

/** The first of the likeliest; null where none is likely enough. */
function pickBest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) if (one.score >= ENOUGH && one.score > (best?.score ?? 0)) best = one;
  return best;
}

/** What stands near the top is likelier a name. */
const nearTop = (at: number): number => Math.max(0, 2.2 - 0.25 * at);

/** What heads the page may be vouched for by the host of the address as well: `bea@fontanilla.example`. */
function topCandidates(text: string, lines: readonly Line[], mailbox: string, host: string): Candidate[] {
  const top = lines.slice(0, READ_LINES);
  return top.flatMap((line, at) => {
    if (findHeading(line) || OTHER_LABEL.test(line.text)) return [];
    const isNone = isOfSentence(line, top[at - 1]) || (at > 0 && NO_NAME.some((one) => one.test(line.text)));
    if (isNone && spelledIn(line.text, mailbox) === 0) return [];
    const place = namePlace(text, line, mailbox);
    const single = place && scored(text, place, at === 0 ? `${mailbox}.${host}` : mailbox, nearTop(at));
    const joined = joinedName(text, top, at, mailbox);
    return [surnameFirst(line, mailbox, nearTop(at)), single, joined].filter((one) => one !== null);
  });
}

/** What goes on behind a comma in small letters, or with a share, a version or a year, names no one: `Zend Framework 2`. */
const GOES_ON = /^[^,\d\n]{2,45}(?:, \p{Ll}{2}|\s(?:\d(?!\d)|\d{1,3}\s?%|(?:19|20)\d\d\b))/u;
/** `Via dei Tigli 40, 40122 Bologna`: a street with its number. */
const HOUSE = /^[^,\d\n]{2,45}\s\d{1,4}(?:\s?[a-zA-Z])?,\s/u;
/** What stands before a colon says what stands behind it. */
const LABEL = /^[\p{L} ]{2,30}\s?:\s*\S/u;
const NO_NAME = [HOUSE, LABEL];
/** A line above that has not ended. */
const UNFINISHED = /(?:,|\p{L}-|\s(?:and|or|of|with|for|to|in|the|as|including|include|following))\s*$/u;

/** `Highly driven`: on the first line alone a surname may stand in small letters. */
const PRAISE = /^\p{Lu}\S* \p{Ll}[\p{Ll}-]{3,30}(?:$|,| - )/u;

/** Whether a line is a part of a sentence or a list that runs over several lines. */
const isOfSentence = (line: Line, above: Line | undefined): boolean =>
  GOES_ON.test(line.text) || (above !== undefined && (UNFINISHED.test(above.text) || PRAISE.test(line.text)));

/** `QUILL, Mara`, and nothing else on the line. */
function surnameFirst({ start, end, text: value }: Line, mailbox: string, likely: number): Candidate | null {
  const name = withSurnameLast(value);
  if (!name || isHome(value)) return null;
  const spelled = spelledIn(name, mailbox);
  if (!looksLikeName(name, spelled > 0)) return null;
  return { place: { start, end }, value, score: likely + 1 + Math.min(2, spelled) * 1.5 };
}

/** A double name that the end of the line broke at its hyphen. */
const TORN = /\p{L}-$/u;
const LAST_NAME = /^\p{Lu}[\p{L}'’]+$/u;

/** `Asha` and `Verma` under each other are one name, where both lines hold one word, and so are `Asha Verma-` and `Rao`. */
function joinedName(text: string, top: readonly Line[], at: number, mailbox: string): Candidate | null {
  const [line, next] = [top[at], top[at + 1]];
  if (!line || !next) return null;
  const place = { start: line.start, end: next.end };
  if (isTorn(line, next)) return scored(text, place, mailbox, nearTop(at) + 1);
  if (/\s/.test(line.text) || /\s/.test(next.text) || findHeading(next)) return null;
  const isLikely = at <= 2 || spelledIn(valueAt(text, place), mailbox) >= 2;
  return isLikely ? scored(text, place, mailbox, Math.max(0, 1.5 - 0.5 * at)) : null;
}

const isTorn = (line: Line, next: Line): boolean => TORN.test(line.text) && LAST_NAME.test(next.text);

function labelledCandidates(text: string, lines: readonly Line[]): Candidate[] {
  return lines.flatMap((line, at) => {
    const labelled = findLabelledName(line.text);
    if (!labelled) return [];
    const place = namePlace(text, { start: line.start + labelled.start, end: line.start + labelled.end });
    if (!place) return [];
    const value = valueAt(text, place);
    // Further down a label can name a project; a name of two words is more likely a person's.
    const score = at < READ_LINES ? 5 : value.includes(' ') ? 2.2 : 0;
    return looksLikeName(value, true) ? [{ place, value, score }] : [];
  });
}

/** Sidebars and text boxes put the name anywhere; the address tells which line it is, by two of its words or a long one. */
function spelledCandidates(text: string, lines: readonly Line[], mailbox: string): Candidate[] {
  if (!mailbox) return [];
  return lines.slice(READ_LINES).flatMap((line) => {
    const place = canBeginWithName(line) ? namePlace(text, line) : null;
    return place ? (spelledCandidate(text, place, mailbox) ?? []) : [];
  });
}

/** Short, or divided behind a few words, as footers are. */
const canBeginWithName = (line: Line): boolean =>
  !line.isBullet &&
  /^\p{Lu}/u.test(line.text) &&
  (line.text.length <= LONGEST || DIVIDED.test(line.text)) &&
  findHeading(line) === null;

/** Right above the address, or on its line, stands whose it is, if it begins with the initials: `mq77@acme.example`. */
function candidatesAboveAddress(text: string, lines: readonly Line[], mailbox: string): Candidate[] {
  const at = mailbox === '' ? -1 : lines.findIndex((line) => line.text.includes(mailbox));
  return lines.slice(Math.max(0, at - 1), at + 1).flatMap((line) => {
    const place = line.isBullet || findHeading(line) ? null : namePlace(text, line);
    const value = place ? valueAt(text, place) : '';
    if (!place || !WHOLE_NAME.test(value) || !looksLikeName(value, false)) return [];
    const isTheirs = hasSameInitials(value, mailbox) && !isCommon(text, place, value);
    return isTheirs ? [{ place, value, score: ENOUGH + 0.1 }] : [];
  });
}

function spelledCandidate(text: string, place: Stretch, mailbox: string): Candidate | null {
  const value = valueAt(text, place);
  if (!value.includes(' ') || !looksLikeName(value, false)) return null;
  if (spelledIn(value, mailbox) >= 2) return { place, value, score: 2.5 };
  const isLikely = spelledIn(value, mailbox, LONG_WORD) > 0 && !isCommon(text, place, value);
  return isLikely ? { place, value, score: ENOUGH } : null;
}

/** The part of a line that could be a name. */
function namePlace(text: string, line: Stretch, mailbox = ''): Stretch | null {
  const whole = text.slice(line.start, Math.min(line.end, line.start + 200));
  const before = BEFORE.exec(whole)?.[0].length ?? 0;
  const rest = whole.slice(before);
  const cut = LETTER_SPACED.test(rest.trim()) ? -1 : rest.search(CUT);
  const kept = withoutPapers(cut < 0 ? rest : rest.slice(0, cut))
    .replace(/(?<![\s,;:\-–—_*#])[\s,;:\-–—_*#]+$/u, '')
    .replace(/(?<=\p{L}{3})\.$/u, '');
  const start = line.start + before + (kept.length - kept.trimStart().length);
  const end = start + withoutTitle(kept.trim(), mailbox).length;
  return end > start && end - start <= LONGEST ? { start, end } : null;
}

/** `Asha Verma, MBA, PMP` without what she has reached. */
function withoutPapers(words: string): string {
  let kept = words;
  for (let count = 0; count < MOST_AFTER && AFTER.test(kept); count += 1) kept = kept.replace(AFTER, '');
  return kept;
}

/** Without the title that stands behind a name on its line, if the address spells the name: `Mara Quill Staff Engineer`. */
function withoutTitle(value: string, mailbox: string): string {
  const words = value.split(' ');
  const at = words.findIndex(
    (word, index) => index > 1 && TITLE_HINTS.has(word.toLowerCase()) && isTitle(words.slice(index)),
  );
  const name = words.slice(0, Math.max(0, at)).join(' ');
  return spelledIn(name, mailbox) > 0 ? name : value;
}

const isTitle = (words: readonly string[]): boolean => titleScore(words.join(' ')) >= ENDS_IN_TITLE;

function scored(text: string, place: Stretch, mailbox: string, likely: number): Candidate | null {
  const raw = valueAt(text, place).replace(/(?<=\p{L})-\s/u, '-');
  const value = LETTER_SPACED.test(raw) ? closedUp(raw, mailbox) : raw;
  const spelled = spelledIn(value, mailbox);
  if (!looksLikeName(value, spelled > 0)) return null;
  const words = value.split(/[\s.]+/u).filter((word) => word !== '').length;
  const common = isCommon(text, place, value) && spelled === 0 ? 3 : 0;
  const score =
    likely + Math.min(2, spelled) * 1.5 + (words > 1 || IDEOGRAPHS.test(value) ? 0.6 : -1.5) - common;
  return { place, value, score };
}

/** `A S H A V E R M A` has lost the space between its words; the address shows where it was. */
function closedUp(spaced: string, mailbox: string): string {
  const words = spaced.split(/ {2,}/u).map((word) => word.replaceAll(' ', ''));
  const joined = words.join(' ');
  if (words.length > 1) return joined;
  const [first = ''] = mailbox.split('@')[0]?.toLowerCase().split(/[._-]/u) ?? [];
  return first.length > 1 && joined.toLowerCase().startsWith(first)
    ? `${joined.slice(0, first.length)} ${joined.slice(first.length)}`.trim()
    : joined;
}
