import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { companyScore, splitWords, titleScore } from '../../lines/score-words.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import { isPlace } from '../../mentions/places.ts';
import { TEAM_NOUNS } from '../../lexicon/resume-words.ts';
import { HAS_COMPANY_WORD, HAS_TITLE_WORD } from '../../lexicon/scores.ts';

/** Two can be a firm and its group, or a firm and its town. */
const LEAST = 3;
const LONGEST_LIST = 240;
const MOST_WORDS = 6;
/** Where a list of names ends: with its line or sentence, at a date, or where something else is said. */
const END =
  /\n|\t|[;:(|•·]|\.(?:\s|$)|\s[-–—]|\b(?:19|20)\d\d\b|\s(?:from|since|during|where|as|in|till|until)\s/u;
const LAST = /\s(?:and|&)\s(?=\p{Lu}[^&]*$)/u;
const NAME = /^(?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|&|and|the)(?:\s(?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|&|and|the))+$/u;

/** `Wren Build, Alder & Moss, Lark Homes`: all employers that a line names one after another; else the one that was read. */
export function listEmployers(text: string, company: Stretch): Stretch[] {
  const rest = text.slice(company.start, company.start + LONGEST_LIST);
  const cut = rest.search(END);
  const list = { start: company.start, end: company.start + (cut < 0 ? rest.length : cut) };
  if (list.end < company.end) return [company];
  const names = splitAtCommas(text, list).flatMap((part, at, { length }) =>
    at === length - 1 ? splitLast(text, part) : [part],
  );
  const isList = names.length >= LEAST && names.every(({ start, end }) => isEmployer(text.slice(start, end)));
  return isList ? names : [company];
}

/** `Lark Homes and Elm Build` at the end of a list. */
function splitLast(text: string, { start, end }: Stretch): Stretch[] {
  const last = LAST.exec(text.slice(start, end));
  if (!last) return [{ start, end }];
  const at = start + last.index;
  return [
    { start, end: at },
    { start: at + last[0].length, end },
  ];
}

function isEmployer(words: string): boolean {
  const parts = splitWords(words);
  if (parts.length < 2 || parts.length > MOST_WORDS || isPlace(words)) return false;
  if (titleScore(words) >= HAS_TITLE_WORD || parts.some((part) => TEAM_NOUNS.has(part))) return false;
  return NAME.test(words) || (/^\p{Lu}/u.test(words) && companyScore(words) >= HAS_COMPANY_WORD);
}
