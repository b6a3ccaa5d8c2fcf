import type { Filter } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import {
  type Asked,
  correctedNames,
  lowWithoutPeople,
  personFilter,
  type Reading,
  wordsBesidePeople,
} from '../asked-question.ts';
import { isFieldWord } from './field-cues.ts';
import { type FieldsAsked, fieldsAskedFor } from './fields-asked.ts';
import { isFiller } from './filler-words.ts';
import { findEntity, findNamed } from '../finding/known-entities.ts';
import { plainName } from '../people/known-names.ts';
import { noticeAsked } from './notice-asked.ts';
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
      findNamed(asked.index, 'SKILL_YEARS', textOf(span))?.isExact,
  );
  return stated ? textOf(stated) : (chunks[0]?.text ?? null);
}

const fieldsOf = (asked: Asked): FieldsAsked | null =>
  fieldsAskedFor(lowWithoutPeople(asked).replaceAll('@', '').replace(/\s+/g, ' ').trim());

/** Two people beside each other, by the years they state with a skill or in all. */
export function readComparison(asked: Asked): Reading | null {
  const { people, index } = asked;
  const low = lowWithoutPeople(asked);
  const compared = new Set(people.flatMap(({ resumes }) => resumes));
  if (compared.size < 2 || !COMPARING.test(low)) return null;
  const fields = fieldsOf(asked);
  const isOfFields = fields !== null && !fields.field.endsWith('YEARS');
  return {
    ...(isOfFields ? fields : {}),
    op: 'COMPARE',
    filters: [
      ...people.map((person) => personFilter(person, index)),
      ...(isOfFields ? [] : comparedSkill(asked)),
    ],
    join: 'ANY',
    corrected: correctedNames(asked),
  };
}

/** Who has more years with a skill is told by stated years alone, how they compare on it by their lists of skills as well. */
function comparedSkill(asked: Asked): Filter[] {
  const skill = skillAskedAbout(subjectsOf(asked), asked);
  if (skill === null || isAboutResumes(skill)) return [];
  const isOfYears = /\b(?:years?|yrs|long\w*|experienced?)\b/.test(lowWithoutPeople(asked));
  return [{ kind: isOfYears ? 'SKILL_YEARS' : 'SKILL', value: skill }];
}

/** 'The two Rohans', 'the two resumes of Amit Verma'. */
const isAboutResumes = (words: string) => /^(?:two|both|resumes?|cvs?|versions?|\s)+$/i.test(words);

/** 'Does she know Java?': the person and what is asked of her, which may be answered with no. */
function readCheck(asked: Asked, chunks: readonly Chunk[]): Reading | null {
  const low = lowWithoutPeople(asked);
  if (!YES_OR_NO.test(low)) return null;
  const notice = noticeAsked(wordsBesidePeople(asked));
  if (notice) return { op: 'FIND', filters: [notice.filter] };
  if (chunks.length === 0) return null;
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
  const chunks = subjectsOf(asked);
  const alone = people.length === 1 ? (readCheck(asked, chunks) ?? readTimeAt(asked, chunks)) : null;
  const reading = alone ?? readFieldsOf(asked, chunks);
  return {
    ...reading,
    filters: [...persons, ...(reading.filters ?? [])].slice(0, 12),
    join: persons.length > 1 ? 'ANY' : 'ALL',
    corrected: correctedNames(asked),
  };
}

/** What is asked of people, else all that is known of them. */
function readFieldsOf(asked: Asked, chunks: readonly Chunk[]): Reading {
  const fields = fieldsOf(asked);
  if (fields === null) return { op: 'CARD' };
  const isAboutYears = fields.otherFields === undefined && fields.field.endsWith('YEARS');
  return isAboutYears ? readYearsWith(skillAskedAbout(chunks, asked)) : fields;
}

const TIME_AT = /\b(?:how long|when|since|(?:which|what) year)\b/;
const LEAVING = /^(?:leave|left|quit|resign(?:ed)? from) /i;
const AT_EMPLOYER = /\b(?:at|join(?:ed)?|leave|left)$/;
const WORK_AT = /\bwhat (?:did|does|was|is|were)\b/;

/** 'When did she join Cognizant?', 'how long was he at Zillow?', 'what did she do at Salford Royal?' */
function readTimeAt(asked: Asked, chunks: readonly Chunk[]): Reading | null {
  const low = lowWithoutPeople(asked);
  const field = TIME_AT.test(low) ? ('YEARS' as const) : WORK_AT.test(low) ? ('TITLE' as const) : null;
  const isEmployer = (chunk: Chunk) =>
    AT_EMPLOYER.test(chunk.before) ||
    LEAVING.test(chunk.text) ||
    linkOf(chunk, asked.index).kind === 'COMPANY';
  const employer = field && chunks.find(isEmployer);
  const value = employer?.text.replace(LEAVING, '');
  return field && value ? { op: 'FIELD', field, filters: [{ kind: 'COMPANY', value }] } : null;
}

const readYearsWith = (skill: string | null): Reading =>
  skill === null
    ? { op: 'FIELD', field: 'YEARS' }
    : { op: 'FIELD', field: 'SKILL_YEARS', filters: [{ kind: 'SKILL_YEARS', value: skill }] };

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
  const fields = fieldsOf(asked);
  const isWhole = WHOLE_PERSON.test(lowWithoutPeople(asked));
  if (fields === null && !isWhole) return null;
  const [name] = subjectsOf(asked).filter(
    (chunk) => looksLikeName(chunk) && !NO_NAME_PLACE.test(chunk.before),
  );
  if (!name || yearsAsked(asked.words) !== null) return null;
  const resumeIds = resumesNaming(name, asked.index);
  if (resumeIds.length === 0 && isKnown(name, asked.index)) return null;
  const person: Filter = { kind: 'PERSON', value: name.text, resumeIds };
  return fields === null ? { op: 'CARD', filters: [person] } : { ...fields, filters: [person] };
}
