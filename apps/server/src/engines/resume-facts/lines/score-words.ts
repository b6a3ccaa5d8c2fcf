import { wordSet } from '#lib/text/word-set.ts';
import {
  ENDS_IN_COMPANY,
  ENDS_IN_TITLE,
  HAS_COMPANY_WORD,
  HAS_TITLE_WORD,
  IS_TITLE,
  KNOWN_COMPANY,
  LEGAL_COMPANY,
  WHOLE_TITLE,
} from '../lexicon/scores.ts';
import {
  COLLEGE_WORDS,
  COMPANY_ENDS,
  KNOWN_COMPANIES,
  TEAM_WORDS,
  TITLE_HEADS,
  TITLE_HINTS,
} from '../lexicon/resume-words.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'’&+#-]*/gu;

/** The words of a short text in lower case, without trailing periods. */
export const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) =>
    word.endsWith('.') && /^\p{L}{4,}\.$/u.test(word) ? word.slice(0, -1) : word,
  );

const MOST_TITLE_WORDS = 12;
const MOST_COMPANY_WORDS = 10;
/** Scores of words that decide nothing on their own: people in the plural, ranks and fields, `Consulting` alone. */
const PEOPLE = 0.7;
const HINT = 0.5;
const MOST_HINTS = 1;
const BARE_COMPANY_WORD = 1;
const LETTERS = 4;
const BEHIND_HEAD = /[,(–—/|&]|\s(?:of|for|in|on|at|to|with|and|de|du|des|di|della|-)\s/u;

const singular = (word: string): string => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** 'Traders' and 'partners' are people, but also used in company names. */
export const isTitleHead = (word: string): boolean =>
  TITLE_HEADS.has(word) ||
  (!COMPANY_ENDS.has(word) && TITLE_HEADS.has(singular(word))) ||
  (UNDER.test(word) && TITLE_HEADS.has(afterHyphen(word)));

/** A `Sous-chef` is a chef, but an `SQL-Server` is not a server. */
const UNDER = /^(?:co|demi|ex|ober|sous|sub|under|vice|vize)-/u;

/** The last part of a hyphenated word; empty for any other word. */
export const afterHyphen = (word: string): string => /-(?<head>\p{L}+)$/u.exec(word)?.groups?.['head'] ?? '';

/**
 * How much a text looks like a job title, from 0 to 3. A title ends in a title word, or has it before a comma, a
 * bracket, 'of', 'for', 'in' or 'on'.
 */
export function titleScore(text: string): number {
  const words = splitWords(text);
  if (words.length > MOST_TITLE_WORDS) return 0;
  const head = splitWords(text.split(BEHIND_HEAD)[0] ?? '').filter((word) => !/^(?:[ivx]+|\d+)$/.test(word));
  const hinted = words.filter((word) => TITLE_HINTS.has(word)).length;
  if (endsInTitle(head)) return hinted + head.length > 1 ? WHOLE_TITLE : ENDS_IN_TITLE;
  if (words.some((word) => TITLE_HEADS.has(word))) return hinted > 0 ? IS_TITLE : HAS_TITLE_WORD;
  // People in the plural are more likely a company's members: 'Composers Circle'.
  return words.some(isTitleHead) ? PEOPLE : Math.min(MOST_HINTS, hinted * HINT);
}

/** `Audit Senior` is a title; before other words, 'senior' is only a rank. */
function endsInTitle(head: readonly string[]): boolean {
  const last = head.at(-1) ?? '';
  if (head.length <= LONGEST_TEACHER && (TEACHER.test(head[0] ?? '') || isBeforeField(head))) return true;
  return isTitleHead(last) || isGermanTitle(last) || (head.length === 2 && last === 'senior');
}

/** `Manager Legal`, `Executive HR`: in India and the Gulf, the field often follows the title. */
const isBeforeField = ([first = '', ...field]: readonly string[]): boolean =>
  BEFORE_FIELD.has(first) &&
  field.length > 0 &&
  field.every((word) => TITLE_HINTS.has(word) || TEAM_WORDS.has(word));
const BEFORE_FIELD = wordSet('manager executive officer head director');

/** Indian teachers' grades, before their subject: `PGT Chemistry`. */
const TEACHER = /^(?:tgt|pgt|prt)$/;
const LONGEST_TEACHER = 3;

/** `Vertriebsleiterin`, `Anlagenmechaniker`, `Managerin`: German has compound titles and a feminine ending. */
const GERMAN_TITLE_WORDS = [
  'leiter|entwickler|ingenieur|berater|manager|techniker|referent|assistent|verkäufer|buchhalter',
  'arbeiter|pfleger|lehrer|kaufmann|kauffrau|fachkraft|mechaniker|mechatroniker|elektroniker',
  'verwalter|betreuer|architekt|spezialist|koordinator|administrator|vertreter|planer|programmierer',
  'disponent|trainer',
];
const GERMAN_TITLE = new RegExp(`(?:${GERMAN_TITLE_WORDS.join('|')})(?:in)?$`);
const SHORTEST_GERMAN = 8;
const LONGEST_GERMAN_END = 16;

const isGermanTitle = (word: string): boolean =>
  word.length >= SHORTEST_GERMAN && GERMAN_TITLE.test(word.slice(-LONGEST_GERMAN_END));

/** What self-employed people give as their employer. */
const OWN_MASTER = /^self[- ]employed$/;

/** How much a text looks like a company name, from 0 to 3. */
export function companyScore(text: string): number {
  const words = splitWords(text.replace(/\([^()]{0,60}\)/gu, ' '));
  if (words.length === 0 || words.length > MOST_COMPANY_WORDS) return 0;
  if (OWN_MASTER.test(words.join(' '))) return KNOWN_COMPANY;
  const isLegal = words.some((word) =>
    /^(?:inc|llc|llp|ltd|limited|plc|corp|corporation|pvt|g?gmbh|kgaa|pte|pty|wll|w\.l\.l|l\.l\.c|fze|fzco|saog|saoc)\.?$/.test(
      word,
    ),
  );
  if (isLegal) return LEGAL_COMPANY;
  const last = words.at(-1) ?? '';
  if (COMPANY_ENDS.has(last)) return words.length > 1 ? ENDS_IN_COMPANY : BARE_COMPANY_WORD;
  if (words.some((word) => KNOWN_COMPANIES.has(word))) return KNOWN_COMPANY;
  const hasSign = words.some((word) => (COMPANY_ENDS.has(word) && !TITLE_HINTS.has(word)) || isSchool(word));
  return hasSign ? HAS_COMPANY_WORD : 0;
}

/** `Universität` and `Georg-Forster-Universität`, but not abbreviations such as `KV`. */
const isSchool = (word: string): boolean =>
  (word.length > LETTERS && COLLEGE_WORDS.has(word)) || COLLEGE_WORDS.has(afterHyphen(word));
