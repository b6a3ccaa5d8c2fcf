/** The words of a search box, of which each has to be found. */
export const wordsOf = (text: string | undefined): string[] =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');
