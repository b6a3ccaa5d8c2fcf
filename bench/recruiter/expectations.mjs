/**
 * What is expected of an answer. Each of these functions takes the question first and returns it with its expectation, which
 * `judge-answer.mjs` holds against the answer. People are meant by their short names (see `people/`).
 */

/** Exactly these are found. Those of `may` can be found or not: a resume mentions the word and claims little. */
export const finds = (ask, yes, may = []) => ({ ask, expect: 'found', yes, may });

/** The answer counts, and says a number between these. */
export const counts = (ask, from, to = from) => ({
  ask,
  expect: 'counted',
  least: Math.min(from, to),
  most: Math.max(from, to),
});

/** The answer is about these people alone, and states these values. */
export const states = (ask, of, values) => ({ ask, expect: 'stated', of, values });

/** The answer is about these people alone; there may be nothing to state. */
export const isAbout = (ask, of) => ({ ask, expect: 'about', of });

/** Each of these people is listed with the value of this column. */
export const lists = (ask, column, of, may = []) => ({ ask, expect: 'listed', column, of, may });

/** The question is not refused, and these people are among those found. */
export const answers = (ask, yes = []) => ({ ask, expect: 'answered', yes });

/** The answer's words, its reading or its rows have such words, its words have none of those, and it has so many rows at most. */
export const says = (ask, { has, not, most } = {}) => ({ ask, expect: 'said', has, not, most });

/** No one is claimed to be meant. */
export const unclaimed = (ask) => ({ ask, expect: 'unclaimed' });

/** These people are shown, and at most so many more. */
export const listRows = (ask, keys, more = 0) => ({ ask, expect: 'shown', keys, more });

/** The question is refused, for this reason. */
export const refuses = (ask, reason) => ({ ask, expect: 'refused', reason });

/** All of these questions are refused, for this reason. */
export const allRefused = (reason, asks) => asks.map((ask) => refuses(ask, reason));

/** No one is found. */
export const noOne = (ask) => ({ ask, expect: 'noOne' });

/** Questions that are asked one after the other; all others are asked by themselves. */
export const inTurn = (...steps) => steps.map((step, index) => ({ ...step, isFollowUp: index > 0 }));

/** The questions of a kind, from the questions of each set by its number. */
export const ofKind = (kind, sets) =>
  Object.entries(sets).flatMap(([set, questions]) =>
    questions.flat().map((question) => ({ kind, set: Number(set), ...question })),
  );
