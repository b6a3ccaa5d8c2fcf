import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { withoutClientLabels } from './client-labels.ts';
import type { DatePoint } from '../../lines/find-dates.ts';
import type { JobHeader } from './header-lines.ts';
import { piecesOfLine, type JobPiece } from './job-pieces.ts';
import { atCommas, isCompanyAlone, likeOthers } from './pieces-at-commas.ts';
import { splitWords, companyScore, titleScore } from '../../lines/score-words.ts';
import {
  ENDS_IN_TITLE,
  HAS_COMPANY_WORD,
  HAS_TITLE_WORD,
  IS_TITLE,
  KNOWN_COMPANY,
  LEGAL_COMPANY,
} from '../../lexicon/scores.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import { isPlace } from '../../mentions/places.ts';

/** A town that is in no list. */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** `ICU, Wren Hospital`: the words after a unit are not a town. */
const UNIT = /^[A-Z]{2,4}$/;
const BEHIND = /[\n\t|·•(]/u;
const FURTHEST = 48;

/**
 * `Alder, Selby` is a company and its town if other companies are followed by a comma and a known place: `Wren, Leeds`.
 */
function withoutGluedTowns<Job extends { company: Stretch | null }>(
  text: string,
  jobs: readonly Job[],
): Job[] {
  const isPlaced = jobs.some(({ company }) => company !== null && hasPlaceAfter(text, company));
  if (!isPlaced) return [...jobs];
  return jobs.map((job) => ({ ...job, company: job.company && withoutTown(text, job.company) }));
}

function hasPlaceAfter(text: string, { end }: Stretch): boolean {
  const [comma, behind = ''] = [text[end], text.slice(end + 1, end + FURTHEST).split(BEHIND)[0]];
  return comma === ',' && isPlace(behind.trim());
}

function withoutTown<Company extends Stretch>(text: string, company: Company): Company {
  const [name, town, more] = splitAtCommas(text, company);
  if (!name || !town || more) return company;
  const [own, words] = [name, town].map(({ start, end }) => text.slice(start, end));
  const isTown = words !== undefined && TOWN.test(words) && companyScore(words) + titleScore(words) === 0;
  return isTown && own !== undefined && !UNIT.test(own) ? { ...company, end: name.end } : company;
}

/** The parsed header of a job: title and company, each with a confidence from 0 to 1. */
export type Job = { title: ScoredStretch | null; company: ScoredStretch | null };
export type ScoredStretch = Stretch & { confidence: number };

const MOST_WORDS = 12;
const LONGEST_SMALL = 40;
/** How the slot of a piece before a comma ends. */
const FIRST_AT_COMMA = ',0';

/** The weight of a slot's habit against the words themselves, and the limit beyond which it adds nothing. */
const HABIT_WEIGHT = 0.75;
const HABIT_LIMIT = 2;
/** Looking like a company counts against being a title, and vice versa. */
const COMPANY_AGAINST_TITLE = 0.5;
const TITLE_AGAINST_COMPANY = 0.4;
/** The score of a name without telltale words as a company; below half a point, no word tells anything. */
const UNKNOWN_COMPANY = 0.8;
const TELLS_NOTHING = 0.5;
/** Next to a title, the remaining piece can be the company; without one it has to be clearly a company. */
const LEAST_WITH_TITLE = 0.5;
const LEAST_ALONE = KNOWN_COMPANY;
/** Breaks the tie between two names about which nothing else is known. */
const ON_LINE_OF_TITLE = 0.1;
/** Confidence grows with the score, but never reaches certainty. */
const SURE = { least: 0.55, perPoint: 0.13, most: 0.95 };
const SURE_ABOVE_TITLES = 0.7;

/** Reads titles and companies of all jobs in a section together, so that clear jobs show the layout of the others. */
export function readJobs(text: string, headers: readonly JobHeader[]): Job[] {
  const whole = withoutClientLabels(headers).map((header) =>
    header.lines.flatMap((line) => piecesOfLine(text, line)),
  );
  const isCompanyApart =
    whole.flat().some((piece) => isCompanyAlone(text, piece)) || areMostlyBelow(text, whole);
  const divided = whole.map((own) => own.flatMap((piece) => atCommas(text, piece, isCompanyApart)));
  const atComma = new Set(
    divided
      .flat()
      .flatMap(({ slot }) => (slot.endsWith(FIRST_AT_COMMA) ? slot.slice(0, -FIRST_AT_COMMA.length) : [])),
  );
  const pieces = divided.map((own) => own.flatMap((piece) => likeOthers(text, piece, atComma)));
  const habit = slotHabits(pieces);
  const jobs = pieces.map((own) => assign(text, own, habit));
  const above = jobs.map((job, at) =>
    job.company || !isAround(headers[at], headers[at + 1])
      ? job
      : (aboveTitles(text, pieces[at] ?? [], jobs[at + 1]) ?? job),
  );
  return withoutGluedTowns(text, above);
}

/**
 * True if most jobs have their title on or above the dated line, and below it something that is not a title and could
 * be a company.
 */
function areMostlyBelow(text: string, jobs: readonly JobPiece[][]): boolean {
  const isBelow = ({ slot }: JobPiece): boolean => slot.startsWith('after');
  const isTitle = ({ title }: JobPiece): boolean => title >= HAS_TITLE_WORD;
  const below = jobs.filter(
    (own) =>
      own.some((piece) => isTitle(piece) && !isBelow(piece)) &&
      own.some((piece) => isBelow(piece) && !isTitle(piece) && isSpelledAsCompany(text, piece)),
  );
  return jobs.length > 1 && below.length > jobs.length / 2;
}

/**
 * `Wren (2017 – 2021)` is the employer of the titles below it if they have no company of their own and its dates span
 * theirs.
 */
function aboveTitles(text: string, [piece, ...more]: readonly JobPiece[], next: Job | undefined): Job | null {
  if (!piece || !next?.title || next.company || [piece, ...more].some(({ title }) => title > 0)) return null;
  if (!isNameLike(text, piece) || !isSpelledAsCompany(text, piece)) return null;
  return { title: null, company: { start: piece.start, end: piece.end, confidence: SURE_ABOVE_TITLES } };
}

/** True if the dates of one header span those of another. */
function isAround(outer: JobHeader | undefined, inner: JobHeader | undefined): boolean {
  const [around, within] = [outer, inner].map((header) => header?.lines.flatMap(({ dates }) => dates)[0]);
  if (!around?.to || !within?.to) return false;
  const begins = monthsTo(around.from, 1) <= monthsTo(within.from, 12);
  return begins && monthsTo(around.to, 12) >= monthsTo(within.to, 1);
}

const monthsTo = ({ year = 0, month, isNow }: DatePoint, unknown: number): number =>
  isNow ? Infinity : year * 12 + (month ?? unknown);

/** Hints alone do not form a habit. */
const clear = (score: number): number => (score >= HAS_TITLE_WORD ? score : 0);

/** For each slot, how much more its pieces look like titles than like companies, over all jobs. */
function slotHabits(jobs: readonly JobPiece[][]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { slot, title, company } of jobs.flat()) {
    const { sum, count } = sums.get(slot) ?? { sum: 0, count: 0 };
    sums.set(slot, { sum: sum + clear(title) - clear(company), count: count + 1 });
  }
  return new Map([...sums].map(([slot, { sum, count }]) => [slot, count > 1 ? sum / count : 0]));
}

