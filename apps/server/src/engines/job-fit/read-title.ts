import type { JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { findNamed } from '../resume-questions/linking/known-entities.ts';
import { findMentions } from '../resume-questions/linking/find-mentions.ts';
import { isTrade } from '../resume-questions/lexicon/trades.ts';
import { tokenize } from '../resume-questions/tokens/tokenize.ts';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import type { JobPiece } from './cut-job.ts';
import { HIRING } from './clause-cues.ts';
import { cutMention } from './cut-mention.ts';
import { isPlace, linkItem } from './link-item.ts';
import type { JobFilter } from './read-requirement.ts';

/** 'As a Backend Developer you design services.' */
const AS_A = /^as an? /i;
/** The title is among the first lines. */
const FIRST_LINES = 3;
const MOST_WORDS_OF_A_TITLE = 8;
const SEPARATOR = /\s[-–—|•]\s|[,|:•]\s|[()[\]]/;
const NO_TITLE =
  /^(?:urgent(?:ly)?|hiring|now|requirement|job|opening|vacancy|immediate|m\/f\/[dx]|f\/m\/[dx]|all genders)[\s!.]*$/i;
/** The work mode and contract type are not places. */
const WORK_MODE_WORDS = [
  'hybrid|remote|on[- ]?site|wfh|work from home|full[- ]?time|part[- ]?time|permanent|contract',
  String.raw`temporary|anywhere|days?|week|relocat\w+|travel|shift|office|only|or`,
];
const WORK_MODE = new RegExp(String.raw`\b(?:${WORK_MODE_WORDS.join('|')})\b`, 'gi');

/**
 * The places of a line such as 'Pune / Mumbai, hybrid' or 'Glasgow, Scotland', any of which will do. Only the first if
 * no resume has any of them.
 */
export function readPlaces(text: string, index: ResumeIndex): JobFilter[] {
  const named = text
    .replace(WORK_MODE, ' , ')
    .split(/[,/|;()&]|\s[-–]\s|\band\b|\.(?:\s|$)/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => /^\p{L}[\p{L} .'-]{1,40}$/u.test(one));
  const known = named.filter((one) => isPlace(one, index));
  // A country after a city says where the city is.
  const cities =
    known.length > 1 && /,/.test(text) && !/\/|\bor\b|\band\b/i.test(text) ? known.slice(0, 1) : known;
  const [first, ...others] = cities.length > 0 ? cities : named.slice(0, 1);
  return first === undefined
    ? []
    : [{ kind: 'LOCATION', value: first, ...(others.length > 0 && { others }) }];
}

const lastWord = (text: string) => text.toLowerCase().split(/\s+/).at(-1) ?? '';
const isTitleLike = (text: string, index: ResumeIndex): boolean =>
  isTrade(lastWord(text)) || findNamed(index, 'TITLE', text) !== null;

/** Splits a line at commas, dashes and brackets. */
const splitAtDividers = (text: string) =>
  text
    .split(SEPARATOR)
    .map((one) => one.replace(/[.!?]{1,5}$/, '').trim())
    .filter((one) => one !== '' && !NO_TITLE.test(one));

type Titled = { title: string; conditions: JobCondition[]; rest: readonly JobPiece[] };

/** The title and place in a sentence such as 'We are hiring a Head Chef for our London restaurant'. */
function readSentence(text: string, index: ResumeIndex): JobFilter[] {
  return findMentions(tokenize(text), index)
    .flatMap(cutMention)
    .flatMap((mention) => linkItem(mention, index))
    .filter(({ kind }) => kind === 'TITLE' || kind === 'LOCATION');
}

function readLine(text: string, index: ResumeIndex): { title: string; filters: JobFilter[]; left: string[] } {
  const parts = splitAtDividers(text);
  const at = parts.findIndex(
    (one) => isTitleLike(one, index) && one.split(/\s+/).length <= MOST_WORDS_OF_A_TITLE,
  );
  const title = at < 0 ? '' : (parts[at] ?? '');
  const others = parts.filter((_, place) => place !== at);
  const places = others.filter((one) => isPlace(one.replace(/ [A-Z]{2}$/, ''), index));
  const ofTitle = readSentence(title, index);
  const isPlaced = ofTitle.some(({ kind }) => kind === 'LOCATION');
  const named = ofTitle.find(({ kind }) => kind === 'TITLE');
  const value = isPlaced && named ? named.value : title;
  const filters: JobFilter[] = [
    ...(value === '' ? [] : [{ kind: 'TITLE' as const, value: value.slice(0, 200) }]),
    ...ofTitle.filter(({ kind }) => kind === 'LOCATION').slice(0, 1),
    ...(isPlaced ? [] : places.slice(0, 1).flatMap((one) => readPlaces(one, index))),
  ];
  const left = others.filter((one) => !places.includes(one) && !/^(?:for|of|to|at|with|in)\b/i.test(one));
  return { title: value, filters, left };
}

/**
 * The title of a job description with any place next to it, and the remaining pieces. In a line such as 'Welder - Cork
 * - TIG
 * - 5 years' the text after the title is read like the rest.
 */
export function readTitle(pieces: readonly JobPiece[], index: ResumeIndex): Titled {
  const piece = findTitlePiece(pieces, index);
  if (!piece) return { title: '', conditions: [], rest: pieces };
  const { text, part } = piece;
  const beginning = text.slice(0, LONGEST_TITLE);
  if (checkText(beginning, index) === 'PROTECTED') return { title: '', conditions: [], rest: pieces };
  if (part !== 'TITLE' && isSentence(text)) {
    const filters = firstOfEach(readSentence(beginning, index));
    const title = filters.find(({ kind }) => kind === 'TITLE')?.value ?? '';
    return { title, conditions: toConditions(filters, text), rest: pieces };
  }
  const { title, filters, left } = readLine(text, index);
  const behind = left.map((words): JobPiece => ({
    ...piece,
    part: part === 'TITLE' ? null : part,
    text: words,
  }));
  const rest = pieces.flatMap((one) => (one === piece ? behind : [one]));
  return { title, conditions: toConditions(filters, text), rest };
}

const LONGEST_TITLE = 400;

const isSentence = (text: string): boolean =>
  HIRING.test(text) || AS_A.test(text) || text.split(/\s+/).length > 3 * MOST_WORDS_OF_A_TITLE;

/** The piece with the title: a labelled one, one of the first lines, or a sentence that says what the person will be. */
function findTitlePiece(pieces: readonly JobPiece[], index: ResumeIndex): JobPiece | undefined {
  const isLine = ({ part, text }: JobPiece) =>
    part === null && splitAtDividers(text).some((one) => isTitleLike(one, index));
  return (
    pieces.find(({ part }) => part === 'TITLE') ??
    pieces.slice(0, FIRST_LINES).find(isLine) ??
    pieces.find(({ text }) => AS_A.test(text))
  );
}

const firstOfEach = (filters: readonly JobFilter[]): JobFilter[] =>
  (['TITLE', 'LOCATION'] as const).flatMap((kind) => filters.filter((one) => one.kind === kind).slice(0, 1));

const toConditions = (filters: readonly JobFilter[], words: string): JobCondition[] =>
  filters.map((filter) => ({ filter, isMust: true, words: words.slice(0, LIMITS.jobWordsMaxLength) }));
