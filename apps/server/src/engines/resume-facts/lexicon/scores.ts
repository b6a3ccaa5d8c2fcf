/**
 * How much words must look like a title or a company (see `titleScore` and `companyScore`, both from 0 to 3) before
 * something is concluded from it.
 */

/** A title by a word somewhere in it, as in `Manager of the night shift`. */
export const HAS_TITLE_WORD = 1.5;
/** A title by a word in it and a rank or a field next to it. */
export const IS_TITLE = 2;
/** Ends in what someone is, so that it is a title and nothing else. */
export const ENDS_IN_TITLE = 2.5;
/** The most that words can look like a title. */
export const WHOLE_TITLE = 3;

/** A word that companies are called by stands in it. */
export const HAS_COMPANY_WORD = 1.5;
/** Bears the name of a company that everyone knows. */
export const KNOWN_COMPANY = 2;
/** Ends in what companies are called by. */
export const ENDS_IN_COMPANY = 2.5;
/** Has a legal form. */
export const LEGAL_COMPANY = 3;
