// Words right before a number, or right behind it, that make a bound of it. 'No less than' is not 'less than'.

const NO = String.raw`\bno(?:t)? `;
const before = (words: string) => new RegExp(String.raw`(?:${words})(?: an?)?$`);

/** At least so many. */
export const LEAST_BEFORE = before(
  String.raw`\bat ?least|\bmin(?:imum)?(?: of)?|\bupwards of|${NO}(?:less|fewer|shorter|under|below) than`,
);
/** More than so many. */
export const MORE_BEFORE = before(
  String.raw`(?<!${NO})\b(?:more than|over|above|longer than|greater than|exceeding)`,
);
/** At most so many. */
export const MOST_BEFORE = before(
  String.raw`\bat ?most|\bmax(?:imum)?(?: of)?|\bup ?to|\bwithin|\bnot exceeding|${NO}(?:more|longer|greater|over|above) than`,
);
/** Less than so many. */
export const LESS_BEFORE = before(
  String.raw`(?<!${NO})\b(?:under|below|less than|fewer than|shorter than|before)`,
);
export const LEAST_AFTER =
  /^(?:or (?:more|above|over|longer)|and (?:above|more|over)|plus|\+|min(?:imum)?|at least)(?: |$)/;
export const MOST_AFTER =
  /^(?:or (?:less|fewer|shorter|sooner|under|below|earlier)|and below|max(?:imum)?|at most)(?: |$)/;
