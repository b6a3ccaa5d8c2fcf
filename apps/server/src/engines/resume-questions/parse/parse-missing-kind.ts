import type { FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { findNamed } from '../linking/known-entities.ts';
import { dropSpan, lowAt, joinLow, joinText, type Word } from '../tokens/tokenize.ts';
import type { Split } from './build-filters.ts';

/** Kinds that a resume may state nothing of, as questions name them. */
const KINDS: readonly [FilterKind, string][] = [
  ['DEGREE', 'degrees?|qualifications?|education|graduates?|graduated|graduation'],
  ['COLLEGE', 'college|university'],
  ['CERTIFICATE', 'certifications?|certificates?|licen[cs]es?'],
  ['LANGUAGE', 'languages?'],
  ['SKILL', 'skills?|skillset'],
  ['YEARS', 'experience'],
  ['EMAIL', 'e-?mails?'],
  ['PHONE', 'phones?|mobile|telephone'],
];
const KIND_WORDS = KINDS.map(([kind, nouns]) => ({
  kind,
  words: new RegExp(`(?:^|[ -])(?:${nouns})(?= |$)`),
}));
const NOUN = `(?:${KINDS.map(([, words]) => words).join('|')})`;
const NOT =
  "without|lacks?|lacking|missing|no|non|not|never|neither|zero|doesn't|don't|didn't|hasn't|haven't";
const HAVING = [
  'having|even|got|get|have|has|had|holds?|held|states?|stated|lists?|listed|mentions?|gives?|shows?',
  'includes?|possess|completed?|finished?|earn|earned|with',
];
const DENYING = `(?:${NOT})(?: (?:${HAVING.join('|')}))*`;
const DETAIL = [
  'an?|any|the|their|his|her|own|valid|college|university|academic|formal|educational|professional',
  'work|working|prior|previous|spoken|contact|single|of',
];
const DETAILS = `(?: (?:${DETAIL.join('|')}))*`;
const STATED = [
  'address(?:es)?|numbers?|ids?|at all|whatsoever|listed|stated|given|mentioned',
  '(?:on|in) (?:their|the|his|her) (?:resumes?|cvs?|profiles?)',
];
const BEHIND = `(?: (?:${STATED.join('|')}))*`;
const CLAUSE = new RegExp(
  String.raw`\b${DENYING}${DETAILS}[ -]${NOUN}${BEHIND}(?:(?: (?:and|or|nor|,|&))+(?: without| any)?${DETAILS} ${NOUN}${BEHIND})*(?= |$)`,
);
/** 'Without a degree in law' and 'no experience of Java' exclude less than the kind. */
const GOES_ON = /^(?:but|and|who|whose|with|,|please|living|based|located)$/;
const PLACED = /^(?:in|from|near|at)$/;
/** 'No experience with Excel' excludes Excel. */
const OF_SOMETHING = /^(?:experience|skills?|skillset|education)$/;

function endsThere(words: readonly Word[], to: number, index: ResumeIndex): boolean {
  const [next, ...more] = words.slice(to);
  if (!next) return true;
  const isOfMore = /^(?:with|in|from|at)$/.test(next.low) && OF_SOMETHING.test(lowAt(words, to - 1));
  if (isOfMore) return false;
  if (GOES_ON.test(next.low)) return true;
  return PLACED.test(next.low) && findNamed(index, 'LOCATION', joinText(more))?.isExact === true;
}

/** Parses 'without a degree', 'who has no email or phone' and 'never graduated'; null if no kind is excluded. */
export function parseMissingKind(words: readonly Word[], index: ResumeIndex): Split | null {
  const low = joinLow(words);
  const match = CLAUSE.exec(low);
  if (!match) return null;
  const from = low.slice(0, match.index).split(' ').length - 1;
  const to = from + match[0].split(' ').length;
  if (!endsThere(words, to, index)) return null;
  const kinds = KIND_WORDS.filter(({ words: ofKind }) => ofKind.test(match[0]));
  const named = kinds.filter(({ kind }) => kind !== 'COLLEGE' || kinds.length === 1);
  return {
    filters: named.map(({ kind }) => ({ kind, value: '', isAbsent: true })),
    rest: dropSpan(words, { from, to }),
  };
}
