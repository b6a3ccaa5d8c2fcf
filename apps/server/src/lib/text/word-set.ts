/** The words of a list that is written as one text, with white space between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