function assign(text: string, pieces: readonly JobPiece[], habit: ReadonlyMap<string, number>): Job {
  const lean = ({ slot }: JobPiece): number =>
    HABIT_WEIGHT * Math.max(-HABIT_LIMIT, Math.min(HABIT_LIMIT, habit.get(slot) ?? 0));
  const asTitle = (piece: JobPiece): number =>
    piece.title + lean(piece) - COMPANY_AGAINST_TITLE * piece.company;
  const asCompany = (piece: JobPiece): number =>
    piece.company -
    lean(piece) -
    TITLE_AGAINST_COMPANY * clear(piece.title) +
    (piece.company < TELLS_NOTHING ? UNKNOWN_COMPANY : 0);
  const named = pieces.filter((piece) => isNameLike(text, piece));
  const title =
    best(named, asTitle, HAS_TITLE_WORD) ?? best(pieces.filter(isSmallTitle(text)), asTitle, IS_TITLE);
  const others = withoutSubjects(
    text,
    title,
    named.filter((piece) => piece !== title && isSpelledAsCompany(text, piece)),
  );
  const asCompanyWithTitle = (piece: JobPiece): number =>
    Math.max(asCompany(piece), getLeastScore(piece)) + (isOnSameLine(piece, title) ? ON_LINE_OF_TITLE : 0);
  const company = best(
    others,
    title ? asCompanyWithTitle : asCompany,
    title ? LEAST_WITH_TITLE : LEAST_ALONE,
  );
  return {
    title: title && { start: title.start, end: title.end, confidence: sure(asTitle(title)) },
    company: company && { start: company.start, end: company.end, confidence: sure(asCompany(company)) },
  };
}

