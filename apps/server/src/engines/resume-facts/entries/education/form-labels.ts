/** What a form asks before the colon: `Qualification:`, `Name of institution:`, and the level of a school. */
const LABEL =
  /^(?:name of (?:the )?)?(?:(?<degree>degree|qualification|exam(?:ination)?|award|abschluss|highest \p{L}+)|(?<college>(?:tertiary |academic )?institut(?:ion|e)|college|school|university)|course|program(?:me)?|pg|ug|(?:post[\s-]?)?graduation|schooling|(?:senior |junior )?high school|tertiary|secondary|primary|elementary|vocational)(?:\s(?:name|title|obtained|attended|passed|awarded|level))?\s*:\s*(?=\S)/iu;

/** The label at the beginning of a piece: how long it is, and what it says of words that do not tell it themselves. */
export function labelOf(words: string): { length: number; is: 'degree' | 'college' | 'unknown' } {
  const match = words.includes(':') ? LABEL.exec(words) : null;
  if (!match) return { length: 0, is: 'unknown' };
  const { degree, college } = match.groups ?? {};
  return { length: match[0].length, is: degree ? 'degree' : college ? 'college' : 'unknown' };
}
