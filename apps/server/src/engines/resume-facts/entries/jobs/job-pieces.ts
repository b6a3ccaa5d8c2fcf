import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { dashedCompany } from './dashed-company.ts';
import { isFirm } from './header-parts.ts';
import type { HeaderLine } from './header-lines.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import { trimStretch } from '../../lines/lines.ts';
import { splitAtCommas, splitPieces, withoutStretches } from '../../lines/split-pieces.ts';
import { placeAtEnd } from '../../mentions/places.ts';
import { ENDS_IN_TITLE, HAS_COMPANY_WORD, KNOWN_COMPANY, LEGAL_COMPANY } from '../../lexicon/scores.ts';
import { wordSet } from '#lib/text/word-set.ts';
import { TEAM_WORDS } from '../../lexicon/resume-words.ts';

const DASH = /^\s[-–—]\s$/u;
/** Department names, in addition to the fields of teams. */
const FUNCTIONS = wordSet(
  'accounting audit taxation tax treasury purchase production maintenance stores admin administration claims underwriting collections regulatory safety projects planning and of',
);

/** `Executive – Internal Audit`: the department after a dash belongs to its title. */
function joinFunctions(text: string, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && isItsFunction(text, last, stretch)) last.end = stretch.end;
    else joined.push({ ...stretch });
  }
  return joined;
}

function isItsFunction(text: string, title: Stretch, { start, end }: Stretch): boolean {
  if (!DASH.test(text.slice(title.end, start))) return false;
  const words = text.slice(start, end);
  const isFunction = splitWords(words).every((word) => TEAM_WORDS.has(word) || FUNCTIONS.has(word));
  return (
    isFunction &&
    companyScore(words) < HAS_COMPANY_WORD &&
    titleScore(text.slice(title.start, title.end)) >= ENDS_IN_TITLE
  );
}

/** A piece of a header. `slot` is its position in the header, the same for all jobs of a resume with the same layout. */
export type JobPiece = Stretch & { slot: string; title: number; company: number };

const LABEL_WORDS = [
  'duration|period|from|since|dates?|tenure|company(?: name)?|organi[sz]ation|employer|firm',
  'designation|position(?: held)?|occupation or position held',
  String.raw`(?:post|rank)(?= held\s*[:\-–]|\s*[:\-–])(?: held)?|title|job title|(?:where|what|when)(?=:)`,
  'worked (?:as|at|with|for)|working (?:as|at|with|for)',
];
const LABEL = new RegExp(String.raw`^(?:${LABEL_WORDS.join('|')})\b\s*[:\-–]*\s*`, 'iu');
const IN_BRACKETS = /(?:(?<!\s)\s+)?\((?<note>[^()]+)\)\s*$/u;
const ABOUT_WORK =
  /\b(?:remote|full|part|time|contract|on-?site|payroll|intern(?:ship)?|formerly|india|usa|client)\b/iu;

/** Where a note in brackets at the end begins, if it is long or about the kind of work; else undefined. */
function placeOfNote(words: string): number | undefined {
  const match = IN_BRACKETS.exec(words);
  const note = match?.groups?.['note'] ?? '';
  const isLong = note.length >= 25 && note.length <= 90;
  return isLong || ABOUT_WORK.test(note) ? match?.index : undefined;
}

