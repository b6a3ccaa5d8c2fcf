import type { JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import { degreeLevel } from '../resume-facts/facts/degree-norms.ts';
import { findFieldOfStudy } from '../resume-facts/lexicon/fields-of-study.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { findMentions, type Mention } from '../resume-questions/linking/find-mentions.ts';
import { parseExperience } from '../resume-questions/parse/parse-experience.ts';
import { parseLanguageLevels } from '../resume-questions/parse/parse-language-level.ts';
import { parseNotice } from '../resume-questions/parse/parse-notice.ts';
import { tokenize, type Word } from '../resume-questions/tokens/tokenize.ts';
import { EXAMPLES, LEADS, SENTENCE_WORD, SLASHED, TAIL } from './clause-patterns.ts';
import { cutMention, joinNames } from './cut-mention.ts';
import { type Item, linkItem, spotKnown } from './link-item.ts';

export type JobFilter = JobCondition['filter'];

const MOST_OTHERS = 8;
const LONGEST_VALUE = 200;
/** Longer parts of a clause are sentences. */
const MOST_WORDS_OF_AN_ITEM = 8;

/** 'Linux/Unix' is a choice, unless these resumes write it that way. */
const withChoices = (text: string, index: ResumeIndex): string =>
  text.replace(SLASHED, (typed, one: string, other: string) => {
    const isOneThing = !/\s/.test(typed) && index.isMentioned(typed) && !index.isMentioned(`${one} ${other}`);
    return isOneThing ? typed : `${one} or ${other}`;
  });

/** A label in the clause, such as 'Databases:' or 'Security & Networking:', is no condition. */
const withoutLabel = (text: string): string => text.replace(/^[^:,.]{2,40}:\s+(?=\S)/, '');

/** Normalizes a clause: apostrophes, brackets and abbreviations become plain words and commas. */
const toPlain = (clause: string, index: ResumeIndex): string =>
  withChoices(
    withoutLabel(clause)
      .replaceAll('’', "'")
      .replace(/[()[\]]/g, ' , ')
      .replace(/\bnp\b/gi, 'notice'),
    index,
  );

/** Groups mentions: a list joined with 'or' stays together, since any of its items will do. */
function inChoices(mentions: readonly Mention[]): Mention[][] {
  const lists: Mention[][] = [];
  for (const mention of mentions) {
    const last = lists.at(-1);
    if (last && mention.isListed) last.push(mention);
    else lists.push([mention]);
  }
  return lists.flatMap((list) => (list.at(-1)?.join === 'OR' ? [list] : list.map((one) => [one])));
}

/** Alternatives as one condition, of the first one's kind. */
function asChoice(items: readonly Item[]): JobFilter[] {
  const [first, ...others] = [...new Set(items.map(({ value }) => value.slice(0, LONGEST_VALUE)))];
  if (first === undefined) return [];
  const kind = items[0]?.kind ?? 'SKILL';
  return [{ kind, value: first, ...(others.length > 0 && { others: others.slice(0, MOST_OTHERS) }) }];
}

const toFilter = ({ kind, value }: Item): JobFilter => ({ kind, value: value.slice(0, LONGEST_VALUE) });

/** 'Bachelor's or master's degree in computer science' asks for the level, whatever a resume calls it. */
function readDegree(text: string): JobFilter[] {
  const levels = [...text.matchAll(/\b(?:bachelor|master|doctorate|ph\.?d)\b/gi)].map(([said]) =>
    said.toLowerCase(),
  );
  const known = [...new Set(levels)].filter((level) => degreeLevel(level) !== null);
  return asChoice(known.map((value) => ({ kind: 'DEGREE', value })));
}

const STUDIED = /\bdegrees?\b/i;
const MOST_WORDS_OF_A_FIELD = 3;

/** 'A law degree' and 'a degree in psychology or sociology' ask for a field of study, at any level. */
function readStudies(clause: string): JobFilter[] {
  const words = clause
    .split(',')
    .filter((part) => STUDIED.test(part))
    .flatMap((part) => part.match(/\p{L}+/gu) ?? []);
  const spans = words.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS_OF_A_FIELD }, (_one, more) => words.slice(at, at + more + 1).join(' ')),
  );
  const fields = [...new Set(spans.filter((span) => findFieldOfStudy(span) !== undefined))];
  const longest = fields.filter((field) => !fields.some((other) => other !== field && other.includes(field)));
  return asChoice(longest.map((value) => ({ kind: 'DEGREE', value })));
}

