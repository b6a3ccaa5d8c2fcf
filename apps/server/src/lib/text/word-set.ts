/** The words of a list that is written as one text, or as the lines of one, with white space between them. */
export const wordSet = (words: string | readonly string[]): ReadonlySet<string> =>
  new Set([words].flat().join(' ').trim().split(/\s+/u));
