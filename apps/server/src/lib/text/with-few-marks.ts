/** No script puts more marks on one letter (Unicode UAX #15, Stream-Safe Text Format). */
const MARKS_IN_A_ROW = /(\p{M}{30})\p{M}+/gu;

/**
 * Removes combining marks after the thirtieth in a row, before normalizing a text: ordering marks takes quadratic time,
 * a second for 32,000 of them.
 */
export const limitMarks = (text: string): string => text.replace(MARKS_IN_A_ROW, '$1');
