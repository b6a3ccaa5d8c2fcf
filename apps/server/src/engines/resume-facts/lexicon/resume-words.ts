import { wordSet } from '#lib/text/word-set.ts';
import { OCCUPATIONS } from './occupations.ts';
import { HEADS_ABROAD } from './occupations-abroad.ts';
import words from './resume-words.json' with { type: 'json' };

// Words that show what a short line is about, in lower case.

/** What people are called at work: nouns of job titles that are not common surnames. */
export const FREQUENT_TITLE_HEADS = wordSet(words.frequentTitleHeads);

/** German, French and Spanish trades without a single English word. Several are also surnames. */
const TRADES_ABROAD = wordSet(words.tradesAbroad);

/** Those, plus WordNet's. Many are also surnames, so they do not rule out a name. */
export const TITLE_HEADS: ReadonlySet<string> = new Set([
  ...OCCUPATIONS,
  ...TRADES_ABROAD,
  ...HEADS_ABROAD,
  ...FREQUENT_TITLE_HEADS,
]);

/** Ranks and fields in titles that decide nothing on their own. */
export const TITLE_HINTS = wordSet(words.titleHints);

/** Words in company names, especially at the end. */
export const COMPANY_ENDS = wordSet(words.companyEnds);

/** Fields that teams are named after: `Engineer, Payments Platform` names no company. */
export const TEAM_WORDS = wordSet(words.teamWords);

/** Words for a part of a company. */
export const TEAM_NOUNS = wordSet(words.teamNouns);

/** Well-known companies whose names have no telltale word. */
export const KNOWN_COMPANIES = wordSet(words.knownCompanies);

/** Words in names of schools. */
export const COLLEGE_WORDS = wordSet(words.collegeWords);

/** Words that are in no name but common in resumes. */
export const NO_NAME_WORDS = wordSet(words.noNameWords);
