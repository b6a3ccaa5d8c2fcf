import { LIMITS } from '@slotwise/contract/limits';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { SHORTHAND } from '../lexicon/shorthand.ts';

/**
 * A word of a question. `text` as typed, `low` in lower case; `isOwner` if written with 's; `isMark` for commas, & and
 * +, which join like 'and'.
 */
export type Word = { text: string; low: string; isOwner: boolean; isMark: boolean };

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}.'+#/&_@-]*|[,;&+]/gu;
const OWNER = /'s$|(?<=s)'$/;

/** A period ends a sentence unless it belongs to an abbreviation such as 'B.E.'. */
const withoutSentenceEnd = (text: string) =>
  /\p{L}\.\p{L}/u.test(text) ? text : text.replace(/(?<!\.)\.+$/, '');

function toWord(typed: string): Word {
  if (/^[,;&+]$/.test(typed)) return { text: typed, low: typed, isOwner: false, isMark: true };
  const bare = withoutSentenceEnd(
    typed.replace(/(?<!['/_@&-])['/_@&-]+$/, (end) => (end === "'" ? end : '')),
  );
  const text = bare.replace(OWNER, '');
  // A 'master's degree' has no owner.
  const isOwner = OWNER.test(bare) && degreeLevel(text) === null;
  return { text, low: text.toLowerCase(), isOwner, isMark: false };
}

/** Greetings that people write before a question. */
const GREETING =
  /^\s*(?:dear|hi|hello|hey)(?: (?!(?:who|which|what|how|find|show|list)\b)[\p{L}]+){0,2}\s*[,!]+/iu;
const SIGN_OFF = /[.?!,]\s*(?:many thanks|thanks|thank you|thx|cheers|(?:best|kind|warm)? ?regards)\b/giu;
/** The name at the end of such a letter. */
const LONGEST_SIGNATURE = 40;

function withoutSignOff(question: string): string {
  const signedOff = [...question.matchAll(SIGN_OFF)].find(({ index, 0: words }) => {
    const signature = question.slice(index + words.length);
    return signature.length <= LONGEST_SIGNATURE && !signature.includes('\n');
  });
  return question.slice(0, signedOff?.index);
}

const SIGNS: Record<string, string> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};

