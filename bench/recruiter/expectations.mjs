/**
 * The expected answers. Each of these functions takes the question first and returns it with its expectation, which
 * `judge-answer.mjs` checks. People are given by their short names (see `people/`).
 */

/** Exactly these are found. Those in `may` are optional: their resume mentions the word without claiming much. */
export const finds = (ask, yes, may = []) => ({ ask, expect: 'found', yes, may });

/** The answer is a count within this range. */
export const counts = (ask, from, to = from) => ({
  ask,
  expect: 'counted',
  least: Math.min(from, to),
  most: Math.max(from, to),
});

/** The answer is about these people only, and states these values. */
export const states = (ask, of, values) => ({ ask, expect: 'stated', of, values });

/** The answer is about these people only; it may state nothing. */
export const isAbout = (ask, of) => ({ ask, expect: 'about', of });

/** Each of these people is listed with the value of this column. */
export const lists = (ask, column, of, may = []) => ({ ask, expect: 'listed', column, of, may });

/** The question is not refused, and these people are among those found. */
export const answers = (ask, yes = []) => ({ ask, expect: 'answered', yes });

/**
 * The answer's words, interpretation or rows contain the words in `has`, its words none of those in `not`, and it has
 * at most `most` rows.
 */
export const says = (ask, { has, not, most } = {}) => ({ ask, expect: 'said', has, not, most });

/** The answer does not claim that anyone is meant. */
export const unclaimed = (ask) => ({ ask, expect: 'unclaimed' });

/** These people are shown, and at most `more` others. */
export const listRows = (ask, keys, more = 0) => ({ ask, expect: 'shown', keys, more });

/** The question is refused, for this reason. */
export const refuses = (ask, reason) => ({ ask, expect: 'refused', reason });

/** All of these questions are refused, for this reason. */
export const allRefused = (reason, asks) => asks.map((ask) => refuses(ask, reason));

/** No one is found. */
export const noOne = (ask) => ({ ask, expect: 'noOne' });

/** Questions asked one after another; all others are asked separately. */
export const inTurn = (...steps) => steps.map((step, index) => ({ ...step, isFollowUp: index > 0 }));

/** The questions of a kind, by set number. */
export const ofKind = (kind, sets) =>
  Object.entries(sets).flatMap(([set, questions]) =>
    questions.flat().map((question) => ({ kind, set: Number(set), ...question })),
  );
