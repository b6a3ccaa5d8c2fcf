import type { Stretch } from '../resume-texts/resume-text.ts';
import { dashedCompany } from './dashed-company.ts';
import type { HeaderLine, JobHeader } from './job-headers.ts';
import { TEAM_NOUNS, TEAM_WORDS } from './lexicon.ts';
import { companyScore, titleScore, wordsOf } from './line-words.ts';
import { trimStretch } from './lines.ts';
import { splitAtCommas, splitPieces, withoutStretches } from './pieces.ts';
import { placeAtEnd } from './places.ts';

/** What a header says: the title and the company, each with how sure the reading is, from 0 to 1. */
export type Job = { title: Told | null; company: Told | null };
export type Told = Stretch & { confidence: number };

/** A piece of a header. `slot` is its place in the header, the same for all jobs of a resume that are laid out alike. */
type Piece = Stretch & { slot: string; title: number; company: number };

const LABEL =
  /^(?:duration|period|from|since|dates?|tenure|company(?: name)?|organi[sz]ation|employer|designation|position|title|job title|worked (?:as|at|with|for)|working (?:as|at|with|for))\b\s*[:\-–]*\s*/iu;
const NOTE =
  /\s*\((?:[^()]{25,90}|[^()]*\b(?:remote|full|part|time|contract|on-?site|payroll|intern(?:ship)?|formerly|india|usa|client)\b[^()]*)\)\s*$/iu;
const SINCE = /[\s,]*\(?\s*(?:since|from|w\.?e\.?f\.?|till|to)\s*$/iu;
const NOT_TOLD =
  /^(?:(?:to|have|has|had|worked|joined|joining|handling|responsible|i|my|currently|presently|received|awarded|reporting|managed|obtained|promoted)\s|(?:remote|hybrid|full[- ]?time|part[- ]?time|contract|freelance|permanent|current|present|till date|page \d+|on-?site|employment|various|n\/a|na)$)/iu;
/** Words between a title and a company; which of both comes first, and how clear the company must be. */
const JOINED = [
  { divider: /\s+(?:in|with)\s+(?=\p{Lu})/gu, title: 0, company: 2 },
  { divider: /\s+(?=(?:University|Institute) of\s)/gu, title: 0, company: 1 },
  { divider: /\s+as\s+(?:an?\s+)?(?=\p{Lu})/gu, title: 1, company: 0 },
  { divider: /(?<=\b(?:Ltd|LTD|Limited|LIMITED|LLC|Inc|INC|LLP)\.?)\s+(?=\p{Lu})/gu, title: 1, company: 3 },
];
const LEAST_TITLE = 1.5;
const LEAST_COMPANY = 2;
/** What a name without any telling word needs beside a title: less is left unread. */
const COMPANY_BESIDE_TITLE = 0.5;
const UNKNOWN_COMPANY = 0.8;
const MOST_WORDS = 12;

/** Reads titles and companies of the jobs of one section together, so that what is clear in one tells the places in all. */
export function readJobs(text: string, headers: readonly JobHeader[]): Job[] {
  const whole = headers.map((header) => header.lines.flatMap((line) => piecesOfLine(text, line)));
  const isCompanyApart = whole.flat().some(isClearCompany);
  const pieces = whole.map((own) => own.flatMap((piece) => atCommas(text, piece, isCompanyApart)));
  const habit = slotHabits(pieces);
  return pieces.map((own) => assign(text, own, habit));
}

function piecesOfLine(text: string, { line, role, dates }: HeaderLine): Piece[] {
  const dashed = dates.length === 0 ? dashedCompany(line) : null;
  if (dashed) return [{ ...pieceOf(text, dashed, `${role}.dashed`), company: 4, title: 0 }];
  const left = withoutStretches(text, line, dates);
  return left
    .flatMap((stretch) => splitPieces(text, stretch))
    .flatMap((stretch) => inCompany(text, stretch))
    .flatMap((stretch) => told(text, stretch) ?? [])
    .map((stretch, at) => pieceOf(text, stretch, `${role}.${at}`));
}

/** `Test Engineer in Acme Systems Ltd`, `Acme as Engineer` and `ACME LTD. ENGINEER` are two pieces where that is clear. */
function inCompany(text: string, stretch: Stretch): Stretch[] {
  for (const { divider, title, company } of JOINED) {
    const parts = splitPieces(text, stretch, divider);
    const [first, second] = parts.map(({ start, end }) => text.slice(start, end));
    if (first === undefined || second === undefined || parts.length > 2) continue;
    const [titleWords, companyWords] = title === 0 ? [first, second] : [second, first];
    if (titleScore(titleWords) >= 2.5 && companyScore(companyWords) >= company) return parts;
  }
  return [stretch];
}

function pieceOf(text: string, stretch: Stretch, slot: string): Piece {
  const words = text.slice(stretch.start, stretch.end);
  return {
    ...stretch,
    slot,
    title: words.includes(':') ? 0 : titleScore(words),
    company: companyScore(words),
  };
}

/** A piece without label, place and note; null where nothing is left that could be a title or a company. */
function told(text: string, stretch: Stretch): Stretch | null {
  const label = LABEL.exec(text.slice(stretch.start, stretch.end))?.[0].length ?? 0;
  const bare = trimStretch(text, { start: stretch.start + label, end: stretch.end });
  const once = bare && withoutEnd(text, bare);
  const kept = once && withoutEnd(text, once);
  if (!kept) return null;
  const words = text.slice(kept.start, kept.end);
  return NOT_TOLD.test(words) || !/\p{L}{2}/u.test(words) ? null : kept;
}

/** Without the place, the note in brackets or the 'since' at its end; null for a place. */
function withoutEnd(text: string, { start, end }: Stretch): Stretch | null {
  const words = text.slice(start, end);
  const place = placeAtEnd(words);
  if (place === 0) return null;
  const cut = place ?? NOTE.exec(words)?.index ?? SINCE.exec(words)?.index;
  return cut === undefined ? { start, end } : trimStretch(text, { start, end: start + cut });
}

/**
 * `Title, Company` is two pieces; `Engineer, Payments Platform` is one where companies of this resume stand apart, or where
 * what follows is the field of a team.
 */
function atCommas(text: string, piece: Piece, isCompanyApart: boolean): Piece[] {
  const parts = splitAtCommas(text, piece);
  if (parts.length < 2 || parts.length > 4) return [piece];
  const scored = parts.map((part, at) => pieceOf(text, part, `${piece.slot},${at}`));
  const title = scored.find((part) => part.title >= 2 && part.title > part.company);
  const company = scored.find((part) => isClearCompany(part) && !(isCompanyApart && isTeam(text, part)));
  if (title && company) return [title, company].toSorted((a, b) => a.start - b.start);
  return !isCompanyApart && scored.length === 2 && title === scored[0] && isUnknownCompany(text, scored[1])
    ? scored
    : [piece];
}

const isClearCompany = ({ company, title }: Piece): boolean => company >= 1.5 && company > title;

const isUnknownCompany = (text: string, piece: Piece | undefined): boolean =>
  piece !== undefined && wordsOf(text.slice(piece.start, piece.end)).length <= 5 && !isTeam(text, piece);

/** 'Identity Services' and 'Trust Platform' are teams; 'Northwind Cloud' has a name of its own before its field. */
function isTeam(text: string, { start, end, company }: Piece): boolean {
  const words = wordsOf(text.slice(start, end));
  const beginsWithField = TEAM_WORDS.has(words[0] ?? '');
  return company < 3 && (beginsWithField || words.some((word) => TEAM_NOUNS.has(word)));
}

/** Hints alone make no habit. */
const clear = (score: number): number => (score >= LEAST_TITLE ? score : 0);

/** By slot, how much more its pieces look like titles than like companies, over all jobs. */
function slotHabits(jobs: readonly Piece[][]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { slot, title, company } of jobs.flat()) {
    const { sum, count } = sums.get(slot) ?? { sum: 0, count: 0 };
    sums.set(slot, { sum: sum + clear(title) - clear(company), count: count + 1 });
  }
  return new Map([...sums].map(([slot, { sum, count }]) => [slot, count > 1 ? sum / count : 0]));
}

