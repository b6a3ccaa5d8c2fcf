import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { findEntity } from '../linking/known-entities.ts';
import { plainName } from '../linking/known-names.ts';
import { isTrade } from '../lexicon/trades.ts';
import type { Mention } from '../linking/find-mentions.ts';
import { isCapital, joinLow, type Word } from '../tokens/tokenize.ts';
import { parseFieldsOfPerson, findSubjects } from './parse-person-question.ts';
import { parseYearBounds } from './parse-year-bounds.ts';

const WHOLE_PERSON =
  /\b(?:tell|about|summar\w+|overview|profile of|who is|who's|show|open|details?|describe)\b/;

const isKnown = (chunk: Mention, index: ResumeIndex) =>
  index.isMentioned(chunk.text) ||
  (['COMPANY', 'COLLEGE', 'LOCATION', 'TITLE', 'SKILL'] as const).some(
    (kind) => findEntity(index, kind, chunk.text) !== null,
  );

/** 'Who is ACLS certified?' names no one. */
const SAID_OF_PEOPLE = /^(?:certified|licen[cs]ed|chartered|qualified|registered|trained)$/;

/** 'Java developers' and 'sales engineer' are trades, and so are 'welders'. */
function isTradeName({ words }: Mention): boolean {
  const [last = ''] = words
    .slice(1)
    .map(({ low }) => low)
    .slice(-1);
  const isPlural = last.endsWith('s') && !isCapital(words.at(-1) as Word);
  return isPlural || isTrade(last) || SAID_OF_PEOPLE.test(last);
}

const NAME_PLACE =
  /(?:^|\b)(?:is|does|did|has|was|about|of|for|call|email|e-mail|mail|reach|contact|with|to|summari[sz]e|phone)$/;

/** Words before employers, places, titles and skills, but not people. */
const NO_NAME_BEHIND = /\b(?:at|in|near|ex|former|as|an?|knows?|using|by|joined)$/;
/** The same if something precedes them: 'worked for'; but 'about' or 'phone of' precede a name. */
const JOINS = / (?:for|with|from|of)$/;
const OF_NO_NAME = /\b(?:work\w*|employed|been|based|experience|people|candidates|resumes|anyone)\b/;

const isNoNamePlace = (before: string): boolean =>
  NO_NAME_BEHIND.test(before) || (JOINS.test(before) && OF_NO_NAME.test(before));

/**
 * True if it is written like a name, or in a position where only a name can be; at the start of a question one capital
 * is enough.
 */
function looksLikeName(chunk: Mention): boolean {
  if (chunk.words.length > 4 || /\d/.test(chunk.text) || isTradeName(chunk)) return false;
  if (chunk.words.at(-1)?.isOwner) return true;
  if (chunk.words.length < 2) return false;
  const asNamed = chunk.from === 0 ? chunk.words.slice(0, 1) : chunk.words;
  return asNamed.every(isCapital) || NAME_PLACE.test(chunk.before);
}

/**
 * The only resume with a name in its text, if no other name was read from it. Another person's resume may also mention
 * the name, such as a referee's.
 */
function resumesNaming(chunk: Mention, index: ResumeIndex): string[] {
  const [resume, another] = index.mentions(chunk.text);
  if (resume === undefined || another !== undefined) return [];
  const parts = plainName(index.getName(resume)).split(' ');
  const isOwn =
    parts.length < 2 ||
    plainName(chunk.text)
      .split(' ')
      .some((part) => parts.includes(part));
  return isOwn ? [index.getResumeId(resume)] : [];
}

/** Parses a question about someone who has no resume here. */
export function parseUnknownPerson(asked: LinkedQuestion): PlanDraft | null {
  const fields = parseFieldsOfPerson(asked);
  const isWhole = WHOLE_PERSON.test(joinLow(asked.words));
  if (fields === null && !isWhole) return null;
  const [name] = findSubjects(asked).filter((chunk) => looksLikeName(chunk) && !isNoNamePlace(chunk.before));
  if (!name || parseYearBounds(asked.words) !== null) return null;
  const resumeIds = resumesNaming(name, asked.index);
  if (resumeIds.length === 0 && isKnown(name, asked.index)) return null;
  const person: Filter = { kind: 'PERSON', value: name.text, resumeIds };
  return fields === null ? { op: 'CARD', filters: [person] } : { ...fields, filters: [person] };
}
