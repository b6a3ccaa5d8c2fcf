/** Thresholds for `titleScore` and `companyScore` (both from 0 to 3). */

/** Has a title word somewhere, as in `Manager of the night shift`. */
export const HAS_TITLE_WORD = 1.5;
/** Has a title word with a rank or a field next to it. */
export const IS_TITLE = 2;
/** Ends in a title word, so it is nothing but a title. */
export const ENDS_IN_TITLE = 2.5;
/** The maximum title score. */
export const WHOLE_TITLE = 3;

/** Has a word used in company names. */
export const HAS_COMPANY_WORD = 1.5;
/** Is the name of a well-known company. */
export const KNOWN_COMPANY = 2;
/** Ends in a word used in company names. */
export const ENDS_IN_COMPANY = 2.5;
/** Has a legal form. */
export const LEGAL_COMPANY = 3;
