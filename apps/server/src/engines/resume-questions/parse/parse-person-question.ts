import type { AskedField, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { degreeLevel } from '../../resume-facts/facts/degree-norms.ts';
import {
  type LinkedQuestion,
  listCorrectedNames,
  maskPeople,
  toPersonFilter,
  dropPeople,
} from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { isFieldWord } from '../lexicon/field-cues.ts';
import { type FieldsAsked, parseFields } from './parse-fields.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { findNamed } from '../linking/known-entities.ts';
import { parseTenure } from './parse-tenure.ts';
import { boundJobs, parseEmploymentYears } from './parse-calendar-years.ts';
import { parseLanguageLevels } from './parse-language-level.ts';
import { parseNotice } from './parse-notice.ts';
import { linkEntity } from '../linking/rank-entities.ts';
import { type Mention, findMentions } from '../linking/find-mentions.ts';
import { joinText, type Word } from '../tokens/tokenize.ts';
import { parseYearBounds } from './parse-year-bounds.ts';
import { inOrder } from '../lexicon/in-order.ts';

const TIME_AT = /\b(?:how long|when|since|(?:which|what) year)\b/;
/** Words for the start or end of the time at an employer. */
const COMING_OR_LEAVING = /^(?:join(?:ed|ing)?|leave|left|quit|resign(?:ed)? from) /i;
const AT_EMPLOYER = /\b(?:at|join(?:ed)?|leave|left)$/;
const WHEN_JOINED = inOrder(/\bwhen\b/, / @ (?:join|leave)\b/);
const WORK_AT = /\bwhat (?:did|does|was|is|were)\b/;
const BEFORE = /\b(?:before|prior to)\b(?! (?:that|this|now)\b)/;
const BECOMING = /^(?:became|become|becoming|being|joining|joined) /i;

/** 'What was she before she became ward sister?': the job before that one. */
function readJobBefore(chunks: readonly Mention[], { index }: LinkedQuestion): PlanDraft {
  const job: PlanDraft = { op: 'FIELD', field: 'TITLE', otherFields: ['COMPANY'], job: 'PREVIOUS' };
  const last = chunks.at(-1);
  if (!last) return job;
  const text = last.text.replace(BECOMING, '');
  const { kind, value } = linkEntity({ ...last, text }, index);
  return kind === 'TITLE' || kind === 'COMPANY' ? { ...job, filters: [{ kind, value }] } : job;
}

/** 'When did she join Cognizant?', 'how long was he at Zillow?', 'what did she do at Salford Royal?' */
function parseEmploymentTime(asked: LinkedQuestion, chunks: readonly Mention[]): PlanDraft | null {
  const low = maskPeople(asked);
  if (BEFORE.test(low) && (WORK_AT.test(low) || /\bwhere\b|\bwhich\b/.test(low)))
    return readJobBefore(chunks, asked);
  const field = TIME_AT.test(low) ? ('YEARS' as const) : WORK_AT.test(low) ? ('TITLE' as const) : null;
  const isEmployer = (chunk: Mention) =>
    AT_EMPLOYER.test(chunk.before) ||
    COMING_OR_LEAVING.test(chunk.text) ||
    WHEN_JOINED.test(low) ||
    linkEntity(chunk, asked.index).kind === 'COMPANY';
  const employer = field && chunks.find(isEmployer);
  const value = employer?.text.replace(COMING_OR_LEAVING, '');
  return field && value ? { op: 'FIELD', field, filters: [{ kind: 'COMPANY', value }] } : null;
}

const YES_OR_NO = /^(?:and )?(?:does|do|did|has|have|is|was|can|are)\b/;
/** 'Which Rohan knows React?', 'which of Asha and Ravi is in Pune?' */
const WHICH_OF_WORDS =
  'is|are|was|were|has|have|had|knows?|works?|worked|lives?|studied|speaks?|can|did|states?|lists?';
const WHICH_OF = new RegExp(
  String.raw`^(?:which|who)(?: of)?(?: the)?(?: two| three| both)? @(?:(?: and| or|,)? @)* (?:${WHICH_OF_WORDS})\b`,
);

/** 'Asha and Ravi: who knows React?' */
const OF_THESE_WORDS = 'knows?|has|have|is|worked|works?|speaks?|lives?|studied';
const OF_THESE = new RegExp(
  String.raw`^@(?:(?: and| or|,)? @)+ (?:who|which)(?: of (?:them|these|the two))? (?:${OF_THESE_WORDS})\b`,
);
/** 'Is there anyone named Asha?' asks for her resume. */
const NAMED_WORDS = [
  'is|are|do|does|have|has|any|anyone|anybody|candidates?|people|somebody|someone|who|there|we|you',
  'find|show|me|a|an|the|is|resumes?|of',
];
const NAMED = new RegExp(
  String.raw`^(?:${NAMED_WORDS.join('|')})\b.*\b(?:named|called|by the name(?: of)?|with the name(?: of)?|whose name is) @$`,
);

/** The content of a question besides people, field words and fillers. */
export function findSubjects(asked: LinkedQuestion): Mention[] {
  const rest = dropPeople(asked).map((word) => (isFieldWord(word.low) ? { ...word, low: 'the' } : word));
  return findMentions(rest, asked.index);
}

/** The skill whose years are asked for: the longest words with which resumes state years, else all the words. */
export function findAskedSkill(chunks: readonly Mention[], asked: LinkedQuestion): string | null {
  const plain = dropPeople(asked).filter(({ isMark }) => !isMark);
  const spans = [4, 3, 2, 1].flatMap((length) => plain.map((_, from) => plain.slice(from, from + length)));
  const isEdge = (word: Word | undefined) => isFiller(word?.low ?? 'the');
  const stated = spans.find(
    (span) =>
      !isEdge(span[0]) &&
      !isEdge(span.at(-1)) &&
      findNamed(asked.index, 'SKILL_YEARS', joinText(span))?.isExact,
  );
  return stated ? joinText(stated) : (chunks[0]?.text ?? null);
}

/** The fields that a question asks about someone. */
export const parseFieldsOfPerson = (asked: LinkedQuestion): FieldsAsked | null =>
  parseFields(maskPeople(asked).replaceAll('@', '').replace(/\s+/g, ' ').trim());

/** 'Asha Rao Kafka', 'kafka asha': a person and a thing, without saying what is asked. */
const BARE = /^(?:@(?: [^@\s]+){1,3}|(?:[^@\s]+ ){1,3}@)$/;

function isBareCheck(asked: LinkedQuestion, chunks: readonly Mention[]): boolean {
  const [only, ...more] = chunks;
  const isOneThing = only !== undefined && more.length === 0 && !/\d/.test(only.text);
  return isOneThing && BARE.test(maskPeople(asked)) && parseFieldsOfPerson(asked) === null;
}

/** The conditions that people are asked about. */
function conditionsAsked(asked: LinkedQuestion, chunks: readonly Mention[]): Filter[] {
  const words = dropPeople(asked);
  const own = parseNotice(words) ?? parseLanguageLevels(words);
  if (own) return own.filters;
  const years = parseYearBounds(asked.words);
  const length = parseTenure(words);
  const jobYears = parseEmploymentYears(words);
  const [jobKind] = length?.kinds ?? [];
  const filters = chunks
    .filter(({ text }) => !/^\d+\+?$/.test(text))
    .map((chunk): Filter => {
      if (jobKind && findNamed(asked.index, jobKind, chunk.text))
        return { kind: jobKind, value: chunk.text, ...length?.bounds };
      const { kind, value } = linkEntity(chunk, asked.index);
      return years && (kind === 'SKILL' || kind === 'TEXT')
        ? { kind: 'SKILL_YEARS', value, ...years.bounds }
        : { kind, value };
    });
  return jobYears ? boundJobs(filters, jobYears) : filters;
}

/** 'Does she know Java?', 'which of the two knows Java?': the people and the condition, which may be answered with no. */
function readCheck(
  asked: LinkedQuestion,
  chunks: readonly Mention[],
  persons: readonly Filter[],
): PlanDraft | null {
  const low = maskPeople(asked);
  const isAsked =
    WHICH_OF.test(low) ||
    OF_THESE.test(low) ||
    (persons.length === 1 && (YES_OR_NO.test(low) || isBareCheck(asked, chunks)));
  const conditions = isAsked ? conditionsAsked(asked, chunks) : [];
  if (conditions.length === 0) return null;
  const anyOfThem: Filter = {
    kind: 'PERSON',
    value: persons.map(({ value }) => value).join(' or '),
    resumeIds: persons.flatMap(({ resumeIds = [] }) => resumeIds),
  };
  return { op: 'FIND', filters: [anyOfThem, ...conditions], join: 'ALL' };
}

/** Parses a question about people of these resumes. */
export function parsePersonQuestion(asked: LinkedQuestion): PlanDraft {
  const { people, index } = asked;
  const persons = people.map((person) => toPersonFilter(person, index));
  const chunks = findSubjects(asked);
  const corrected = listCorrectedNames(asked);
  if (NAMED.test(maskPeople(asked)))
    return { op: 'CARD', filters: persons, join: persons.length > 1 ? 'ANY' : 'ALL', corrected };
  const check = readCheck(asked, chunks, persons);
  if (check) return { ...check, corrected };
  const reading =
    (people.length === 1 ? parseEmploymentTime(asked, chunks) : null) ?? parseFieldsOrCard(asked, chunks);
  return {
    ...reading,
    filters: [...persons, ...(reading.filters ?? [])].slice(0, 12),
    join: persons.length > 1 ? 'ANY' : 'ALL',
    corrected,
  };
}

const OF_YEAR: FieldsAsked = { op: 'FIELD', field: 'GRADUATION_YEAR' };
const OF_DEGREE: ReadonlySet<AskedField> = new Set(['GRADUATION_YEAR', 'COLLEGE']);

/** The degree whose year or college is asked for: 'when did she get her MBA?' */
const findDegree = (chunks: readonly Mention[]): Mention | undefined =>
  chunks.find(({ text }) => text.length > 1 && degreeLevel(text) !== null);

/** What is asked about people, else everything known about them. */
function parseFieldsOrCard(asked: LinkedQuestion, chunks: readonly Mention[]): PlanDraft {
  const degree = findDegree(chunks);
  const asksWhen = /\b(?:when|(?:which|what) year)\b/.test(maskPeople(asked));
  const fields = parseFieldsOfPerson(asked) ?? (asksWhen && degree ? OF_YEAR : null);
  if (fields === null) return { op: 'CARD' };
  if (fields.otherFields) return fields;
  if (degree && OF_DEGREE.has(fields.field))
    return { ...fields, filters: [{ kind: 'DEGREE', value: degree.text }] };
  if (!fields.field.endsWith('YEARS')) return fields;
  const skill = findAskedSkill(chunks, asked);
  return skill === null
    ? { op: 'FIELD', field: 'YEARS' }
    : { op: 'FIELD', field: 'SKILL_YEARS', filters: [{ kind: 'SKILL_YEARS', value: skill }] };
}
