/**
 * Patterns that are slow in principle and read texts that are short: a part of the pattern, how many characters its
 * text has at most, and what sees to it. At that length it costs at most `times` as much as a harmless text, 20 if unsaid.
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
