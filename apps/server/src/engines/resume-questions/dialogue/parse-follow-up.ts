import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import type { Asked } from '../linking/linked-question.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { findNamed, isNamedKind } from '../linking/known-entities.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { continueFrom } from './continue-plan.ts';
import { listedAnew } from './parse-reordering.ts';
import { readNamedInList } from './parse-list-edit.ts';
import { aboutPart, type OfPart, THEM } from './resolve-part.ts';
import { withPeopleBefore } from './resolve-pronouns.ts';
import { linkQuestion } from '../linking/link-question.ts';
import { fieldsAlone, readAlone } from '../parse/parse-standalone.ts';
import { readMostYears } from '../parse/parse-superlative.ts';
import { pieceIn, type Reference, referenceIn } from './find-reference.ts';

function readReference(reference: Reference, memory: RecalledAnswer, index: ResumeIndex): PlanDraft {
  const asked = linkQuestion(reference.rest, index);
  const anew = listedAnew(asked.words, memory.interpretation);
  if (anew) return continueFrom(memory, reference, { now: anew, index, isSameList: true });
  const read = fieldsAlone(asked) ?? readAlone(asked);
  if (!read) return continueFrom(memory, reference, { now: null, index });
  const isBare = reference.kind !== 'NARROW';
  const goOn = (plan: PlanDraft) =>
    continueFrom(memory, reference, { now: isBare ? ofKindBefore(plan, memory, index) : plan, index });
  return changePlan(read, goOn) ?? goOn(read);
}

/** The condition of a question that has nothing but words. */
function bareWords({ op, filters = [] }: PlanDraft): Filter | null {
  const [only, ...more] = filters;
  return op === 'FIND' && only?.kind === 'TEXT' && more.length === 0 ? only : null;
}

/** 'And Corvina?' after 'who worked at Brightloom?' names another employer, if these resumes have one of that name. */
function ofKindBefore(now: PlanDraft, memory: RecalledAnswer, index: ResumeIndex): PlanDraft {
  const bare = bareWords(now);
  const last = memory.interpretation.filters.findLast(({ isAbsent }) => !isAbsent);
  if (!bare || !last || !isNamedKind(last.kind)) return now;
  return findNamed(index, last.kind, bare.value) ? { ...now, filters: [{ ...bare, kind: last.kind }] } : now;
}

/** How a question goes on with the answer before it, in so many words or as a mere piece of a question. */
function referenceOf(question: string, asked: Asked, { interpretation }: RecalledAnswer): Reference | null {
  const said = referenceIn(question);
  if (said) return said;
  return pieceIn(question, asked, {
    isFieldAlone: listedAnew(asked.words, interpretation) !== null || fieldsAlone(asked) !== null,
    isAfterPeople: interpretation.filters.some(({ kind }) => kind === 'PERSON'),
    isOrder: isOrderAlone(readMostYears(asked)),
  });
}

/** 'Who has the most experience?' asks of nobody by itself. */
const isOrderAlone = (reading: PlanDraft | null) =>
  reading?.filters?.length === 1 &&
  (reading.filters[0]?.kind === 'YEARS' || reading.filters[0]?.kind === 'NOTICE_PERIOD');

const THERE =
  /\b(work(?:s|ed|ing)?|employed|stud(?:y|ies|ied|ying)|liv(?:e|es|ed|ing)|based|stays?|been|joined|left) (?:over )?there\b/i;
const PLACES: ReadonlySet<FilterKind> = new Set(['COMPANY', 'COLLEGE', 'LOCATION']);

const OF_THEM = /\b(?:of|among|amongst|from) (?:them|those|these)\b/i;

/** 'Who still works there?' with the employer, the college or the place that was asked about before. */
function withPlaceBefore(question: string, { interpretation }: RecalledAnswer): string {
  const place = interpretation.filters.find(({ kind, isAbsent }) => PLACES.has(kind) && !isAbsent);
  return place ? question.replace(THERE, (_, doing: string) => `${doing} at ${place.value}`) : question;
}

const listedAgain = ({ interpretation: { filters, join, words } }: RecalledAnswer): PlanDraft => ({
  op: 'FIND',
  filters,
  join,
  words,
});

/** A question that speaks of a person of the answer before, goes on with it, or stands alone. */
function readWithBefore(question: string, asked: Asked, memory: RecalledAnswer): PlanDraft | null {
  const listed = readNamedInList(asked, memory);
  if (listed) return listed;
  const own = withPeopleBefore(asked, memory);
  if (own !== asked) return readAlone(own);
  const reference = referenceOf(question, asked, memory);
  return reference ? readReference(reference, memory, asked.index) : readAlone(asked);
}

/** What is asked of a part of the answer before, if only to be shown it. */
function readOfPart({ question, memory }: OfPart, index: ResumeIndex): PlanDraft {
  if (question === THEM) return listedAgain(memory);
  const asked = linkQuestion(question, index);
  const own = withPeopleBefore(asked, memory);
  const reading = own === asked ? null : readAlone(own);
  const reference = referenceOf(question, asked, memory) ?? { kind: 'NARROW', rest: question };
  return reading ?? readReference(reference, memory, index);
}

/**
 * Reads a question that may go on with the answer before it: with a part of it ('the first 3'), with the person it was about
 * ('her phone'), or with its conditions ('and in Pune?').
 */
export function readAfter(question: string, asked: Asked, memory: RecalledAnswer): PlanDraft | null {
  const { index } = asked;
  const placed = withPlaceBefore(question, memory);
  if (placed !== question)
    return readReference({ kind: 'NARROW', rest: placed.replace(OF_THEM, ' ') }, memory, index);
  const part = asked.people.length === 0 ? aboutPart(question, memory) : null;
  return part ? readOfPart(part, index) : readWithBefore(question, asked, memory);
}
