import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { linkQuestion } from '../linking/link-question.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { parseFieldsAlone, parseStandalone } from '../parse/parse-standalone.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { stripAllResumes } from './describe-continuation.ts';
import { findReference } from './find-reference.ts';
import { parseFollowUp } from './parse-follow-up.ts';
import { isOnlyPart } from './resolve-part.ts';

const hasOnlyWords = ({ filters = [] }: PlanDraft) =>
  filters.length > 0 && filters.every(({ kind }) => kind === 'TEXT');

/** 'Of those, who …' without an answer before means all; 'her phone' and 'the others' mean no one. */
function parseFirst(question: string, asked: LinkedQuestion): PlanDraft | null {
  if (asked.people.length > 0) return parseStandalone(asked);
  if (isOnlyPart(question)) return null;
  const reference = findReference(question);
  const meant = reference ? linkQuestion(reference.rest, asked.index) : asked;
  const plan = parseStandalone(meant);
  // A field is never a word to search for.
  return plan && hasOnlyWords(plan) && parseFieldsAlone(meant) ? null : plan;
}

/** 'All resumes: phone numbers' asks without the answer before. */
function parseOfAll(question: string, index: ResumeIndex): PlanDraft | null {
  const asked = linkQuestion(question, index);
  return parseFieldsAlone(asked) ?? parseFirst(question, asked);
}

/**
 * Parses a question, with the answer before it or as the first of a conversation; null where nothing in it can be asked.
 *
 * @param question without white space around it, in English
 * @param asked its words, and which people it names
 */
export function parseQuestion(
  question: string,
  asked: LinkedQuestion,
  recalled: RecalledAnswer | null,
): PlanDraft | null {
  const ofAll = stripAllResumes(question);
  if (ofAll !== null) return parseOfAll(ofAll, asked.index);
  return recalled ? parseFollowUp(question, asked, recalled) : parseFirst(question, asked);
}
