/** What is neither on the paper nor counted: white space and invisible marks. */
const UNCOUNTED = /[\s\p{Cc}\p{Cf}]/u;

/** Whether a letter takes part when two lists of letters of one page are laid next to each other. */
export const isCounted = (letter: string): boolean => !UNCOUNTED.test(letter);

/** Why no one sees a letter of a page: it is drawn without paint, or as pale as the paper. */
export type Invisibility = 'UNPAINTED' | 'PALE';

/** One letter in the order of the page's stream. */
export type DrawnLetter = { letter: string; unseen: Invisibility | null };

/** What a page says: its letters, and apart from them the words next to the page, which pdf.js does not tell. */
export type Drawn = { letters: DrawnLetter[]; away: string[] };
