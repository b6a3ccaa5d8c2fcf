/** Characters without ink, which are not counted: white space and invisible marks. */
const UNCOUNTED = /[\s\p{Cc}\p{Cf}]/u;

/** True if a letter counts when two letter lists of a page are aligned. */
export const isCounted = (letter: string): boolean => !UNCOUNTED.test(letter);

/** Why a letter is invisible: drawn without paint, or as pale as the paper. */
export type Invisibility = 'UNPAINTED' | 'PALE';

/** One letter in the stream order of a page. */
export type DrawnLetter = { letter: string; unseen: Invisibility | null };

/** The text of a page: its letters, and separately the words outside the page, which pdf.js does not report. */
export type Drawn = { letters: DrawnLetter[]; away: string[] };
