import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { isSpoken } from '../languages.ts';
import type { Line } from '../../lines/lines.ts';

/** A quick pre-check, since few skill lines have one of these words. */
const SIGN =
  /\b(?:no|not|never|lack|lacking|without|kein\p{L}*|nicht|ohne|pas|aucune?|sin|sans)\b|n['’]t\b/iu;
const KNOWING = `(?:know|use|used|code|program(?:me)?|work|worked|speak|write|have|touched|learn(?:ed|t)?|mastered)`;
const SKILLED = `(?:familiar|experienced|proficient|comfortable|skilled|trained|certified|versed|fluent)`;
const EXPERT = `an? (?:programmer|developer|coder|expert)`;
const OF_IT = String.raw`(?:experience|knowledge|exposure|background|training|expertise|familiarity)`;
/** 'I do not know Java', 'not familiar with Python', 'no experience with SAP', 'keine Kenntnisse in SAP'. */
const DENIALS = [
  String.raw`(?:\bnot|n['’]t)(?: \p{L}{1,20}ly| yet| very| at all)? (?:${KNOWING}|${SKILLED}|${EXPERT})\b`,
  String.raw`\bnever(?: \p{L}{1,20}ly)? ${KNOWING}\b`,
  String.raw`\b(?:no|lack(?:ing)?(?: of)?|without(?: any)?)(?: [\p{L}-]{1,30}){0,2} ${OF_IT}\b`,
  String.raw`\b(?:kein\p{L}{0,9}|ohne)(?: \p{L}{1,40}){0,2} \p{L}{0,30}(?:kenntnis|erfahrung)\p{L}{0,9}`,
  String.raw`\bnicht (?:vertraut|erfahren|geübt)\b`,
  String.raw`\b(?:pas d['’]|aucune |sans |sin )(?:exp[ée]rien\p{L}+|connaissances?|conocimientos?)`,
].map((denial) => new RegExp(denial, 'giu'));
/** Where a denial ends: after the sentence, or before a separator or a 'but'. */
const END = /(?<=[.!?])(?=\s|$)|[;|•·]|,? (?:but|however|although|aber|mais|pero)\b/iu;
const BEGINS = /[,;|•·]|[.!?]\s/gu;

/** The stretches of lines that state what someone does not know. */
export const deniedStretches = (lines: readonly Line[]): Stretch[] =>
  lines.flatMap((line) => (SIGN.test(line.text) ? findDenied(line) : []));

const findDenied = ({ text, start }: Line): Stretch[] =>
  DENIALS.flatMap((denial) => [...text.matchAll(denial)]).map(({ index, 0: words }) => ({
    start: start + findBeginning(text.slice(0, index)),
    end: start + index + findEnd(text.slice(index), words.length, isBracketed(text, index)),
  }));

const isBracketed = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

function findEnd(text: string, from: number, isInBrackets: boolean): number {
  const rest = text.slice(from);
  const end = isInBrackets ? rest.indexOf(')') + 1 : rest.search(END);
  return end > 0 || !isInBrackets ? from + (end < 0 ? rest.length : end) : text.length;
}

/** After the previous comma or sentence. */
const findBeginning = (before: string): number =>
  [...before.matchAll(BEGINS)].reduce((_, { index, 0: sign }) => index + sign.length, 0);

/** A table row whose first cell is the group of the skills in the second: `API`, a tab, `Postman, REST Assured`. */
const ROW = /^[^\t,:;]{2,40}\t[^\t]+$/u;
const LEAST_ROWS = 2;
/** A group name so close to its list that the file reader sees no gap. */
const GLUED_LABEL_WORDS = [
  '(?:programming )?languages?|automation|frameworks?|databases?|tools?|libraries|platforms?',
  'methodologies|testing',
];
const GLUED_LABEL = new RegExp(String.raw`^(?:${GLUED_LABEL_WORDS.join('|')})\s+(?=[\p{Lu}.])`, 'iu');

/**
 * Stretches among skills that are not skills, by the form of their line: a spoken language with its level, and the
 * label of a list in a table row.
 */
export function leftOutOfSkills(lines: readonly Line[]): Stretch[] {
  const isTable = lines.filter(({ text }) => ROW.test(text)).length >= LEAST_ROWS;
  return lines.flatMap(({ text, start, end }, at) => {
    if (isSpoken(text)) return [{ start, end }];
    const label = isTable && !isOpen(lines[at - 1]) ? measureLabel(text) : 0;
    return label > 0 ? [{ start, end: start + label }] : [];
  });
}

/** The line continues below, so the next one does not begin with a label. */
const isOpen = (line: Line | undefined): boolean =>
  line !== undefined && (line.goesOn || line.text.endsWith(','));

const measureLabel = (text: string): number =>
  text.includes('\t') || !text.includes(',') ? 0 : (GLUED_LABEL.exec(text)?.[0].length ?? 0);