const IN_SHORT = new RegExp(
  `(?<![\\p{L}\\p{N}.&/'-])(?:${Object.keys(SHORTHAND).join('|')})(?!/?[\\p{L}\\p{N}.&'-])`,
  'giu',
);
/** 'Who r in Leeds': elsewhere R is a language. */
const ARE = /(?<=\b(?:who|people|ppl|candidates|they|all) )r(?= )/gu;
/** 'Ines ka college': the field follows a small word. */
const OF_IN_HINGLISH = /(?<=\p{L}) k[aei] (\p{L}{2,20})(?!\p{L})/gu;
/** A notice period if a length or its owner follows; elsewhere an NP is a nurse practitioner. */
const NOTICE_IN_SHORT =
  /(?<![\p{L}\p{N}.&/'-])np(?=\s*(?:[<>:=]|of\b|is\b|max|less|under|within|up ?to|not\b|\d))/giu;

/** 'Remove the lawyers', 'and drop everyone in Leeds': requests to exclude someone. */
const LEAVE_OUT_WORDS = String.raw`remove|leave out|drop(?= (?:the|all|any|anyone|everyone|those)\b)`;
const LEAVE_OUT = new RegExp(
  `(?<=^(?:(?:please|and|but|now|then)[ ,]{1,3})?)(?:${LEAVE_OUT_WORDS})(?= )`,
  'iu',
);

/** More words than a question can have, however many abbreviations are expanded. */
const MOST_WORDS = LIMITS.questionMaxLength / 2;

/** 'ex-Infosys' and 'Pune-based' are two words each; 'C++' and 'PL/SQL' are one. */
function withPartsApart(question: string): string {
  // One character may become eighteen.
  const plain = question
    .normalize('NFKC')
    .slice(0, LIMITS.questionMaxLength)
    .replace(/[’‘`]/g, "'")
    .replace(/[“”"]/g, ' ');
  return withoutSignOff(plain.replace(GREETING, ''))
    .replace(LEAVE_OUT, 'exclude')
    .replace(NOTICE_IN_SHORT, 'notice period')
    .replace(/(?<![\p{L}\p{N}])w\/o?(?=\s?\p{L})/giu, (typed) => (typed.length > 2 ? 'without ' : 'with '))
    .replace(OF_IN_HINGLISH, (typed, asked: string) =>
      isFieldWord(asked.toLowerCase()) ? `'s ${asked}` : typed,
    )
    .replace(ARE, 'are')
    .replace(IN_SHORT, (typed) => SHORTHAND[typed.toLowerCase()] ?? typed)
    .replace(/[<>]=?(?=\s?\d)/g, (sign) => ` ${SIGNS[sign] ?? ''} `)
    .replace(/(?<=\s)-(?=\p{L})/gu, 'without ')
    .replace(/\bex[- ](?=\p{L})/giu, 'ex ')
    .replace(/-(?=(?:based|located|level|certified|trained|educated)\b)/gi, ' ')
    .replace(/(?<=\p{L}{2})\+(?=\p{L})/gu, ' + ')
    .replace(/\b(post|under)[- ](?=graduat)/gi, '$1')
    .replace(/(?<=^|\s)([\p{L}.]+)\/([\p{L}.]+)(?=\s|$)/gu, (typed, one: string, other: string) =>
      isDegree(one) && isDegree(other) ? `${one} or ${other}` : typed,
    );
}

/** Capitalized like this, these have a meaning: information technology, engineering degrees, a country, a month. */
const MEANT_IN_CAPITALS = new Set(['IT', 'BE', 'ME', 'US', 'May']);

const isDegree = (word: string): boolean => degreeLevel(word) !== null;

/** 'B.Tech or BE' means the degree in any capitalization, since it is in a list with another degree. */
function isDegreeInList(words: readonly Word[], at: number): boolean {
  if (!/^(?:be|me)$/.test(lowAt(words, at))) return false;
  return [-1, 1].some((side) => {
    const isJoined = /^(?:or|and|[,&+])$/.test(lowAt(words, at + side));
    return isJoined && isDegree(lowAt(words, at + 2 * side));
  });
}

/** The words of a question in order. */
export function tokenize(question: string): Word[] {
  const typed = (withPartsApart(question).match(WORD) ?? []).slice(0, MOST_WORDS);
  const words = typed.map(toWord).filter(({ text }) => text !== '');
  const isShouted = words.length > 2 && words.every(({ text }) => text === text.toUpperCase());
  if (isShouted) return words;
  return words.map((word, place) => {
    const isMeant = MEANT_IN_CAPITALS.has(word.text) && (place > 0 || word.text !== 'May');
    if (isDegreeInList(words, place)) return { ...word, low: word.text.toUpperCase() };
    return isMeant ? { ...word, low: word.text } : word;
  });
}

/** The words as one string, as typed. */
export const joinText = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** The words as one lower-case string, for comparison. */
export const joinLow = (words: readonly Word[]) => words.map(({ low }) => low).join(' ');

/** The lower-case word at an index, '' outside the question. */
export const lowAt = (words: readonly Word[], at: number): string => words[at]?.low ?? '';

/** The lower-case words from one index to before another; indexes outside the question are ignored. */
export const lowBetween = (words: readonly Word[], from: number, to: number): string =>
  joinLow(words.slice(Math.max(0, from), Math.max(0, to)));

/** True if a word begins with a capital, like a name. */
export const isCapital = (word: Word) => /^\p{Lu}/u.test(word.text);

/** Words of a question; `to` is exclusive. */
export type Span = { from: number; to: number };

/** The words of a question except those of a span. */
export const dropSpan = (words: readonly Word[], { from, to }: Span): Word[] =>
  words.filter((_, at) => at < from || at >= to);
