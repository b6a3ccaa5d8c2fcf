import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import type { Reading } from '../asked-question.ts';
import { findResumes } from '../finding/find-resumes.ts';
import type { QuestionMemory } from '../question-memory.ts';
import type { Reference } from './references.ts';
import { numbersOfIds } from '../resume-numbers.ts';

/** Conditions that each resume meets at most once: a second one replaces the first. */
const SINGLE: ReadonlySet<FilterKind> = new Set(['LOCATION', 'PERSON', 'YEARS', 'NOTICE_PERIOD']);
/** Conditions of which 'and X?' names another one. Of skills, people want both. */
const ALTERNATIVE: ReadonlySet<FilterKind> = new Set(['COMPANY', 'COLLEGE', 'TITLE', 'DEGREE']);
const MOST_RESUMES = 2000;
const MOST_COMPARED = 5;

/** The resumes of the answer before, as one condition. */
function resumesOf({ interpretation, resumeIds }: QuestionMemory, index: ResumeIndex): Filter {
  const isShown = interpretation.op === 'RANK' || interpretation.op === 'COMPARE';
  const all = isShown
    ? resumeIds
    : findResumes(interpretation, index).map(({ resume }) => index.resumeIdOf(resume));
  const ids = all.slice(0, MOST_RESUMES);
  const value =
    ids.length === 1 ? 'the resume of the answer before' : `the ${ids.length} resumes of the answer before`;
  return { kind: 'RESUMES', value, resumeIds: ids };
}

/** The conditions that the resumes of the answer before meet, and only they. */
function conditionsOf(memory: QuestionMemory, index: ResumeIndex): Filter[] {
  const { op, filters, join } = memory.interpretation;
  const isShown = op === 'RANK' || op === 'COMPARE';
  const isPlain = !isShown && filters.length > 0 && (join === 'ALL' || filters.length === 1);
  return isPlain ? filters : [resumesOf(memory, index)];
}

/** The conditions from before that stay beside those that are asked now. */
function keptOf(before: readonly Filter[], asked: readonly Filter[], kind: Reference['kind']): Filter[] {
  const isReplaced = (one: FilterKind) =>
    kind === 'REPLACE' || SINGLE.has(one) || (kind === 'OTHER' && ALTERNATIVE.has(one));
  const replaced = new Set(asked.map((filter) => filter.kind).filter(isReplaced));
  const kept = before.filter((filter) => !replaced.has(filter.kind) || (filter.isAbsent ?? false));
  // 'What about Fortran?', which is no skill of these resumes, replaces what was asked last as well.
  const isUnknown = kind === 'REPLACE' && kept.length === before.length && asked.length > 0;
  return isUnknown ? kept.slice(0, -1) : kept;
}

/** What names people needs no conditions from before: 'compare him with Asha', 'and Piotr?'. */
function aboutPeople(
  memory: QuestionMemory,
  { kind: reference }: Reference,
  { now, index }: { now: Reading; index: ResumeIndex },
): Reading | null {
  const isPerson = (now.filters ?? []).some(({ kind }) => kind === 'PERSON');
  if (now.op === 'COMPARE' || (isPerson && reference === 'ONE'))
    return comparedWith(memory, now, index) ?? now;
  return isPerson ? aboutThePersonInstead(memory.interpretation, now) : null;
}

/** What is asked now, about the resumes of the answer before. */
export function continueFrom(
  memory: QuestionMemory,
  reference: Reference,
  { now, index }: { now: Reading | null; index: ResumeIndex },
): Reading {
  const others = now && aboutPeople(memory, reference, { now, index });
  if (others) return others;
  const before = memory.interpretation;
  const asked = now?.filters ?? [];
  const kept = keptOf(conditionsOf(memory, index), asked, reference.kind);
  return {
    op: operationOf(now, reference, before.op),
    filters: [...kept, ...asked].slice(0, 12),
    ...fieldsOf(now, reference, before),
    words: wordsOf(now, before),
    ...(now?.corrected && { corrected: now.corrected }),
  };
}

/** Words order a list by how well they match, unless it is sorted by a number. */
const wordsOf = (now: Reading | null, before: QuestionMemory['interpretation']): string =>
  now?.op === 'RANK' && !now.words
    ? ''
    : [now?.words ?? '', before.op === 'RANK' ? '' : before.words]
        .filter((words) => words !== '')
        .join(' ')
        .slice(0, 500);

/** 'Compare him with Suresh Babu': those of the answer before beside whoever is named now. */
function comparedWith(memory: QuestionMemory, now: Reading, index: ResumeIndex): Reading | null {
  const { resumeIds = [] } = resumesOf(memory, index);
  const isAll = now.op === 'CARD' || now.op === 'COMPARE';
  if (!isAll || resumeIds.length === 0 || resumeIds.length > MOST_COMPARED) return null;
  const persons = numbersOfIds(index, resumeIds).map((resume): Filter => ({
    kind: 'PERSON',
    value: index.nameOf(resume),
    resumeIds: [index.resumeIdOf(resume)],
  }));
  return { ...now, op: 'COMPARE', filters: [...persons, ...(now.filters ?? [])], join: 'ANY' };
}

/** 'And Piotr?' asks of him what was asked before of somebody else. */
function aboutThePersonInstead(before: QuestionMemory['interpretation'], now: Reading): Reading {
  if (now.op !== 'CARD') return now;
  const isOfPerson = before.filters.some(({ kind }) => kind === 'PERSON');
  const others = isOfPerson ? before.filters.filter(({ kind }) => kind !== 'PERSON') : [];
  const filters = [...(now.filters ?? []), ...others];
  if (before.op === 'FIELD') return { ...now, op: 'FIELD', filters, ...fieldsIn(before) };
  return before.op === 'FIND' && others.length > 0 ? { ...now, op: 'FIND', filters } : now;
}

function operationOf(now: Reading | null, reference: Reference, before: Reading['op']): Reading['op'] {
  if (now && now.op !== 'FIND') return now.op;
  if (!now) return reference.kind === 'ONE' ? 'CARD' : 'FIND';
  return reference.kind === 'REPLACE' && (before === 'COUNT' || before === 'FIELD') ? before : 'FIND';
}

type Fields = Pick<Reading, 'field' | 'otherFields' | 'job'>;

const fieldsIn = ({ field, otherFields, job }: Fields): Fields => ({
  ...(field && { field }),
  ...(otherFields && { otherFields }),
  ...(job && { job }),
});

const fieldsOf = (now: Reading | null, reference: Reference, before: Fields): Fields =>
  now?.field ? fieldsIn(now) : reference.kind === 'REPLACE' && now?.op === 'FIND' ? fieldsIn(before) : {};
