import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { dashedCompany } from './dashed-company.ts';
import { isHeaderLike } from './header-lines.ts';
import type { ScoredStretch } from './assign-parts.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { splitAtCommas, splitPieces } from '../../lines/split-pieces.ts';
import { isPlace, placeAtEnd } from '../../mentions/places.ts';
import {
  ENDS_IN_COMPANY,
  ENDS_IN_TITLE,
  HAS_COMPANY_WORD,
  HAS_TITLE_WORD,
  IS_TITLE,
} from '../../lexicon/scores.ts';

type UndatedJob = { title: ScoredStretch | null; company: ScoredStretch | null; rule: string };

const MOST_WORDS = 8;
/** Fragments of sentences begin in lower case or with a capitalized small word. */
const SENTENCE = /^\p{Ll}|^(?:To|Which|Who|That|And|With|For|In|As|By)\s/u;
/**
 * The confidence of a job without dates: a title, a company with its dash, either without such a sign, both on one
 * line.
 */
const SURE = { title: 0.85, dashed: 0.9, other: 0.6, company: 0.7, line: 0.75 };

/**
 * Jobs without dates: a title and a company on consecutive lines between blank lines, or both clear on one line of
 * their own. Nothing less, since without a date any two lines could be anything.
 */
export function undatedJobs(text: string, lines: readonly Line[], taken: ReadonlySet<number>): UndatedJob[] {
  const free = lines.map((line) => (taken.has(line.start) ? null : line));
  const jobs: UndatedJob[] = [];
  for (let at = 0; at < free.length; at += 1) {
    const line = free[at];
    if (!line || line.isBullet || !isHeaderLike(line)) continue;
    const job = readPair(line, free[at + 1] ?? null) ?? oneLine(text, line);
    if (job) jobs.push(job);
    if (job?.rule === 'pair') at += 1;
  }
  return jobs;
}

/** A title and a company on consecutive lines between blank lines; null if they are not. */
export function readPair(line: Line, next: Line | null): UndatedJob | null {
  if (!next || !standApart(line, next) || !isShort(line)) return null;
  const company = companyLine(next);
  const isTitle = titleScore(line.text) >= HAS_TITLE_WORD;
  if (!company || (!isTitle && (!company.isDashed || companyScore(line.text) >= HAS_COMPANY_WORD)))
    return null;
  const place = { start: next.start, end: next.start + company.length };
  return {
    title: { start: line.start, end: line.end, confidence: isTitle ? SURE.title : SURE.other },
    company: { ...place, confidence: company.isDashed ? SURE.dashed : SURE.company },
    rule: 'pair',
  };
}

const isShort = ({ text }: Line): boolean => splitWords(text).length <= MOST_WORDS && !/[:.]$/.test(text);

const standApart = (line: Line, next: Line): boolean =>
  line.isAfterBlank && next.isAfterBlank && next.isBeforeBlank && !next.isBullet;

function companyLine(line: Line): { length: number; isDashed: boolean } | null {
  const dashed = dashedCompany(line);
  if (dashed) return { length: dashed.end - dashed.start, isDashed: true };
  if (!isHeaderLike(line) || splitWords(line.text).length > MOST_WORDS || titleScore(line.text) >= IS_TITLE)
    return null;
  const place = placeAtEnd(line.text);
  if (place === 0) return null;
  return {
    length: (place === null ? line.text : line.text.slice(0, place).replace(/(?<![\s,–—-])[\s,–—-]+$/u, ''))
      .length,
    isDashed: false,
  };
}

function oneLine(text: string, line: Line): UndatedJob | null {
  const all = splitPieces(text, line).flatMap((piece) => splitAtCommas(text, piece));
  const pieces = all.filter(({ start, end }) => !SENTENCE.test(text.slice(start, end)));
  if (pieces.length < 2 || all.length > 4) return null;
  const title = pieces.find(
    (piece) =>
      scorePiece(text, piece, titleScore) >= ENDS_IN_TITLE &&
      scorePiece(text, piece, companyScore) < HAS_COMPANY_WORD,
  );
  const company =
    pieces.find(
      (piece) =>
        scorePiece(text, piece, companyScore) >= ENDS_IN_COMPANY &&
        scorePiece(text, piece, titleScore) < HAS_TITLE_WORD,
    ) ?? placedName(text, pieces);
  if (!title || !company) return null;
  return {
    title: { ...title, confidence: SURE.line },
    company: { ...company, confidence: SURE.line },
    rule: 'line',
  };
}

/** `Network Engineer - Wren, Pune`: the name between a title and a place. */
function placedName(text: string, [first, second, place, more]: readonly Stretch[]): Stretch | undefined {
  if (!first || !second || !place || more || !isPlace(text.slice(place.start, place.end))) return undefined;
  const name = text.slice(second.start, second.end);
  const isName = /^(?:\p{Lu}\S*(?:\s|$)){1,4}$/u.test(name) && titleScore(name) === 0;
  return isName && scorePiece(text, first, titleScore) >= ENDS_IN_TITLE ? second : undefined;
}

const scorePiece = (text: string, { start, end }: Stretch, score: (words: string) => number): number =>
  score(text.slice(start, end));
