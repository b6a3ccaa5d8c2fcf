import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { Line } from '../../lines/lines.ts';

/** Few lines of skills have one of these words, so that one look tells it. */
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
/** Where what is denied ends: behind the sentence, or before a divider or a turn. */
const END = /(?<=[.!?])(?=\s|$)|[;|•·]|,? (?:but|however|although|aber|mais|pero)\b/iu;
const BEGINS = /[,;|•·]|[.!?]\s/gu;

/** The stretches of lines that say what someone does not know. */
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

/** Behind the comma or the sentence before. */
const findBeginning = (before: string): number =>
  [...before.matchAll(BEGINS)].reduce((_, { index, 0: sign }) => index + sign.length, 0);
