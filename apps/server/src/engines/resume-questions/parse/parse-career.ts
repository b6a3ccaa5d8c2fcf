import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { type Bounds, boundBefore, boundAfter, toBounds } from '../lexicon/bound-words.ts';
import { CAREER, type CareerPhrases } from '../lexicon/career-phrases.ts';
import { isEmpty } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { findAnySpan } from '../lexicon/phrase-patterns.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { joinLow, lowAt, lowBetween, type Span, type Word } from '../tokens/tokenize.ts';
import { isCounting } from './parse-counting.ts';
import { parseConditions } from './parse-conditions.ts';
import { TENTH } from './parse-year-bounds.ts';

type Length = Span & { years: number };

const UNIT = /^(?:years?|yrs?|months?|mths?)$/;

/** '18 months', 'a year', '10+ years', 'two years'. */
function findLength(words: readonly Word[]): Length | null {
  const at = words.findIndex(({ low }) => UNIT.test(low));
  if (at < 1) return null;
  const said = lowAt(words, at - 1).replace(/\+$/, '');
  const number = /^an?$/.test(said) ? 1 : parseNumber(said);
  if (number === null) return null;
  const years = lowAt(words, at).startsWith('m') ? number / 12 : number;
  return { years, from: at - 1, to: at + 1 };
}

/** A length as a bound, by the words around it, else by the question. */
function readBound(words: readonly Word[], { years, from, to }: Length, asks: CareerPhrases['asks']): Bounds {
  const isShort = asks === 'short';
  const said = boundBefore(lowBetween(words, from - 3, from)) ?? boundAfter(lowBetween(words, to, to + 2));
  const bound = said?.bound ?? (isShort ? 'MOST' : 'LEAST');
  return toBounds(isShort && bound === 'LESS' ? 'MOST' : bound, years, TENTH);
}

/** Without a stated length: a noticeable gap, and a short job. */
const USUAL: Record<CareerPhrases['kind'], Bounds> = { GAP: { atLeast: 0.5 }, STAY: { atMost: 1 } };

type Asked = { filter: Filter; isLeastFirst: boolean; isOrder: boolean; rest: Word[] };

const OWN = /^(?:years?|yrs?|months?|anywhere|gaps?|cvs?|resumes?|careers?|time|there|somewhere|than)$/;

/** What a question asks about the time at or between employers; null if nothing. */
function readCareer(words: readonly Word[]): Asked | null {
  const low = words.map((word) => word.low);
  for (const { kind, asks, phrases } of CAREER) {
    const span = findAnySpan(phrases, low);
    if (!span) continue;
    const length = findLength(words);
    const isOrder = asks === 'most' || asks === 'least';
    // 'With one employer' asks for no length.
    if (asks === 'long' && kind === 'STAY' && !length) return null;
    const bound = isOrder ? {} : length ? readBound(words, length, asks) : USUAL[kind];
    const isIn = (place: number, one: Span | null) => one !== null && place >= one.from && place < one.to;
    const rest = words.filter((word, at) => !isIn(at, span) && !isIn(at, length) && !OWN.test(word.low));
    return { filter: { kind, value: '', ...bound }, isLeastFirst: asks === 'least', isOrder, rest };
  }
  return null;
}

/**
 * Parses 'Who stayed longest at one company?', 'who left within a year?', 'any gap over a year?', 'nurses who change
 * jobs often', answered by job dates; null for any other question.
 */
export function parseCareer(words: readonly Word[], index: ResumeIndex): PlanDraft | null {
  const asked = readCareer(words);
  if (!asked) return null;
  const { filter, isOrder, isLeastFirst, rest } = asked;
  const others = rest.every(isEmpty)
    ? { op: isCounting(joinLow(words)) ? ('COUNT' as const) : ('FIND' as const) }
    : parseConditions(rest, index);
  // 'Less than 2 years at Lotus Clinic' asks for the time at a named employer.
  const isOfOne = ({ filters = [] }: PlanDraft) =>
    filters.some(({ kind, isAbsent }) => kind === 'COMPANY' && !isAbsent);
  const join = (plan: PlanDraft): PlanDraft | null =>
    (plan.op === 'FIND' || plan.op === 'COUNT') && !isOfOne(plan)
      ? {
          op: isOrder ? 'RANK' : plan.op,
          filters: [filter, ...(plan.filters ?? [])].slice(0, 12),
          ...(isOrder && { isLeastFirst }),
          ...(plan.corrected && { corrected: plan.corrected }),
        }
      : null;
  return others && changePlan(others, join);
}
