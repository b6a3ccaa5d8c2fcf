import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { findMentions } from '../linking/find-mentions.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import type { Word } from '../tokens/tokenize.ts';
import { findOrder, type Order } from './find-order.ts';
import { parseConditions } from './parse-conditions.ts';

const YEARS: Filter = { kind: 'YEARS', value: '' };
const NOTICE: Filter = { kind: 'NOTICE_PERIOD', value: '' };

const buildRanking = (filters: readonly Filter[], { isLeastFirst, top }: Order): PlanDraft => ({
  op: 'RANK',
  filters: filters.slice(0, 12),
  isLeastFirst,
  ...(top !== undefined && { top }),
});

/** The conditions next to an order, as far as they are conditions; null where nothing else is asked for. */
function orderConditions(first: Filter, order: Order, asked: LinkedQuestion): PlanDraft | null {
  const others = parseConditions({ ...asked, words: order.rest });
  const rank = (plan: PlanDraft): PlanDraft | null =>
    plan.op === 'FIND' || plan.op === 'COUNT'
      ? { ...buildRanking([first, ...(plan.filters ?? [])], order), corrected: plan.corrected ?? [] }
      : null;
  return others && changePlan(others, rank);
}

/** Years with a skill where resumes state them; else those of all who meet the rest. */
function orderYears(order: Order, asked: LinkedQuestion): PlanDraft {
  const [skill] = findMentions(order.rest, asked.index);
  if (!skill) return buildRanking([YEARS], order);
  const ofSkill = buildRanking([{ kind: 'SKILL_YEARS', value: skill.text }], order);
  const isStated = findSkillYears(asked.index, skill.text).length > 0;
  return (isStated ? null : orderConditions(YEARS, order, asked)) ?? ofSkill;
}

/** 'Shortest notice among accountants': what was not understood next to the order is looked for as words. */
function orderNotice(order: Order, asked: LinkedQuestion): PlanDraft {
  const others = findMentions(order.rest, asked.index);
  if (others.length === 0) return buildRanking([NOTICE], order);
  const asWords = others.map(({ text }): Filter => ({ kind: 'TEXT', value: text }));
  return orderConditions(NOTICE, order, asked) ?? buildRanking([NOTICE, ...asWords], order);
}

/**
 * 'Top 5 by years', 'sort the nurses by notice', 'who has the most years of sales?': an order by what resumes state, with the
 * conditions next to it; null where a question asks for none, or about someone.
 */
export function parseOrder(asked: LinkedQuestion): PlanDraft | null {
  const order = asked.people.length > 0 ? null : findOrder(asked.words);
  if (!order) return null;
  return order.by === 'NOTICE_PERIOD' ? orderNotice(order, asked) : orderYears(order, asked);
}

/** The words of a question without its order, of which nothing is an opinion: all of them where it asks for none. */
export const dropOrder = (words: readonly Word[]): readonly Word[] => findOrder(words)?.rest ?? words;
