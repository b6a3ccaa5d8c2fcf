/** Tests whether words have a sign. Any pattern is one. */
export type Sign = Pick<RegExp, 'test'>;

/**
 * Matches a text with the first sign and, anywhere after it, the second. A single pattern, `/first.*second/`, would
 * search for the second after each of many firsts.
 */
export const inOrder = (first: RegExp, second: RegExp): Sign => ({
  test: (text) => {
    const found = first.exec(text);
    return found !== null && second.test(text.slice(found.index + found[0].length));
  },
});