function assign(text: string, pieces: readonly Piece[], habit: ReadonlyMap<string, number>): Job {
  const lean = ({ slot }: Piece): number => 0.75 * Math.max(-2, Math.min(2, habit.get(slot) ?? 0));
  const asTitle = (piece: Piece): number =>
    isNameLike(text, piece) ? piece.title + lean(piece) - 0.5 * piece.company : 0;
  const asCompany = (piece: Piece): number =>
    piece.company - lean(piece) - 0.4 * clear(piece.title) + (piece.company < 0.5 ? UNKNOWN_COMPANY : 0);
  const title = best(pieces, asTitle, LEAST_TITLE);
  const others = pieces.filter((piece) => piece !== title && isNameLike(text, piece));
  const company = best(others, asCompany, title ? COMPANY_BESIDE_TITLE : LEAST_COMPANY);
  return {
    title: title && { start: title.start, end: title.end, confidence: sure(asTitle(title)) },
    company: company && { start: company.start, end: company.end, confidence: sure(asCompany(company)) },
  };
}

const sure = (score: number): number => Math.round(Math.min(0.95, 0.55 + score * 0.13) * 100) / 100;

function best(pieces: readonly Piece[], score: (piece: Piece) => number, least: number): Piece | null {
  let found: Piece | null = null;
  for (const piece of pieces)
    if (score(piece) >= least && (!found || score(piece) > score(found))) found = piece;
  return found;
}

/** Titles and names of companies are written large or with a digit, short, and without a colon. */
function isNameLike(text: string, { start, end }: Stretch): boolean {
  const words = text.slice(start, end);
  return /^[\p{Lu}\d]/u.test(words) && wordsOf(words).length <= MOST_WORDS && !/^\d+$|:/.test(words);
}
