import type { Stretch } from '../../../resume-texts/text/resume-text.ts';

/** Domains that end like this are complete, even if a line with one small word comes below. */
const WHOLE =
  /\.(?:com|org|net|edu|info|biz|name|co|io|me|in|uk|us|de|fr|es|it|nl|pl|pt|br|ca|au|eu|example|[a-z]{2}\.[a-z]{2})$/iu;
/** What a narrow column leaves for the next line: no space in it, and no separate address or link. */
const REST = /^[-.]?\s?\n\s?[\p{Ll}\d.-]{1,40}(?=\s?(?:\n|$))/u;
/** The beginning of a mailbox alone on the line above: `wilma.aber` and `nathy@…`; a complete domain is a link. */
const BEGINNING = /(?:^|\n)(?<beginning>[\p{Ll}\d]+[._][\p{Ll}\d._-]{1,40})\s?\n$/u;
const FURTHEST = 48;

/**
 * An address that a narrow column broke over lines, from its first character to its last; a complete one stays as it
 * is.
 */
export function wholeAddress(text: string, { start, end }: Stretch): Stretch {
  return { start: start - lettersAbove(text, start), end: end + lettersBelow(text, { start, end }) };
}

function lettersBelow(text: string, { start, end }: Stretch): number {
  const broken = REST.exec(text.slice(end, end + FURTHEST))?.[0] ?? '';
  const rest = broken.replace(/\s/gu, '');
  const printed = text.slice(start, end);
  const isOpen = /^[-.]/.test(rest) || !WHOLE.test(printed);
  return isOpen && WHOLE.test(printed + rest) ? broken.length : 0;
}

function lettersAbove(text: string, start: number): number {
  const above = text.slice(Math.max(0, start - FURTHEST), start);
  const beginning = BEGINNING.exec(above)?.groups?.['beginning'];
  return beginning && !WHOLE.test(beginning) ? above.length - above.lastIndexOf(beginning) : 0;
}
