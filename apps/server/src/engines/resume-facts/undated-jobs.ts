import type { Stretch } from '../resume-texts/resume-text.ts';
import { dashedCompany } from './dashed-company.ts';
import { isHeaderLike } from './header-lines.ts';
import type { Told } from './jobs.ts';
import { companyScore, titleScore, wordsOf } from './line-words.ts';
import type { Line } from './lines.ts';
import { splitAtCommas, splitPieces } from './pieces.ts';
import { placeAtEnd } from './places.ts';

type UndatedJob = { title: Told | null; company: Told | null; rule: string };

const MOST_WORDS = 8;

/**
 * Jobs without dates: a title and a company that stand under each other between blank lines, or both clear on one line of
 * their own. Nothing less is read, since without a date any two lines could be anything.
 */
export function undatedJobs(text: string, lines: readonly Line[], taken: ReadonlySet<number>): UndatedJob[] {
  const free = lines.map((line) => (taken.has(line.start) ? null : line));
  const jobs: UndatedJob[] = [];
  for (let at = 0; at < free.length; at += 1) {
    const line = free[at];
    if (!line || line.isBullet || !isHeaderLike(line)) continue;
    const job = pair(line, free[at + 1] ?? null) ?? oneLine(text, line);
    if (job) jobs.push(job);
    if (job?.rule === 'pair') at += 1;
  }
  return jobs;
}

function pair(line: Line, next: Line | null): UndatedJob | null {
  if (!next || !standApart(line, next) || !isShort(line)) return null;
  const company = companyLine(next);
  const isTitle = titleScore(line.text) >= 1.5;
  if (!company || (!isTitle && (!company.isDashed || companyScore(line.text) >= 1.5))) return null;
  const place = { start: next.start, end: next.start + company.length };
  return {
    title: { start: line.start, end: line.end, confidence: isTitle ? 0.85 : 0.6 },
    company: { ...place, confidence: company.isDashed ? 0.9 : 0.7 },
    rule: 'pair',
  };
}

const isShort = ({ text }: Line): boolean => wordsOf(text).length <= MOST_WORDS && !/[:.]$/.test(text);

const standApart = (line: Line, next: Line): boolean =>
  line.isAfterBlank && next.isAfterBlank && next.isBeforeBlank && !next.isBullet;

function companyLine(line: Line): { length: number; isDashed: boolean } | null {
  const dashed = dashedCompany(line);
  if (dashed) return { length: dashed.end - dashed.start, isDashed: true };
  if (!isHeaderLike(line) || wordsOf(line.text).length > MOST_WORDS || titleScore(line.text) >= 2)
    return null;
  const place = placeAtEnd(line.text);
  if (place === 0) return null;
  return {
    length: (place === null ? line.text : line.text.slice(0, place).replace(/[\s,–—-]+$/u, '')).length,
    isDashed: false,
  };
}

function oneLine(text: string, line: Line): UndatedJob | null {
  const pieces = splitPieces(text, line).flatMap((piece) => splitAtCommas(text, piece));
  if (pieces.length < 2 || pieces.length > 4) return null;
  const title = pieces.find(
    (piece) => scoreOf(text, piece, titleScore) >= 2.5 && scoreOf(text, piece, companyScore) < 1.5,
  );
  const company = pieces.find(
    (piece) => scoreOf(text, piece, companyScore) >= 2.5 && scoreOf(text, piece, titleScore) < 1.5,
  );
  if (!title || !company) return null;
  return { title: { ...title, confidence: 0.75 }, company: { ...company, confidence: 0.75 }, rule: 'line' };
}

const scoreOf = (text: string, { start, end }: Stretch, score: (words: string) => number): number =>
  score(text.slice(start, end));
