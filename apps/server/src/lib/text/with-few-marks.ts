/** No writing sets more marks on one letter (Unicode UAX #15, Stream-Safe Text Format). */
const MARKS_IN_A_ROW = /(\p{M}{30})\p{M}+/gu;

/**
 * A text without the marks after the thirtieth in a row, to be brought into a normal form: putting marks in order takes time
 * with the square of their number, a second for 32,000 of them.
 */
export const withFewMarks = (text: string): string => text.replace(MARKS_IN_A_ROW, '$1');
