import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { wordSet } from '#lib/text/word-set.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import { inOrder } from '../lexicon/in-order.ts';
import { findMentions } from '../linking/find-mentions.ts';
import { lowAt, joinLow, type Word } from '../tokens/tokenize.ts';
import { parseConditions } from './parse-conditions.ts';
import { parseYearBounds } from './parse-year-bounds.ts';

const MOST_YEARS =
  /\b(?:most|highest(?: number of)?|maximum|max|longest) (?:years?|yrs|experienced?|number of years)\b|\bsenior[- ]?most\b/;
const LONGEST_WITH = inOrder(/\blongest\b/, /\b(?:with|in|used|using)\b/);
const LEAST_YEARS =
  /\b(?:least|fewest|lowest(?: number of)?|minimum|min|shortest) (?:years?|yrs|experienced?|number of years)\b|\bjunior[- ]?most\b/;
const EXTREMES = wordSet(
  'most highest maximum max longest least fewest lowest minimum min shortest more number senior-most seniormost junior-most juniormost',
);
const SENIORITY = wordSet('senior junior');
const SOONEST =
  /\b(?:shortest|least|smallest|lowest) notice\b|\bwho can (?:join|start) (?:the )?(?:soonest|earliest|first)\b/;

/** The words that say whom or what the years are about; of 'senior most' neither says so. */
const withoutExtremes = ({ words }: LinkedQuestion) =>
  words.filter(
    ({ low }, at) => !EXTREMES.has(low) && !(SENIORITY.has(low) && lowAt(words, at + 1) === 'most'),
  );

type Order = Pick<PlanDraft, 'isLeastFirst'>;

/** Whether the most years are asked for, or the fewest; null where neither is. 'Minimum 5 years' sets a bound. */
function orderAsked(words: readonly Word[]): Order | null {
  const low = joinLow(words);
  const isBound = /\bm(?:in|ax)/.test(low) && parseYearBounds(words) !== null;
  if (isBound) return null;
  if (LEAST_YEARS.test(low)) return { isLeastFirst: true };
  return MOST_YEARS.test(low) || LONGEST_WITH.test(low) ? {} : null;
}

const rankedBy = (filters: readonly Filter[], order: Order): PlanDraft => ({
  op: 'RANK',
  filters: [...filters],
  ...order,
});

/**
 * 'who has the most years of sales?': all who state years with it, most first. Where no one states years with it, and of 'the
 * most experienced nurse', years of experience of those who meet the rest.
 */
export function parseSuperlative(asked: LinkedQuestion): PlanDraft | null {
  if (asked.people.length > 0) return null;
  if (SOONEST.test(joinLow(asked.words))) return rankedBy([{ kind: 'NOTICE_PERIOD', value: '' }], {});
  const order = orderAsked(asked.words);
  if (!order) return null;
  const rest = withoutExtremes(asked);
  const [skill] = findMentions(rest, asked.index);
  if (!skill) return rankedBy([YEARS], order);
  const isStated = findSkillYears(asked.index, skill.text).length > 0;
  const others = isStated ? null : parseConditions({ ...asked, words: rest });
  const ofSkill = rankedBy([{ kind: 'SKILL_YEARS', value: skill.text }], order);
  const rank = (plan: PlanDraft): PlanDraft =>
    plan.op === 'FIND' ? rankedBy([YEARS, ...(plan.filters ?? [])], order) : ofSkill;
  return others ? changePlan(others, rank) : ofSkill;
}

const YEARS: Filter = { kind: 'YEARS', value: '' };