/** If `Alder Limited, Grid Administrator` is above `Grid`, the company is the firm, and not a word of the title. */
function withoutSubjects(text: string, title: JobPiece | null, pieces: readonly JobPiece[]): JobPiece[] {
  const words = new Set(title ? splitWords(text.slice(title.start, title.end)) : []);
  const others = pieces.filter(
    ({ start, end }) => !splitWords(text.slice(start, end)).every((word) => words.has(word)),
  );
  return others.some(({ company }) => company >= LEGAL_COMPANY) ? others : [...pieces];
}

/** Next to a title, no habit outweighs a clear company. */
const getLeastScore = ({ title, company }: JobPiece): number =>
  company >= HAS_COMPANY_WORD && title === 0 ? LEAST_WITH_TITLE : -Infinity;

const isOnSameLine = ({ slot }: JobPiece, other: JobPiece | null): boolean =>
  slot.split('.')[0] === other?.slot.split('.')[0];

const sure = (score: number): number =>
  Math.round(Math.min(SURE.most, SURE.least + score * SURE.perPoint) * 100) / 100;

function best(
  pieces: readonly JobPiece[],
  score: (piece: JobPiece) => number,
  least: number,
): JobPiece | null {
  let found: JobPiece | null = null;
  for (const piece of pieces)
    if (score(piece) >= least && (!found || score(piece) > score(found))) found = piece;
  return found;
}

/** Titles and company names begin with a capital or a digit, are short, and have no colon. */
function isNameLike(text: string, { start, end }: Stretch): boolean {
  const words = text.slice(start, end);
  return /^[\p{Lu}\d]/u.test(words) && splitWords(words).length <= MOST_WORDS && !/^\d+$|:/.test(words);
}

/** Excludes sentence words such as `as a data analyst`. */
const SMALL = /^(?!.{0,30}\b(?:as|an?|the|to|for|with|my|in)\b)\p{Ll}[\p{L}\s/-]+$/u;

/** `devops engineer`: a short and clear title in lower case. */
const isSmallTitle =
  (text: string) =>
  ({ start, end, title }: JobPiece): boolean =>
    title >= ENDS_IN_TITLE && SMALL.test(text.slice(start, end)) && end - start <= LONGEST_SMALL;

/** Lower-case words in company names are short (`of`, `and`, `für`); `Java services` is what someone did. */
const isSpelledAsCompany = (text: string, { start, end, company }: JobPiece): boolean =>
  company >= LEGAL_COMPANY ||
  !/(?<![\p{L}\p{N}.'’-])\p{Ll}(?!\p{Ll}?['’])[\p{L}'’-]{3}/u.test(text.slice(start, end));
