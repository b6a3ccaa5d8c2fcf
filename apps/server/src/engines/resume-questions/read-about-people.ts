import type { AskedField, Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import {
  type Asked,
  correctedNames,
  lowWithoutPeople,
  personFilter,
  type Reading,
  wordsBesidePeople,
} from './asked-question.ts';
import { fieldAskedFor, isFieldWord } from './field-cues.ts';
import { isFiller } from './filler-words.ts';
import { findEntity, findSkill } from './known-entities.ts';
import { plainName } from './known-names.ts';
import { linkOf } from './link-chunk.ts';
import { type Chunk, chunksOf } from './question-chunks.ts';
import { isCapital, textOf, type Word } from './question-words.ts';
import { limitsOf, yearsAsked } from './years-asked.ts';

const COMPARING =
  /\b(?:more|less|fewer|most|better|longer|longest|versus|vs|compare|comparison|difference|between)\b/;
const YES_OR_NO = /^(?:and )?(?:does|do|did|has|have|is|was|can|are)\b/;
const WHOLE_PERSON =
  /\b(?:tell|about|summar\w+|overview|profile of|who is|who's|show|open|details?|describe)\b/;

/** What a question says besides people, the asking for a field and words without meaning. */
export function subjectsOf(asked: Asked): Chunk[] {
  const rest = wordsBesidePeople(asked).map((word) =>
    isFieldWord(word.low) ? { ...word, low: 'the' } : word,
  );
  return chunksOf(rest, asked.index);
}

/** The skill whose years are asked about: the longest words that resumes state years with, else the words themselves. */
function skillAskedAbout(chunks: readonly Chunk[], asked: Asked): string | null {
  const plain = wordsBesidePeople(asked).filter(({ isMark }) => !isMark);
  const spans = [4, 3, 2, 1].flatMap((length) => plain.map((_, from) => plain.slice(from, from + length)));
  const isEdge = (word: Word | undefined) => isFiller(word?.low ?? 'the');
  const stated = spans.find(
    (span) =>
      !isEdge(span[0]) &&
      !isEdge(span.at(-1)) &&
      findSkill(asked.index, 'SKILL_YEARS', textOf(span))?.isExact,
  );
  return stated ? textOf(stated) : (chunks[0]?.text ?? null);
}

/** Two people beside each other, by the years they state with a skill or in all. */
export function readComparison(asked: Asked): Reading | null {
  const { people, index } = asked;
  const low = lowWithoutPeople(asked);
  if (people.length < 2 || !COMPARING.test(low)) return null;
  const skill = skillAskedAbout(subjectsOf(asked), asked);
  const about: Filter[] = skill === null ? [] : [{ kind: 'SKILL_YEARS', value: skill }];
  return {
    op: 'COMPARE',
    filters: [...people.map((person) => personFilter(person, index)), ...about],
    join: 'ANY',
    corrected: correctedNames(asked),
  };
}

function fieldOf(asked: Asked): AskedField | null {
  return fieldAskedFor(lowWithoutPeople(asked).replaceAll('@', '').replace(/\s+/g, ' ').trim());
}

/** 'Does she know Java?': the person and what is asked of her, which may be answered with no. */
function readCheck(asked: Asked, chunks: readonly Chunk[]): Reading | null {
  const low = lowWithoutPeople(asked);
  if (!YES_OR_NO.test(low) || chunks.length === 0) return null;
  const years = yearsAsked(asked.words);
  const filters = chunks
    .filter(({ text }) => !/^\d+\+?$/.test(text))
    .map((chunk): Filter => {
      const { kind, value } = linkOf(chunk, asked.index);
      return years && (kind === 'SKILL' || kind === 'TEXT')
        ? { kind: 'SKILL_YEARS', value, ...limitsOf(years) }
        : { kind, value };
    });
  return { op: 'FIND', filters };
}

/** A question about people whom these resumes name. */
export function readAboutPeople(asked: Asked): Reading | null {
  const { people, index } = asked;
  if (people.length === 0) return null;
  const persons = people.map((person) => personFilter(person, index));
  const corrected = correctedNames(asked);
  const chunks = subjectsOf(asked);
  const join = persons.length > 1 ? ('ANY' as const) : ('ALL' as const);
  const check = people.length === 1 ? readCheck(asked, chunks) : null;
  if (check) return { ...check, filters: [...persons, ...(check.filters ?? [])].slice(0, 12), corrected };
  const field = fieldOf(asked);
  if (field === null) return { op: 'CARD', filters: persons, join, corrected };
  if (field !== 'SKILL_YEARS' && field !== 'YEARS')
    return { op: 'FIELD', field, filters: persons, join, corrected };
  return { ...readYearsOf(persons, skillAskedAbout(chunks, asked)), corrected };
}

function readYearsOf(persons: Filter[], skill: string | null): Reading {
  if (skill === null) return { op: 'FIELD', field: 'YEARS', filters: persons };
  return { op: 'FIELD', field: 'SKILL_YEARS', filters: [...persons, { kind: 'SKILL_YEARS', value: skill }] };
}

const isKnown = (chunk: Chunk, index: ResumeIndex) =>
  index.mentions(chunk.text).length > 0 ||
  (['COMPANY', 'COLLEGE', 'LOCATION', 'TITLE', 'SKILL'] as const).some(
    (kind) => findEntity(index, kind, chunk.text) !== null,
  );

/** 'Java developers' and 'sales engineer' are trades. */
const TRADE =
  / (?:\p{Ll}+s|developer|engineer|manager|executive|analyst|consultant|designer|architect|administrator|specialist)$/u;

const NAME_PLACE =
  /(?:^|\b)(?:is|does|did|has|was|about|of|for|call|email|e-mail|mail|reach|contact|with|to|summari[sz]e|phone)$/;

/** Words after which employers, places, titles and skills stand, and no people. */
const NO_NAME_PLACE =
  /\b(?:at|in|near|ex|former|as|an?|knows?|using|by|joined)$|\b(?:work\w*|employed|been|based|experience|people|candidates|resumes|anyone)\b.* (?:for|with|from|of)$/;

/** Written like a name, for which the first word of a question is enough, or standing where only a name stands. */
function looksLikeName(chunk: Chunk): boolean {
  if (chunk.words.length > 4 || /\d/.test(chunk.text) || TRADE.test(chunk.text)) return false;
  if (chunk.words.at(-1)?.isOwner) return true;
  if (chunk.words.length < 2) return false;
  const asNamed = chunk.from === 0 ? chunk.words.slice(0, 1) : chunk.words;
  return asNamed.every(isCapital) || NAME_PLACE.test(chunk.before);
}

/**
 * The one resume that has a name in its text, where no other name was read from it. A resume that is somebody else's may
 * mention the name as well: of a referee, for instance.
 */
function resumesNaming(chunk: Chunk, index: ResumeIndex): string[] {
  const [resume, another] = index.mentions(chunk.text);
  if (resume === undefined || another !== undefined) return [];
  const parts = plainName(index.nameOf(resume)).split(' ');
  const isOwn =
    parts.length < 2 ||
    plainName(chunk.text)
      .split(' ')
      .some((part) => parts.includes(part));
  return isOwn ? [index.resumeIdOf(resume)] : [];
}

/** A question about somebody whom no resume was read to be of. */
export function readAboutStranger(asked: Asked): Reading | null {
  if (asked.people.length > 0) return null;
  const field = fieldOf(asked);
  const isWhole = WHOLE_PERSON.test(lowWithoutPeople(asked));
  if (field === null && !isWhole) return null;
  const [name] = subjectsOf(asked).filter(
    (chunk) => looksLikeName(chunk) && !NO_NAME_PLACE.test(chunk.before),
  );
  if (!name || yearsAsked(asked.words) !== null) return null;
  const resumeIds = resumesNaming(name, asked.index);
  if (resumeIds.length === 0 && isKnown(name, asked.index)) return null;
  const person: Filter = { kind: 'PERSON', value: name.text, resumeIds };
  return field === null ? { op: 'CARD', filters: [person] } : { op: 'FIELD', field, filters: [person] };
}
