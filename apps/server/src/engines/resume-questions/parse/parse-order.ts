import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { findMentions } from '../linking/find-mentions.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import type { Word } from '../tokens/tokenize.ts';
import { findFigure, findOrder } from './find-order.ts';
import { parseConditions } from './parse-conditions.ts';

const asText = ({ text }: { text: string }): Filter => ({ kind: 'TEXT', value: text });

/**
 * Parses 'Top 5 by years', 'sort the nurses by notice', 'who has the most years of sales?': an order by what resumes
 * state, with the other conditions; null if a question asks for none. It is by years with a skill if resumes state
 * them, or if the rest is no condition; words next to a notice period that were not understood are searched for.
 */
export function parseOrder(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const order = findOrder(words);
  if (!order) return null;
  const { by, isLeastFirst, top, rest } = order;
  const rank = (filters: readonly Filter[]): PlanDraft => ({
    op: 'RANK',
    filters: filters.slice(0, 12),
    isLeastFirst,
    ...(top !== undefined && { top }),
  });
  const own: Filter = { kind: by, value: '' };
  const mentions = findMentions(rest, index);
  const [skill] = mentions;
  if (!skill) return rank([own]);
  const isStated = by === 'YEARS' && findSkillYears(index, skill.text).length > 0;
  const others = isStated ? null : parseConditions(rest, index);
  const ranked =
    others &&
    changePlan(others, ({ op, filters = [], corrected = [] }) =>
      op === 'FIND' || op === 'COUNT' ? { ...rank([own, ...filters]), corrected } : null,
    );
  if (ranked) return ranked;
  return rank(by === 'YEARS' ? [{ kind: 'SKILL_YEARS', value: skill.text }] : [own, ...mentions.map(asText)]);
}

/** The words of a question without its order, which is not an opinion; all of them if it has none. */
export const dropOrder = (words: readonly Word[]): readonly Word[] => findOrder(words)?.rest ?? words;

/** 'Tenure at Infosys' is a figure about those who were there. */
function orderTenure(filters: readonly Filter[]): Filter[] | null {
  const employer = filters.find(({ kind, isAbsent }) => (kind === 'COMPANY' || kind === 'TEXT') && !isAbsent);
  if (!employer) return null;
  return [{ ...employer, kind: 'COMPANY' }, ...filters.filter((filter) => filter !== employer)];
}

/** The conditions next to a figure; words that were not understood are searched for. */
function parseOthers(rest: readonly Word[], index: ResumeIndex): PlanDraft {
  const mentions = findMentions(rest, index);
  const read = mentions.length === 0 ? null : parseConditions(rest, index);
  return read?.op === 'FIND' ? read : { op: 'FIND', filters: mentions.map(asText) };
}

/**
 * Parses 'Average years of experience of the Java people', 'median notice period in Pune', 'average tenure at Infosys':
 * a figure over what resumes state, with the other conditions; null if a question asks for none. It is about years with
 * a skill if resumes state them and the words ask for them.
 */
export function parseFigure(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const found = findFigure(words);
  if (!found) return null;
  const { by, figure, rest } = found;
  const [first] = found.isOfSkill && by !== 'NOTICE_PERIOD' ? findMentions(rest, index) : [];
  const skill = first && findSkillYears(index, first.text).length > 0 ? first : null;
  const own: Filter = skill
    ? { kind: 'SKILL_YEARS', value: skill.text }
    : { kind: by === 'NOTICE_PERIOD' ? by : 'YEARS', value: '' };
  const others = parseOthers(skill ? rest.slice(skill.to) : rest, index);
  return changePlan(others, ({ filters = [], corrected = [] }) => {
    const ordered = by === 'TENURE' ? orderTenure(filters) : [own, ...filters];
    return ordered && { op: 'RANK', figure, filters: ordered.slice(0, 12), corrected };
  });
}
