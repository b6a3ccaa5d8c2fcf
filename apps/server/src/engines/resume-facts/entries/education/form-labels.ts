import { FORM_LABELS } from '../../lexicon/form-labels.ts';

/** What a form asks before the colon: `Qualification:`, `Name of institution:`, and the level of a school. */
const ASKED = [
  String.raw`(?<degree>degree|qualification|exam(?:ination)?|award|abschluss|highest \p{L}+)`,
  '(?<college>(?:tertiary |academic )?institut(?:ion|e)|college|school|university)',
  String.raw`course|program(?:me)?|pg|ug|(?:post[\s-]?)?graduation|schooling`,
  '(?:senior |junior )?high school|tertiary|secondary|primary|elementary|vocational',
];
const ASIDE = String.raw`(?:\s(?:name|title|obtained|attended|passed|awarded|level))?`;
const LABEL = new RegExp(
  String.raw`^(?:name of (?:the )?)?(?:${ASKED.join('|')})${ASIDE}\s*:\s*(?=\S)`,
  'iu',
);
const FORM_LABEL = new RegExp(String.raw`^(?:${FORM_LABELS.join('|')})(?:\s*:\s*|\s+|$)`, 'iu');

/** The label at the beginning of a piece: how long it is, and what it says of words that do not tell it themselves. */
export function readLabel(words: string): { length: number; is: 'degree' | 'college' | 'unknown' } {
  const match = words.includes(':') ? LABEL.exec(words) : null;
  if (!match) return { length: FORM_LABEL.exec(words)?.[0].length ?? 0, is: 'unknown' };
  const { degree, college } = match.groups ?? {};
  return { length: match[0].length, is: degree ? 'degree' : college ? 'college' : 'unknown' };
}