const SINCE = /(?:^|(?<![\s,(])[\s,(]+)(?:since|from|w\.?e\.?f\.?|till|to)\s*$/iu;
/** Words that begin a sentence, or describe a job next to its title and company. */
const NO_NAMES = [
  String.raw`(?:to|have|has|had|worked|joined|joining|handling|responsible|i|my|currently|presently)(?:\s|$)`,
  String.raw`(?:employed|served|serving|working|received|awarded|reporting|managed|obtained|promoted)(?:\s|$)`,
  String.raw`(?:remote|hybrid|full[- ]?time|part[- ]?time|contract|freelance|permanent|on-?site|employment)$`,
  String.raw`(?:current|present|till date|page \d+|various|n\/a|na)$`,
  String.raw`(?:career|employment) (?:break|gap)\b|sabbatical|(?:maternity|paternity|parental) leave`,
  String.raw`\d{1,2}\s?(?:yrs?|years?|mos?|months?)\b`,
];
const NO_PIECE = new RegExp(`^(?:${NO_NAMES.join('|')})`, 'iu');

/** Words between a title and a company: which comes first, and how clear the company must be. */
const JOINED = [
  { divider: /(?<![^\S\n])[^\S\n]{2,}(?=\p{Lu})/gu, isTitleFirst: true, company: 0 },
  {
    divider: /(?<!\s)\s+with\s+(?=\p{Lu}[^,]{2,40},\s\p{Lu})/gu,
    isTitleFirst: true,
    company: 0,
    isPlaced: true,
  },
  { divider: /(?<!\s)\s+(?:in|with)\s+(?=\p{Lu})/gu, isTitleFirst: true, company: KNOWN_COMPANY },
  { divider: /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu, isTitleFirst: true, company: 0 },
  { divider: /(?<!\s)\s+bei\s+(?:der\s+|dem\s+)?(?=\p{Lu})/gu, isTitleFirst: true, company: 0 },
  { divider: /(?<!\s)\s+(?=(?:University|Institute) of\s)/gu, isTitleFirst: true, company: 1 },
  { divider: /(?<!\s)\s+as\s+(?:an?\s+)?(?=\p{Lu})/gu, isTitleFirst: false, company: 0 },
  { divider: /\s\/\s(?=\p{Lu})/gu, isTitleFirst: false, company: 0 },
  { divider: /\s\((?=\p{Lu})|:\s(?=\p{Lu})/gu, isTitleFirst: false, company: 0 },
  { divider: /\s\((?=\p{Lu})|\sfor\s(?=\p{Lu})/gu, isTitleFirst: true, company: HAS_COMPANY_WORD },
  { divider: /(?<!\s)\s\((?=\p{Lu}[^,(]{2,40}, \p{Lu})/gu, isTitleFirst: true, company: 0, isPlaced: true },
  { divider: /\s\/\s(?=\p{Lu})/gu, isTitleFirst: true, company: KNOWN_COMPANY },
  {
    divider: /(?<=\b(?:Ltd|LTD|Limited|LIMITED|LLC|Inc|INC|LLP)\.?)\s+(?=\p{Lu})/gu,
    isTitleFirst: false,
    company: LEGAL_COMPANY,
  },
];
/** The dash of a job board leaves no doubt. */
const DASHED_COMPANY = 4;
/** How the slot of a piece that is one firm ends. */
export const OF_FIRM = '.firm';

/** The pieces of a header line that could be a title or a company, without dates, labels, places and notes. */
export function piecesOfLine(text: string, { line, role, dates }: HeaderLine): JobPiece[] {
  const dashed = dates.length === 0 ? dashedCompany(line) : null;
  if (dashed) return [{ ...toPiece(text, dashed, `${role}.dashed`), company: DASHED_COMPANY, title: 0 }];
  return withoutStretches(text, line, dates)
    .flatMap((stretch) => joinFunctions(text, splitPieces(text, stretch)))
    .map((stretch) => titleBeforeColon(text, stretch))
    .flatMap((stretch) => titleAndCompany(text, stretch))
    .flatMap((stretch) => keepPiece(text, stretch) ?? [])
    .map((stretch, at) => toPiece(text, stretch, `${role}.${at}`));
}

/** In `Project Manager: Moved the bank` the title ends at the colon. */
function titleBeforeColon(text: string, { start, end }: Stretch): Stretch {
  const colon = text.slice(start, end).indexOf(': ');
  const isTitle = colon > 0 && titleScore(text.slice(start, start + colon)) >= ENDS_IN_TITLE;
  return { start, end: isTitle ? start + colon : end };
}

/** `Test Engineer in Acme Systems Ltd`, `Acme as Engineer` and `ACME LTD. ENGINEER` are two pieces if that is clear. */
function titleAndCompany(text: string, stretch: Stretch): Stretch[] {
  for (const { divider, isTitleFirst, company, isPlaced } of JOINED) {
    const [first, second, more] = splitPieces(text, stretch, divider);
    if (!first || !second || more) continue;
    const [title, employer] = isTitleFirst ? [first, second] : [second, first];
    const isTitled = scoreAt(text, title, titleScore) >= ENDS_IN_TITLE;
    const isEmployed =
      scoreAt(text, employer, companyScore) >= company && scoreAt(text, employer, titleScore) < ENDS_IN_TITLE;
    if (!isTitled || !isEmployed) continue;
    return isPlaced ? [first, ...splitAtCommas(text, second).slice(0, 1)] : [first, second];
  }
  return [stretch];
}

const scoreAt = (text: string, { start, end }: Stretch, score: (words: string) => number): number =>
  score(text.slice(start, end));

/** A stretch with its scores as a title and as a company. */
export function toPiece(text: string, stretch: Stretch, slot: string): JobPiece {
  const words = text.slice(stretch.start, stretch.end);
  if (isFirm(words)) return { ...stretch, slot: `${slot}${OF_FIRM}`, title: 0, company: LEGAL_COMPANY };
  return {
    ...stretch,
    slot,
    title: words.includes(':') ? 0 : titleScore(words),
    company: companyScore(words),
  };
}

/** A piece without label, place and note; null if nothing is left that could be a title or a company. */
function keepPiece(text: string, stretch: Stretch): Stretch | null {
  const label = LABEL.exec(text.slice(stretch.start, stretch.end))?.[0].length ?? 0;
  const bare = trimStretch(text, { start: stretch.start + label, end: stretch.end });
  const once = bare && withoutEnd(text, bare);
  const kept = once && withoutEnd(text, once);
  if (!kept) return null;
  return isNoPiece(text, kept) || !/\p{L}{2}/u.test(text.slice(kept.start, kept.end)) ? null : kept;
}

/** True if it begins a sentence, or describes a job next to its title and company. */
export const isNoPiece = (text: string, { start, end }: Stretch): boolean =>
  NO_PIECE.test(text.slice(start, end));

/** Without the place, the note in brackets or the 'since' at its end; null for a place. */
function withoutEnd(text: string, { start, end }: Stretch): Stretch | null {
  const words = text.slice(start, end);
  const place = placeAtEnd(words);
  if (place === 0) return null;
  const cut = place ?? placeOfNote(words) ?? SINCE.exec(words)?.index;
  return cut === undefined ? { start, end } : trimStretch(text, { start, end: start + cut });
}
