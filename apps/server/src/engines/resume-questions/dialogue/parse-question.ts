import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { linkQuestion } from '../linking/link-question.ts';
import type { Asked } from '../linking/linked-question.ts';
import { fieldsAlone, readAlone } from '../parse/parse-standalone.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { askedOfAll } from './describe-continuation.ts';
import { referenceIn } from './find-reference.ts';
import { readAfter } from './parse-follow-up.ts';
import { namesPart } from './resolve-part.ts';

const isOfWords = ({ filters = [] }: PlanDraft) =>
  filters.length > 0 && filters.every(({ kind }) => kind === 'TEXT');

/** 'Of those, who …' without an answer before means all; 'her phone' and 'the others' mean no one. */
function parseFirst(question: string, asked: Asked): PlanDraft | null {
  if (asked.people.length > 0) return readAlone(asked);
  if (namesPart(question)) return null;
  const reference = referenceIn(question);
  const meant = reference ? linkQuestion(reference.rest, asked.index) : asked;
  const plan = readAlone(meant);
  // A field is never a word to search for.
  return plan && isOfWords(plan) && fieldsAlone(meant) ? null : plan;
}

/** 'All resumes: phone numbers' asks without the answer before. */
function parseOfAll(question: string, index: ResumeIndex): PlanDraft | null {
  const asked = linkQuestion(question, index);
  return fieldsAlone(asked) ?? parseFirst(question, asked);
}

/**
 * Parses a question, with the answer before it or as the first of a conversation; null where nothing in it can be asked.
 *
 * @param question without white space around it, in English
 * @param asked its words, and which people it names
 */
export function parseQuestion(
  question: string,
  asked: Asked,
  recalled: RecalledAnswer | null,
): PlanDraft | null {
  const ofAll = askedOfAll(question);
  if (ofAll !== null) return parseOfAll(ofAll, asked.index);
  return recalled ? readAfter(question, asked, recalled) : parseFirst(question, asked);
}
