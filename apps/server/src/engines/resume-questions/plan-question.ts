import { LIMITS } from '@slotwise/contract/limits';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { parseQuestion } from './dialogue/parse-question.ts';
import { resolvePronouns, resolveThere } from './dialogue/resolve-pronouns.ts';
import { recallAnswer } from './execute/recall-answer.ts';
import { asksOfAllTogether, checkQuestion, isInUnreadScript } from './guardrails/check-question.ts';
import { asksNothing, detectSmallTalk } from './guardrails/detect-small-talk.ts';
import { planRefusal } from './guardrails/plan-refusal.ts';
import { linkQuestion } from './linking/find-people.ts';
import type { LinkedQuestion } from './linking/linked-question.ts';
import { findUnreadExceptPeople } from './parse/find-unread-words.ts';
import { type NamedFile, planNamedFiles } from './parse/parse-named-files.ts';
import type { QuestionMemory, RecalledAnswer } from './plan/question-memory.ts';
import { boundPlan, changePlan, completePlan, type PlanDraft, type QueryPlan } from './plan/query-plan.ts';
import { translateQuestion } from './tokens/translate-question.ts';

/** 'Total years of experience', if no previous answer says whose. */
const TOTAL_YEARS: PlanDraft = { op: 'RANK', figure: 'TOTAL', filters: [{ kind: 'YEARS', value: '' }] };

const UNREADABLE: PlanDraft = { op: 'REFUSED', refusal: 'UNCLEAR' };

/**
 * Parses a question by rules, without searching: its words, the employers, people, skills and other entities of these
 * resumes that it names, what it asks about them, and whether it must be refused (docs/architecture.md: the way of a
 * question).
 *
 * @param question as typed, up to LIMITS.questionMaxLength characters; it is only compared with words
 * @param index the resumes to search
 * @param memory the previous answer, which 'of those' and 'her' refer to; null if none
 * @param files the resumes whose files the question may ask for, which the index does not know
 */
export function planQuestion(
  question: string,
  index: ResumeIndex,
  memory: QuestionMemory | null,
  files: readonly NamedFile[] = [],
): QueryPlan {
  // Only a job description may be longer; any other question would be answered in part.
  if (question.length > LIMITS.questionMaxLength) return completePlan(UNREADABLE);
  // 'Those' never refers to a refused question.
  const recalled = memory && memory.interpretation.op !== 'REFUSED' ? recallAnswer(memory, index) : null;
  const english = translateQuestion(question);
  const typed = english ?? question;
  const plan = planNamedFiles(recalled ? resolveThere(typed, recalled) : typed, { files, index }, (asked) =>
    planEnglish(asked, index, recalled),
  );
  return completePlan(boundPlan(english === null ? plan : noteTranslation(plan, question, english)));
}

/** A ranking by untranslated words would be nonsense. */
const noteTranslation = (plan: PlanDraft, typed: string, readAs: string): PlanDraft =>
  changePlan(plan, (one) =>
    one.op === 'RANK' && one.words !== undefined
      ? UNREADABLE
      : { ...one, corrected: [{ typed, readAs }, ...(one.corrected ?? [])] },
  ) ?? plan;

function planEnglish(question: string, index: ResumeIndex, recalled: RecalledAnswer | null): PlanDraft {
  const asked = linkQuestion(question, index);
  const smallTalk = asked.people.length === 0 ? detectSmallTalk(question) : null;
  if (smallTalk) return { op: 'REFUSED', refusal: smallTalk };
  if (isInUnreadScript(asked.words, index)) return { op: 'REFUSED', refusal: 'SCRIPT' };
  const meant = recalled ? resolvePronouns(asked, recalled) : asked;
  const refusal = checkQuestion(question, meant);
  if (refusal) return planRefusal(refusal, asked, meant);
  const plan = asksNothing(question) ? null : parseQuestion(question.trim(), asked, recalled);
  if (plan) return noteUnread(asked, plan);
  return asksOfAllTogether(asked) ? TOTAL_YEARS : UNREADABLE;
}

const noteUnread = (asked: LinkedQuestion, plan: PlanDraft): PlanDraft =>
  changePlan(plan, (one) => {
    const unread = findUnreadExceptPeople(asked, one);
    return unread.length === 0 ? one : { ...one, corrected: [...(one.corrected ?? []), ...unread] };
  }) ?? plan;
