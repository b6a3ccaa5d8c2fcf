import { countryCode } from '../../resume-facts/lexicon/countries.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isFiller, isJoining } from '../lexicon/filler-words.ts';
import { NEGATION } from '../lexicon/negation-words.ts';
import { findEntity } from './known-entities.ts';
import { joinLow, joinText, type Word } from '../tokens/tokenize.ts';

/**
 * Words of a question that name one thing, with the surrounding words that show its kind. `join` is how it is joined to
 * the previous chunk; `from` and `to` are word indexes.
 */
export type Mention = {
  text: string;
  words: readonly Word[];
  before: string;
  after: string;
  join: 'AND' | 'OR';
  /** True if it continues the list of the previous chunk. */
  isListed: boolean;
  from: number;
  to: number;
};

const MOST_WORDS_OF_AN_ENTITY = 7;
/** Kinds whose names contain words like 'of' and 'and': 'Bank of India', 'head of sales and marketing'. */
const KINDS_WITH_INNER_FILLERS = ['COMPANY', 'COLLEGE', 'TITLE', 'SKILL'] as const;

const isPlain = (word: Word | undefined) =>
  word !== undefined && !word.isMark && !isFiller(word.low) && !isJoining(word.low);

const hasInnerFiller = (span: readonly Word[]) =>
  isPlain(span[0]) && isPlain(span.at(-1)) && !span.every(isPlain);

/** How many words from `from` on are a name that contains a filler; 0 if none. */
function measureNamed(words: readonly Word[], from: number, index: ResumeIndex): number {
  const longest = Math.min(words.length - from, MOST_WORDS_OF_AN_ENTITY);
  for (let length = longest; length >= 2; length--) {
    const span = words.slice(from, from + length);
    // 'United States' contains a word that is a filler elsewhere.
    if (countryCode(joinLow(span)) !== undefined || isOffice(span) || isKnown(span, index)) return length;
  }
  // 'US' is a country, and so is 'us' after an article.
  return words[from]?.low === 'us' && words[from - 1]?.low === 'the' ? 1 : 0;
}

const isKnown = (span: readonly Word[], index: ResumeIndex): boolean =>
  hasInnerFiller(span) && (isNamed(span, index) || isCounted(span, index));

/** 'Head of sales' is one thing, even if no one here has that title. */
const isOffice = ([office, of, field, ...more]: readonly Word[]): boolean =>
  more.length === 0 &&
  /^(?:heads?|directors?|vp|chiefs?)$/.test(office?.low ?? '') &&
  of?.low === 'of' &&
  isPlain(field);

/** 'Team of 22', if a resume says so word for word. */
const isCounted = (span: readonly Word[], index: ResumeIndex) =>
  /^\d+$/.test(span.at(-1)?.text ?? '') && index.isMentioned(joinText(span));

function isNamed(span: readonly Word[], index: ResumeIndex): boolean {
  const text = joinText(span).replace(/ ([,;])/g, '$1');
  const isList = span.some(
    ({ low, isMark }) => low === 'or' || low === ',' || (isMark && low !== '&') || low === 'and',
  );
  return KINDS_WITH_INNER_FILLERS.some((kind) => {
    if (kind === 'SKILL' && isList) return false;
    const match = findEntity(index, kind, text);
    return match !== null && (match.isExact || (kind === 'COLLEGE' && !isList));
  });
}

/** The spans of words that say who or what a question is about, as pairs of word indexes. */
function contentSpans(words: readonly Word[], index: ResumeIndex): [number, number][] {
  const spans: [number, number][] = [];
  let at = 0;
  while (at < words.length) {
    const named = measureNamed(words, at, index);
    const last = spans.at(-1);
    if (named > 0) {
      spans.push([at, at + named]);
      at += named;
    } else {
      if (isPlain(words[at])) {
        if (last && last[1] === at && !words[at - 1]?.isOwner && isPlain(words[at - 1])) last[1] = at + 1;
        else spans.push([at, at + 1]);
      }
      at += 1;
    }
  }
  return spans;
}

const ONLY_JOINING_WORDS = [
  'and|or|nor|also|as well as|plus|along with|with|both|either|[,&+;]|in|an?|the|at|from|experience',
  'skills?',
];
const ONLY_JOINING = new RegExp(`^(?:(?:${ONLY_JOINING_WORDS.join('|')})(?: |$))*$`);
const isList = (between: string) =>
  /(?:^| )(?:and|n?or|plus|as well as|along with|[,&+;])(?: |$)/.test(between) && ONLY_JOINING.test(between);
const withoutJoints = (between: string) =>
  between.replace(/(?:^| )(?:and|n?or|plus|[,&+;])(?= |$)/g, ' ').trim();

/** Splits a question, without the words already understood, into chunks. */
export function findMentions(words: readonly Word[], index: ResumeIndex): Mention[] {
  const spans = contentSpans(words, index);
  const between = (from: number, to: number) => joinLow(words.slice(from, to));
  const chunks = spans.map(([from, to], number): Mention => {
    const before = between(spans[number - 1]?.[1] ?? 0, from);
    const after = between(to, spans[number + 1]?.[0] ?? words.length);
    const span = words.slice(from, to);
    const isListed = number > 0 && isList(before);
    // In 'worked at both X and Y', the words before 'both' apply to each.
    const cues = isListed ? before : before.replace(/ (?:both|either)$/, '');
    return {
      text: joinText(span),
      words: span,
      before: cues,
      after,
      join: /\bor\b/.test(before) ? 'OR' : 'AND',
      isListed,
      from,
      to,
    };
  });
  return withSharedCues(chunks);
}

const PREPOSITION_ALONE = /^(?:(?:in|at|from|an?|the|either)(?: |$))*$/;

/** 'Not X or Y' and 'neither in X nor in Y' exclude both. */
function listedAfter(last: Mention, { before, join }: Mention): Pick<Mention, 'before' | 'join'> {
  const own = withoutJoints(before);
  const isDenied = NEGATION.test(last.before) && /\bn?or\b/.test(before) && PREPOSITION_ALONE.test(own);
  if (isDenied) return { before: own === '' ? last.before : `not ${own}`, join: 'AND' };
  return { before: own || last.before, join };
}

/** In a list, the words before its first or after its last item apply to all: 'worked at X or Y', 'X and Y alumni'. */
function withSharedCues(chunks: Mention[]): Mention[] {
  const shared = chunks.map((chunk) => ({ ...chunk }));
  shared.forEach((chunk, number) => {
    const last = shared[number - 1];
    if (last && chunk.isListed) Object.assign(chunk, listedAfter(last, chunk));
  });
  shared.toReversed().forEach((chunk, number, reversed) => {
    const next = reversed[number - 1];
    if (next && isList(chunk.after)) chunk.after = next.after;
  });
  return shared;
}
