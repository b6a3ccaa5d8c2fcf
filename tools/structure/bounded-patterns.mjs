/**
 * Patterns that are slow in theory but only run on short texts: part of the pattern, the maximum length of its text,
 * and what ensures that length. At that length, the cost is at most `times` (default 20) that of a harmless text.
 */
export const BOUNDED = [
  {
    file: 'apps/server/src/engines/resume-index/words/mine-acronyms.ts',
    part: String.raw`(?:[A-Za-z][A-Za-z-]*\s+){1,7}$`,
    characters: 81,
    by: 'LOOKED_BACK in the same file, and a character in front',
    attack: (length) => 'A'.repeat(length),
  },
  {
    file: 'apps/server/src/engines/resume-facts/fields/skills/skill-years.ts',
    part: String.raw`[^,\n()•:;|]{1,40}(?:\n[^,\n()•:;|]{1,24})?\s?$`,
    flags: 'u',
    characters: 68,
    by: 'FURTHEST_BEFORE in the same file',
    attack: (length) => `${'a'.repeat(length - 1)}(`,
  },
  {
    file: 'apps/server/src/engines/resume-questions/linking/detect-negation.ts',
    part: String.raw`(?:\bunfamiliar with(?!.*\b(?:but|only|just|however|aber|sondern|pero|mais)\b)(?:[\s,/]+[\p{L}\p{N}.+#'’-]+){0,5}[\s,/]*)$`,
    flags: 'iu',
    characters: 120,
    times: 400,
    by: 'BEFORE in the same file',
    attack: (length) => 'unfamiliar with '.repeat(length),
  },
];

export const isBounded = ({ file, source }) =>
  BOUNDED.some((entry) => entry.file === file && source.includes(entry.part));
