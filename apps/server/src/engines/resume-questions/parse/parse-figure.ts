import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { findMentions } from '../linking/find-mentions.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import type { Word } from '../tokens/tokenize.ts';
import { type FigureAsked, findFigure } from './find-order.ts';
import { parseConditions } from './parse-conditions.ts';

/** What the number is of, and what else people have to meet. */
const rankBy = (filters: readonly Filter[], { figure }: FigureAsked): PlanDraft => ({
  op: 'RANK',
  figure,
  filters: filters.slice(0, 12),
});

type Subject = { own: Filter; rest: readonly Word[] };

/**
 * What the number is of: years with a skill where resumes state them and the words ask for them, else what they state of all.
 * `rest` are the words that say who is meant.
 */
function findSubject({ by, isOfSkill, rest }: FigureAsked, { index }: LinkedQuestion): Subject {
  if (by === 'NOTICE_PERIOD') return { own: { kind: 'NOTICE_PERIOD', value: '' }, rest };
  const [skill] = isOfSkill ? findMentions(rest, index) : [];
  if (!skill || findSkillYears(index, skill.text).length === 0)
    return { own: { kind: 'YEARS', value: '' }, rest };
  return { own: { kind: 'SKILL_YEARS', value: skill.text }, rest: rest.slice(skill.to) };
}

/** 'Tenure at Infosys' is a number of those who were there. */
function orderTenure(filters: readonly Filter[]): Filter[] | null {
  const employer = filters.find(({ kind, isAbsent }) => (kind === 'COMPANY' || kind === 'TEXT') && !isAbsent);
  if (!employer) return null;
  return [{ ...employer, kind: 'COMPANY' }, ...filters.filter((filter) => filter !== employer)];
}

/** The conditions next to a number; what was not understood of them is looked for as words. */
function parseOthers(rest: readonly Word[], asked: LinkedQuestion): PlanDraft {
  const mentions = findMentions(rest, asked.index);
  const read = mentions.length === 0 ? null : parseConditions({ ...asked, words: rest });
  if (read?.op === 'FIND') return read;
  return { op: 'FIND', filters: mentions.map(({ text }) => ({ kind: 'TEXT', value: text })) };
}

/**
 * 'Average years of experience of the Java people', 'median notice period in Pune', 'average tenure at Infosys': one number of
 * those that resumes state, with the conditions next to it; null where a question asks for none, or about someone.
 */
export function parseFigure(asked: LinkedQuestion): PlanDraft | null {
  const found = asked.people.length > 0 ? null : findFigure(asked.words);
  if (!found) return null;
  const { own, rest } = findSubject(found, asked);
  return changePlan(parseOthers(rest, asked), ({ filters = [], corrected = [] }) => {
    const ordered = found.by === 'TENURE' ? orderTenure(filters) : [own, ...filters];
    return ordered && { ...rankBy(ordered, found), corrected };
  });
}
