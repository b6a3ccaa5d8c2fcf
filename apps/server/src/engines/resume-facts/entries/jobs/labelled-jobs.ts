import type { ScoredStretch } from './assign-parts.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { MONTH_NAMES } from '../../lexicon/month-words.ts';
import { placeAtEnd } from '../../mentions/places.ts';
import { HAS_COMPANY_WORD, HAS_TITLE_WORD, IS_TITLE } from '../../lexicon/scores.ts';

type SaidJob = { title: ScoredStretch | null; company: ScoredStretch | null; rule: string };

const EMPLOYERS =
  'company|organi[sz]ation|employer|hospital|school|institution|institute|firm|bank|unit|agency|client';
const COMPANY_LABEL = new RegExp(
  String.raw`^(?:company(?:\s?name)?|firm|(?:organi[sz]ation|employer)(?: name)?|name of (?:the )?(?:${EMPLOYERS}))(?:\s*[:\-–])+\s*`,
  'iu',
);
const TITLE_LABEL =
  /^(?:designation|role|(?:position|post|rank)(?: held)?|job title|title)(?:\s*[:\-–])+\s*/iu;
const HELD_LABEL = /^occupation or position held(?:\s*:)?\s+/iu;
const LONGEST_NAME = 60;
const LONGEST_SENTENCE = 400;
/** Includes the words after it that give the title. */
const LONGEST_COMPANY = 74;
const MOST_WORDS = 8;
const ABBREVIATED = String.raw`\b(?:pvt|ltd|co|inc|corp|st|dr|govt|jr|sr|mt|smt)|(?<![\p{L}.])\p{L}\.\p{L}`;
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** A job's details end where a date, another sentence or a place begins. */
const ENDS = [
  String.raw`[,;(|]`,
  String.raw`(?<!${ABBREVIATED})\.(?:\s|$)`,
  String.raw`\s(?:from|since|during|for the|for past|for last|with|where|having|located|till|until|on|and|which)\b`,
  String.raw`\s[-–—]\s`,
  String.raw`\b(?:19|20)\d\d\b`,
  String.raw`\s(?:${MONTHS})[a-z]{0,9}[\s.,'’-]{0,9}\d`,
].map((end) => new RegExp(end, 'iu'));
/** White space between words, which is short within a line. */
const GAP = String.raw`\s{1,3}`;
const AT = String.raw`${GAP}(?:at|with|for|in|by)${GAP}(?:M\/s\.?${GAP})?`;
const TITLE = String.raw`\p{L}[\p{L}\p{N} .&/()+#-]{2,60}`;
const DEPARTMENT = String.raw`(?:[Dd]epartment|[Ss]chool|[Ff]aculty|[Ss]ection)${GAP}of${GAP}[\p{L}\p{N} ,.&()-]{2,60}?`;
const AS_AT = new RegExp(
  String.raw`\b(?:(?:[Ww]ork(?:ed|ing|s)|[Ee]mployed|[Ss]erv(?:ed|ing)|[Jj]oined)${GAP}as|Currently|Previously|Formerly)${GAP}(?!work|employ)(?:(?:an?|the)${GAP})?(?<title>${TITLE}?)(?:${GAP}in${GAP}the${GAP}${DEPARTMENT})?${AT}(?<company>\p{Lu}.{1,70})`,
  'u',
);
const WORKING_AT = new RegExp(
  String.raw`\b(?:(?:[Ww]ork(?:ed|ing|s)|[Ee]mployed|[Aa]ssociated|[Jj]oined)${AT}|Joined${GAP})(?=\p{Lu})`,
  'gu',
);
const AS = new RegExp(String.raw`,?${GAP}as${GAP}(?:(?:an?|the)${GAP})?`, 'u');
const TITLE_BEHIND = new RegExp(`^${TITLE}`, 'u');
const IN_SINCE = new RegExp(
  String.raw`\b[Ww]ork(?:ed|ing)${AT}(?<company>\p{Lu}.{1,60}?)${GAP}(?:from|since)\b(?=.{0,30}\d{4})`,
  'u',
);

/** Jobs that are labelled ('Designation: …') or stated in a sentence ('Worked as … at …'). */
export function saidJobs(lines: readonly Line[]): SaidJob[] {
  return lines.flatMap((line) => labelled(line) ?? sentence(line) ?? []);
}

