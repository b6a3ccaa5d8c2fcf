/** The words of a whitespace-separated list, given as one text or as lines. */
export const wordSet = (words: string | readonly string[]): ReadonlySet<string> =>
  new Set([words].flat().join(' ').trim().split(/\s+/u));
