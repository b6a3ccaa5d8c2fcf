import { wordSet } from '#lib/text/word-set.ts';
import { OCCUPATIONS } from './occupations.ts';
import { HEADS_ABROAD } from './occupations-abroad.ts';
import words from './resume-words.json' with { type: 'json' };

// Words that tell what a short line is about: whole words, in lower case.

/** What people are called at work: the noun of a job title, as far as people are not often called so by birth. */
export const FREQUENT_TITLE_HEADS = wordSet(words.frequentTitleHeads);

/** Trades in German, French and Spanish that English has no one word for; several are surnames as well. */
const TRADES_ABROAD = wordSet(words.tradesAbroad);

/** Those, and what WordNet has. Many of these are surnames as well, so that no name is refused for them. */
export const TITLE_HEADS: ReadonlySet<string> = new Set([
  ...OCCUPATIONS,
  ...TRADES_ABROAD,
  ...HEADS_ABROAD,
  ...FREQUENT_TITLE_HEADS,
]);

/** Ranks and fields that stand in titles without deciding alone. */
export const TITLE_HINTS = wordSet(words.titleHints);

/** What a company is called by, at its end above all. */
export const COMPANY_ENDS = wordSet(words.companyEnds);

/** The fields that teams are called by: `Engineer, Payments Platform` names no company. */
export const TEAM_WORDS = wordSet(words.teamWords);

/** What only a part of a company is called. */
export const TEAM_NOUNS = wordSet(words.teamNouns);

/** Companies that everyone knows and whose name tells nothing. */
export const KNOWN_COMPANIES = wordSet(words.knownCompanies);

/** What schools are called by. */
export const COLLEGE_WORDS = wordSet(words.collegeWords);

/** Words that no name holds: what resumes are made of. */
export const NO_NAME_WORDS = wordSet(words.noNameWords);