/** A list without the fields asked for as a degree. */
const withoutStudies = (clause: string): string =>
  clause
    .split(',')
    .filter((part) => !STUDIED.test(part))
    .join(',');

const LEAVING_OUT = /\b(?:no|not|without|except)\b/;

function readChoice(mentions: readonly Mention[], index: ResumeIndex): JobFilter[] {
  const parts = mentions.filter(({ before }) => !LEAVING_OUT.test(before)).flatMap(cutMention);
  const items = parts.flatMap((part) => linkItem(part, index));
  return mentions.length > 1 ? asChoice(items) : items.map(toFilter);
}

/** Language levels, notice and years. */
type Numbers = { filters: JobFilter[]; rest: readonly Mention[] };

/** A notice period is always a maximum. */
const atMostSo = ({ atLeast, atMost = atLeast, ...filter }: JobFilter): JobFilter => ({
  ...filter,
  ...(atMost !== undefined && { atMost }),
});

function readNumbers(words: readonly Word[], index: ResumeIndex): Numbers {
  const spoken = parseLanguageLevels(words);
  const unspoken = spoken?.rest ?? words;
  const notice = parseNotice(unspoken);
  const years = parseExperience(notice?.rest ?? unspoken, index);
  const filters = [
    ...((spoken?.filters ?? []) as JobFilter[]),
    ...((notice?.filters ?? []) as JobFilter[]).map(atMostSo),
    ...(years.filters as JobFilter[]),
  ];
  return { filters, rest: years.rest };
}

/** A clause without the words that introduce its items and those that weigh them. */
const toList = (clause: string): string =>
  LEADS.reduce((text, lead) => text.replace(lead, ' , '), clause.replace(TAIL, ' '));

const isSentence = (part: string): boolean =>
  SENTENCE_WORD.test(part) || part.trim().split(/\s+/).length > MOST_WORDS_OF_AN_ITEM;

/** The items listed in a clause, and the names in its sentences. */
function readThings(clause: string, index: ResumeIndex): JobFilter[] {
  const parts = toList(clause).split(/[,;]/);
  const listed = joinNames(tokenize(parts.filter((part) => !isSentence(part)).join(' , ')), index);
  const found = inChoices(readNumbers(listed, index).rest).flatMap((list) => readChoice(list, index));
  const inSentences = parts.filter(isSentence).flatMap((part) => spotKnown(tokenize(part), index));
  return [...found, ...inSentences.map(toFilter)];
}

/** After 'such as', any of the items will do. */
function readExamples(text: string, index: ResumeIndex): JobFilter[] {
  const mentions = findMentions(joinNames(tokenize(text), index), index).flatMap(cutMention);
  return asChoice(mentions.flatMap((mention) => linkItem(mention, index)));
}

/**
 * The conditions in one clause of a job description, in its own words: degree level, notice, years and items.
 *
 * @param clause only its first LIMITS.questionMaxLength characters are read
 */
export function readRequirement(clause: string, index: ResumeIndex): JobFilter[] {
  const plain = toPlain(clause, index);
  const { filters: numbers } = readNumbers(joinNames(tokenize(plain), index), index);
  const degrees = readDegree(plain);
  if (degrees.length > 0) return [...degrees, ...numbers];
  const studies = readStudies(plain);
  const others = studies.length > 0 ? withoutStudies(plain) : plain;
  const counted = new Set(numbers.flatMap(({ value, others: more = [] }) => [value, ...more]));
  const examples = EXAMPLES.exec(others);
  const things = readThings(examples ? others.slice(0, examples.index) : others, index);
  const any = examples ? readExamples(others.slice(examples.index + examples[0].length), index) : [];
  return [...studies, ...numbers, ...things.filter(({ value }) => !counted.has(value)), ...any];
}