function labelled(line: Line): SaidJob | null {
  const label = COMPANY_LABEL.exec(line.text);
  if (label) return saidEmployer(line, label[0].length);
  const role = TITLE_LABEL.exec(line.text) ?? HELD_LABEL.exec(line.text);
  const title = role && upTo(line, role[0].length, LONGEST_NAME);
  return title && titleScore(wordsAt(line, title)) >= HAS_TITLE_WORD
    ? { title, company: null, rule: 'label' }
    : null;
}

/** The employer that begins at a position in a line; null if it is too long for a name. */
export function saidEmployer(line: Line, from = 0): SaidJob | null {
  const company = upTo(line, from, LONGEST_NAME);
  return company && splitWords(wordsAt(line, company)).length <= MOST_WORDS
    ? { title: null, company, rule: 'label' }
    : null;
}

type Sentence = { title: string; company: string; from: number };

/** 'Worked as a nurse at Acme Hospital.' */
function asAt(text: string): Sentence | null {
  const match = AS_AT.exec(text);
  const { title = '', company = '' } = match?.groups ?? {};
  return match && { title, company, from: match.index };
}

/** 'Worked at Acme Hospital as a nurse.' */
function atAs(text: string): Sentence | null {
  for (const { index, 0: working } of text.matchAll(WORKING_AT)) {
    const rest = text.slice(index + working.length);
    const as = AS.exec(rest.slice(0, LONGEST_COMPANY));
    const title = as && TITLE_BEHIND.exec(rest.slice(as.index + as[0].length))?.[0];
    if (title && as.index > 1) return { title, company: rest.slice(0, as.index), from: index };
  }
  return null;
}

function sentence(line: Line): SaidJob | null {
  if (line.text.length > LONGEST_SENTENCE) return null;
  for (const said of [asAt(line.text), atAs(line.text)]) {
    const title = said && locate(line, said.title, said.from);
    if (!title || titleScore(wordsAt(line, title)) < IS_TITLE) continue;
    const company = locate(line, said.company, said.from);
    return { title, company: company && isSaidCompany(line, company) ? company : null, rule: 'sentence' };
  }
  return employer(line);
}

const NO_COMPANY = new RegExp(
  String.raw`^(?:year|month|location|place|team|company|department|project|the|various|different|my|client|${MONTH_NAMES})\b`,
  'iu',
);

const NAME = /^(?:\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s|$)){2,5}$/u;

/** A company in a sentence is recognized by its words, all capitalized, or by a year in the sentence. */
function isSaidCompany(line: Line, company: ScoredStretch): boolean {
  const words = wordsAt(line, company);
  return (
    splitWords(words).length <= 7 &&
    !NO_COMPANY.test(words) &&
    (companyScore(words) >= HAS_COMPANY_WORD || NAME.test(words) || /\b(?:19|20)\d\d\b/.test(line.text))
  );
}

const locate = (line: Line, words: string, from: number): ScoredStretch | null =>
  upTo(line, line.text.indexOf(words, from), words.length);

/** 'Working in Acme Systems since May 2019.' */
function employer(line: Line): SaidJob | null {
  const match = IN_SINCE.exec(line.text);
  const company = match && locate(line, match.groups?.['company'] ?? '', match.index);
  const isShort = company && splitWords(wordsAt(line, company)).length <= 6;
  return isShort && !NO_COMPANY.test(wordsAt(line, company))
    ? { title: null, company, rule: 'sentence' }
    : null;
}

const wordsAt = (line: Line, { start, end }: ScoredStretch): string =>
  line.text.slice(start - line.start, end - line.start);

/** From a position in a line to the end of the statement, at most `most` characters. */
function upTo(line: Line, from: number, most: number): ScoredStretch | null {
  const rest = line.text.slice(from, from + most);
  const cuts = ENDS.map((end) => rest.search(end)).filter((cut) => cut >= 0);
  const kept = rest.slice(0, Math.min(rest.length, ...cuts)).trimEnd();
  const place = placeAtEnd(kept);
  const words = (place ? kept.slice(0, place) : kept).replace(/(?<![\s,.:;\-–—|])[\s,.:;\-–—|]+$/u, '');
  if (words.length < 2 || place === 0) return null;
  return { start: line.start + from, end: line.start + from + words.length, confidence: 0.75 };
}
