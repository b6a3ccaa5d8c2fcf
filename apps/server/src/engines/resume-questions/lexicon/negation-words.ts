/** Words that exclude what follows. */
const NEGATION_WORDS = [
  "not|never|no|without|except|exclude|excluding|besides|outside|lacks?|lacking|isn't|doesn't|don't",
  "haven't|hasn't|aren't|didn't|cannot|can't|non|nobody|none|neither|nor|other than|minus",
];
export const NEGATION = new RegExp(String.raw`\b(?:${NEGATION_WORDS.join('|')})\b`);
