import { COMPANY_ENDS, KNOWN_COMPANIES, TITLE_HEADS, TITLE_HINTS } from './lexicon.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'’&+#-]*/gu;

/** The words of a short piece of text in lower case, without the stops behind them. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) =>
    /^\p{L}{4,}\.$/u.test(word) ? word.slice(0, -1) : word,
  );

const MOST_TITLE_WORDS = 12;
const BEHIND_HEAD = /[,(–—/|&]|\s(?:of|for|in|on|at|to|with|and|-)\s/u;

const singular = (word: string): string => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** Traders and partners are people, and what companies are called by. */
const isTitleHead = (word: string): boolean =>
  TITLE_HEADS.has(word) || (!COMPANY_ENDS.has(word) && TITLE_HEADS.has(singular(word)));

/**
 * How much a piece of text looks like a job title, from 0 to 3. A title ends in what somebody is, or says it before a
 * comma, a bracket, 'of', 'for', 'in' or 'on'.
 */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length > MOST_TITLE_WORDS) return 0;
  const head = wordsOf(text.split(BEHIND_HEAD)[0] ?? '').filter((word) => !/^(?:[ivx]+|\d+)$/.test(word));
  const hinted = words.filter((word) => TITLE_HINTS.has(word)).length;
  if (isTitleHead(head.at(-1) ?? '')) return hinted + head.length > 1 ? 3 : 2.5;
  if (words.some((word) => TITLE_HEADS.has(word))) return hinted > 0 ? 2 : 1.5;
  // People in the plural are rather whom a company is for: 'Composers Circle'.
  return words.some(isTitleHead) ? 0.7 : Math.min(1, hinted * 0.5);
}

/** How much a piece of text looks like the name of a company, from 0 to 3. */
export function companyScore(text: string): number {
  const words = wordsOf(text.replace(/\([^)]{0,60}\)/gu, ' '));
  if (words.length === 0 || words.length > 10) return 0;
  const isLegal = words.some((word) =>
    /^(?:inc|llc|llp|ltd|limited|plc|corp|corporation|pvt|gmbh|pte|pty)\.?$/.test(word),
  );
  if (isLegal) return 3;
  const last = words.at(-1) ?? '';
  if (COMPANY_ENDS.has(last)) return words.length > 1 ? 2.5 : 1;
  if (words.some((word) => KNOWN_COMPANIES.has(word))) return 2;
  return words.some((word) => COMPANY_ENDS.has(word) && !TITLE_HINTS.has(word)) ? 1.5 : 0;
}
