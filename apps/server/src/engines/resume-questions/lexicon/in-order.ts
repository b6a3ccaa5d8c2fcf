/** What tells whether words have a sign. A pattern is one. */
export type Sign = Pick<RegExp, 'test'>;

/**
 * A text that has the first sign and, anywhere behind it, the second one. As one pattern, `/first.*second/` would look for
 * the second behind each of many firsts.
 */
export const inOrder = (first: RegExp, second: RegExp): Sign => ({
  test: (text) => {
    const found = first.exec(text);
    return found !== null && second.test(text.slice(found.index + found[0].length));
  },
});
