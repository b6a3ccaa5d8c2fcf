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
/** Words after which a name on a line ends. */
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
/** The document's own title, and forms of address in several countries. */
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
/** Two or more capitalized words. */
const WHOLE_NAME = /^\p{Lu}\S+(?:\s\p{Lu}\S*)+$/u;
const READ_LINES = 14;
const LONGEST = 45;
const DIVIDED = /^.{4,45}?\s?[\t|•·]/u;
const ENOUGH = 2;
const LONG_WORD = 6;

/**
 * The name of the resume's person. It is searched near the top, after a label, and where it matches the email address.
 * A line must look like a name of at least two words, unless a label or the address confirms one word. Otherwise it is
 * guessed from the address, and finally from the file name.
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

/** The first of the best candidates; null if none is likely enough. */
function pickBest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) if (one.score >= ENOUGH && one.score > (best?.score ?? 0)) best = one;
  return best;
}

/** A line near the top is more likely to be a name. */
const nearTop = (at: number): number => Math.max(0, 2.2 - 0.25 * at);

/** A name at the top can also be confirmed by the host of the address: `bea@fontanilla.example`. */
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

/**
 * A line that continues after a comma in lower case, or with a share, a version or a year, is not a name: `Zend
 * Framework 2`.
 */
const GOES_ON = /^[^,\d\n]{2,45}(?:, \p{Ll}{2}|\s(?:\d(?!\d)|\d{1,3}\s?%|(?:19|20)\d\d\b))/u;
/** `Via dei Tigli 40, 40122 Bologna`: a street with its house number. */
const HOUSE = /^[^,\d\n]{2,45}\s\d{1,4}(?:\s?[a-zA-Z])?,\s/u;
/** A label before a colon. */
const LABEL = /^[\p{L} ]{2,30}\s?:\s*\S/u;
const NO_NAME = [HOUSE, LABEL];
/** A line above that is unfinished. */
const UNFINISHED = /(?:,|\p{L}-|\s(?:and|or|of|with|for|to|in|the|as|including|include|following))\s*$/u;

/** `Highly driven`: only on the first line may a surname be in lower case. */
const PRAISE = /^\p{Lu}\S* \p{Ll}[\p{Ll}-]{3,30}(?:$|,| - )/u;

/** True if a line is part of a sentence or list over several lines. */
const isOfSentence = (line: Line, above: Line | undefined): boolean =>
  GOES_ON.test(line.text) || (above !== undefined && (UNFINISHED.test(above.text) || PRAISE.test(line.text)));

/** `QUILL, Mara` on a line of its own. */
function surnameFirst({ start, end, text: value }: Line, mailbox: string, likely: number): Candidate | null {
  const name = withSurnameLast(value);
  if (!name || isHome(value)) return null;
  const spelled = spelledIn(name, mailbox);
  if (!looksLikeName(name, spelled > 0)) return null;
  return { place: { start, end }, value, score: likely + 1 + Math.min(2, spelled) * 1.5 };
}

/** A double-barrelled name broken at its hyphen by the line end. */
const TORN = /\p{L}-$/u;
const LAST_NAME = /^\p{Lu}[\p{L}'’]+$/u;

/** `Asha` and `Verma` on consecutive lines are one name if both lines have one word, and so are `Asha Verma-` and `Rao`. */
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
    // Further down, a label may belong to a project; a name of two words is more likely a person's.
    const score = at < READ_LINES ? 5 : value.includes(' ') ? 2.2 : 0;
    return looksLikeName(value, true) ? [{ place, value, score }] : [];
  });
}

/** Sidebars and text boxes put the name anywhere. The address shows which line it is, by two of its words or a long one. */
function spelledCandidates(text: string, lines: readonly Line[], mailbox: string): Candidate[] {
  if (!mailbox) return [];
  return lines.slice(READ_LINES).flatMap((line) => {
    const place = canBeginWithName(line) ? namePlace(text, line) : null;
    return place ? (spelledCandidate(text, place, mailbox) ?? []) : [];
  });
}

/** Short, or with a separator after a few words, as in footers. */
const canBeginWithName = (line: Line): boolean =>
  !line.isBullet &&
  /^\p{Lu}/u.test(line.text) &&
  (line.text.length <= LONGEST || DIVIDED.test(line.text)) &&
  findHeading(line) === null;

/** A name directly above the address or on its line, if the mailbox begins with its initials: `mq77@acme.example`. */
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

/** `Asha Verma, MBA, PMP` without the qualifications. */
function withoutPapers(words: string): string {
  let kept = words;
  for (let count = 0; count < MOST_AFTER && AFTER.test(kept); count += 1) kept = kept.replace(AFTER, '');
  return kept;
}

/** Without the title after a name on its line, if the address has the name: `Mara Quill Staff Engineer`. */
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
