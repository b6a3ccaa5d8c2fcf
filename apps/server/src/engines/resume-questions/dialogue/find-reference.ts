import { TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';
import { findAskedField } from '../lexicon/field-cues.ts';
import { PEOPLE } from '../lexicon/protected-words.ts';
import { isTrade } from '../lexicon/trades.ts';
import type { Word } from '../tokens/tokenize.ts';

/**
 * How a question refers to the previous answer; `rest` is the question without the reference. NARROW: 'of those, who
 * …'; OTHER: 'and Wipro?', which replaces a condition of the same kind; OR: 'or Python'; REPLACE: 'what about Pune?';
 * ONE: 'what is her email?'.
 */
export type Reference = {
  kind: 'NARROW' | 'OTHER' | 'OR' | 'REPLACE' | 'ONE';
  rest: string;
  /** True if only its form shows that it is a follow-up: 'more than 5 years', 'phone numbers'. */
  isPiece?: true;
};

const THOSE =
  '(?:those|them|these|the(?:se|m)? (?:results?|candidates?|people|resumes?)|that list|the (?:list|results?|above))';
const NARROWING_WORDS = 'in|from|at|with|who|that|based|having|near|living';
const NARROWING_PHRASES = 'ones?|person|candidate|guy|people|candidates';
const NARROWING: readonly RegExp[] = [
  new RegExp(
    `^(?:and |but |so )?(?:(?:which|who|how many|any|anyone|anybody|how much|what) )?(?:of|from|among|amongst|in|within|out of) ${THOSE}\\b[ ,:]*`,
    'i',
  ),
  new RegExp(`\\b(?:of|from|among|amongst|out of) ${THOSE}\\b[ ,:]*`, 'i'),
  /^(?:and |but |now |show |keep |list )*(?:only|just) (?:those|the ones?|them|ones)\b/i,
  /^(?:and |but |now |keep |show )*(?:only|just) (?:(?:the )?(?:people|candidates)\b|the (?=\p{Ll}))/iu,
  new RegExp(
    String.raw`^(?:and |but |now |show |only |just )*the (?:${NARROWING_PHRASES})(?= (?:${NARROWING_WORDS})\b)`,
    'i',
  ),
  /^(?:those|these|any)(?: of (?:them|those|these))?(?= (?:in|from|at|with|who|that|based|having|near|living)\b)/i,
  /\b(?:too|as well)(?=[.?! ]*$)/i,
  /^(?:and|but|also|plus|now|then)\b(?! (?:what|how) about)[ ,]*/i,
  /^(?:narrow|filter|restrict|limit|refine)\b(?: (?:it|them|those|these|this|down))*(?: (?:to|by|down to))?/i,
  /^(?:which|who) (?:of|are) (?:them|those|these|they)\b/i,
];
/** 'And Wipro?' asks the same about another; 'and also Wipro' and 'and with Java' add a condition. */
const ANOTHER = /^and\b(?! (?:also|with|who|has|have|having|knows?|of|only|just|those|then)\b)/i;
const REPLACING_WORDS = [
  '(?:what|how) about(?: the (?:ones?|people|candidates)(?: (?:in|from|with))?)?',
  '(?:the )?same(?: again| question| thing| list)? (?:for|with|in|of|but(?: for| with| in)?)',
];
const REPLACING = new RegExp(String.raw`^(?:and |but |so |now )?(?:${REPLACING_WORDS.join('|')})\b`, 'i');
const OR = /^(?:and )?or\b/i;
const ONE =
  /\b(?:he|she|his|her|hers|him|this (?:candidate|person|one)|that (?:candidate|person|one)|the candidate)\b/i;
const THEIRS = /\b(?:their|them|they|those|these|each of them)\b/i;
/** 'nurses and their phone numbers' names the people itself. */
const NAMED_FIRST = /\S(?: and| with|,) (?:their|its)\b/i;
const ABOUT_PEOPLE = /\b(?:who|anyone|anybody|somebody|someone|people|candidates|resumes)\b/i;
const HOW_MANY = /^(?:and |but |so )?how many\b/i;

/** A complete question, whatever it begins with: 'show only candidates with Java', 'and all Java developers?'. */
const STARTING_OVER_WORDS = 'all|every|each|candidates|people|resumes|applicants|profiles|everyone|everybody';
const STARTING_OVER_PHRASES = 'and|also|now|then|so|please|ok|okay';
const STARTING_OVER_OTHERS = 'all|every|everyone|everybody|each';
const STARTING_OVER_MORE = 'show|list|find|give|get|display';
const STARTING_OVER = new RegExp(
  String.raw`^(?:(?:${STARTING_OVER_PHRASES})[ ,]+)*(?:(?:${STARTING_OVER_MORE})(?: me| us)? (?:only |just )?(?:${STARTING_OVER_WORDS})|(?:${STARTING_OVER_OTHERS}))\b(?! *[.?!]*$)`,
  'i',
);
const OF_BEFORE = new RegExp(`\\b${THOSE}\\b|\\b(?:they|their|ones?|too|as well)\\b`, 'i');

/** 'Now show me welders' starts a new search; 'now show the welders' does not. */
const SHOWING_TRADE = /^(?:now|next|ok|okay)[ ,]+(?:show|list|find|get|give)(?: me| us)? (\p{Ll}{3,30})\b/u;

const showsTrade = (question: string): boolean =>
  isTrade(SHOWING_TRADE.exec(question.toLowerCase())?.[1] ?? '');

/** True if a question explicitly asks all resumes, so that no previous answer narrows it. */
const startsOver = (question: string) =>
  (STARTING_OVER.test(question) || showsTrade(question)) && !OF_BEFORE.test(question);

const without = (question: string, said: RegExp) => question.replace(said, ' ').trim();

function narrowed(question: string, rest: string): Reference {
  const isCount = HOW_MANY.test(question) && !HOW_MANY.test(rest);
  return { kind: ANOTHER.test(question) ? 'OTHER' : 'NARROW', rest: isCount ? `how many ${rest}` : rest };
}

/** How a question explicitly refers to the previous answer; null if it does not. */
export function findReference(question: string): Reference | null {
  if (startsOver(question)) return null;
  if (REPLACING.test(question)) return { kind: 'REPLACE', rest: without(question, REPLACING) };
  if (OR.test(question)) return { kind: 'OR', rest: without(question, OR) };
  const narrowing = NARROWING.find((pattern) => pattern.test(question));
  if (narrowing) return narrowed(question, without(question, narrowing));
  if (ONE.test(question)) return { kind: 'ONE', rest: without(question, ONE) };
  return asksTheirField(question) ? { kind: 'NARROW', rest: without(question, THEIRS) } : null;
}

const asksTheirField = (question: string): boolean =>
  THEIRS.test(question) &&
  !NAMED_FIRST.test(question) &&
  !ABOUT_PEOPLE.test(question) &&
  findAskedField(question.toLowerCase()) !== null;

/** Beginnings of a question that is only a condition, without saying who it is about. */
const CONDITION_WORDS = [
  'with|having|in|from|at|near|based in|located in|within|over|under|above|below|more than',
  'less than|at least|at most|minimum|between',
];
const CONDITION = new RegExp(String.raw`^(?:only |just )?(?:${CONDITION_WORDS.join('|')})\b`, 'i');
const EXCLUDING = /^(?:without|not|no|exclude|excluding|except|but not|remove|drop|leave out)\b/i;
const EVERYONE = /\b(?:all|every|each|everyone|everybody|anyone|who)\b/i;

const OF_ALL = /\b(?:all|every|everyone|everybody|candidates?|people|persons?|resumes?|overall|here)\b/i;

const namesPeople = (low: string) =>
  PEOPLE.has(low) || TITLE_HEADS.has(low.replace(/s$/, '')) || TITLE_HEADS.has(low);

/** What is known about a question besides its words: whether it only asks for a field or an order, and whether people were named before. */
type Known = { isFieldAlone: boolean; isAfterPeople: boolean; isOrder: boolean };

/**
 * The reference of a fragment that continues the previous answer: 'phone numbers', 'without Java', 'in the UK', or,
 * after several Priyas, 'the data scientist'. A question that says who it is about stands alone.
 */
export function findFragment(question: string, words: readonly Word[], known: Known): Reference | null {
  const isPiece =
    known.isOrder || known.isFieldAlone
      ? !(known.isOrder ? OF_ALL : EVERYONE).test(question)
      : isPartOfQuestion(question, words, known);
  return isPiece ? { kind: 'NARROW', rest: question, isPiece } : null;
}

function isPartOfQuestion(question: string, words: readonly Word[], { isAfterPeople }: Known): boolean {
  if (EXCLUDING.test(question) || (isAfterPeople && /^the \S/i.test(question))) return true;
  return CONDITION.test(question) && !words.some(({ low }) => namesPeople(low));
}
