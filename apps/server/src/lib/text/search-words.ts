/** Each word is a separate condition; no one types more into a search box. */
const MOST_WORDS = 8;

export const searchWords = (typed: string | undefined): string[] =>
  (typed ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
