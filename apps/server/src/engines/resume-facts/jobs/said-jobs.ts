import type { Told } from './jobs.ts';
import { companyScore, titleScore, wordsOf } from '../line-words.ts';
import type { Line } from '../lines.ts';
import { placeAtEnd } from '../places/places.ts';
import { HAS_COMPANY_WORD, HAS_TITLE_WORD, IS_TITLE } from '../scores.ts';

type SaidJob = { title: Told | null; company: Told | null; rule: string };

const COMPANY_LABEL =
  /^(?:company|organi[sz]ation|employer|name of (?:the )?(?:company|organi[sz]ation|employer|hospital|school|institution|institute|firm|bank|unit|agency|client)|company\s?name|organi[sz]ation name|employer name)(?:\s*[:\-–])+\s*/iu;
const TITLE_LABEL =
  /^(?:designation|role|(?:position|post|rank)(?: held)?|job title|title)(?:\s*[:\-–])+\s*|^occupation or position held\s*:?\s+/iu;
const LONGEST_NAME = 60;
const LONGEST_SENTENCE = 400;
const MOST_WORDS = 8;
/** What somebody says of a job ends where a date, another sentence or a place begins. */
const END =
  /\s*(?:,|;|\(|\||(?<!\b(?:pvt|ltd|co|inc|corp|st|dr|govt|jr|sr|mt|smt)|(?<![\p{L}.])\p{L}\.\p{L})\.(?:\s|$)|\s(?:from|since|during|for the|for past|for last|with|where|having|located|till|until|on|and|which)\b|\s[-–—]\s|\b(?:19|20)\d\d\b|\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,'’-]*\d)/iu;
const AS_AT =
  /\b(?:[Ww]ork(?:ed|ing|s)|[Ee]mployed|[Ss]erv(?:ed|ing)|[Jj]oined)\s+as\s+(?:an?\s+|the\s+)?(?<title>[\p{L}][\p{L}\p{N} .&/()+#-]{2,60}?)(?:\s+in\s+the\s+(?:department|Department|school|School|faculty|Faculty|section|Section)\s+of\s+[\p{L}\p{N} ,.&()-]{2,60}?)?\s+(?:at|in|with|for)\s+(?:M\/s\.?\s+)?(?<company>\p{Lu}.{1,70})/u;
const AT_AS =
  /\b(?:[Ww]ork(?:ed|ing|s)|[Ee]mployed|[Aa]ssociated|[Jj]oined)\s+(?:at|with|for|in)\s+(?:M\/s\.?\s+)?(?<company>\p{Lu}.{1,60}?)\s*,?\s+as\s+(?:an?\s+|the\s+)?(?<title>[\p{L}][\p{L}\p{N} .&/()+#-]{2,60})/u;
const IN_SINCE =
  /\b[Ww]ork(?:ed|ing)\s+(?:at|with|for|in)\s+(?:M\/s\.?\s+)?(?<company>\p{Lu}.{1,60}?)\s+(?:from|since)\b(?=.{0,30}\d{4})/u;

/** Jobs that are labelled ('Designation: …') or told in a sentence ('Worked as … at …'). */
export function saidJobs(lines: readonly Line[]): SaidJob[] {
  return lines.flatMap((line) => labelled(line) ?? sentence(line) ?? []);
}

function labelled(line: Line): SaidJob | null {
  const label = COMPANY_LABEL.exec(line.text);
  if (label) return saidEmployer(line, label[0].length);
  const role = TITLE_LABEL.exec(line.text);
  const title = role && upTo(line, role[0].length, LONGEST_NAME);
  return title && titleScore(wordsAt(line, title)) >= HAS_TITLE_WORD
    ? { title, company: null, rule: 'label' }
    : null;
}

/** The employer that a line names from a place on; null where there is too much to be a name. */
export function saidEmployer(line: Line, from = 0): SaidJob | null {
  const company = upTo(line, from, LONGEST_NAME);
  return company && wordsOf(wordsAt(line, company)).length <= MOST_WORDS
    ? { title: null, company, rule: 'label' }
    : null;
}

function sentence(line: Line): SaidJob | null {
  if (line.text.length > LONGEST_SENTENCE) return null;
  const match = AS_AT.exec(line.text) ?? AT_AS.exec(line.text);
  if (!match) return employer(line);
  const title = group(line, match, 'title');
  if (!title || titleScore(wordsAt(line, title)) < IS_TITLE) return null;
  const company = group(line, match, 'company');
  return { title, company: company && isSaidCompany(line, company) ? company : null, rule: 'sentence' };
}

const NO_COMPANY =
  /^(?:year|month|location|place|team|company|department|project|the|various|different|my|client|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?)\b/iu;

/** A company in a sentence is told by its words, or by a year in the sentence. */
function isSaidCompany(line: Line, company: Told): boolean {
  const words = wordsAt(line, company);
  return (
    wordsOf(words).length <= 7 &&
    !NO_COMPANY.test(words) &&
    (companyScore(words) >= HAS_COMPANY_WORD || /\b(?:19|20)\d\d\b/.test(line.text))
  );
}

function group(line: Line, match: RegExpExecArray, name: string): Told | null {
  const words = match.groups?.[name] ?? '';
  return upTo(line, line.text.indexOf(words, match.index), words.length);
}

/** 'Working in Acme Systems since May 2019.' */
function employer(line: Line): SaidJob | null {
  const match = IN_SINCE.exec(line.text);
  const company = match && group(line, match, 'company');
  const isShort = company && wordsOf(wordsAt(line, company)).length <= 6;
  return isShort && !NO_COMPANY.test(wordsAt(line, company))
    ? { title: null, company, rule: 'sentence' }
    : null;
}

const wordsAt = (line: Line, { start, end }: Told): string =>
  line.text.slice(start - line.start, end - line.start);

/** From a place in a line to where what it says ends, at most `most` letters on. */
function upTo(line: Line, from: number, most: number): Told | null {
  const rest = line.text.slice(from, from + most);
  const cut = rest.search(END);
  const kept = cut < 0 ? rest : rest.slice(0, cut);
  const place = placeAtEnd(kept);
  const words = (place ? kept.slice(0, place) : kept).replace(/(?<![\s,.:;\-–—|])[\s,.:;\-–—|]+$/u, '');
  if (words.length < 2 || place === 0) return null;
  return { start: line.start + from, end: line.start + from + words.length, confidence: 0.75 };
}
