import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import {
  LEAST_AFTER,
  LEAST_BEFORE,
  LESS_BEFORE,
  MORE_BEFORE,
  MOST_AFTER,
  MOST_BEFORE,
} from '../lexicon/bound-words.ts';
import { CAREER, type CareerPhrases } from '../lexicon/career-phrases.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { parseNumber } from '../lexicon/number-words.ts';
import { findSpan } from '../lexicon/phrase-patterns.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { changePlan, type PlanDraft } from '../plan/query-plan.ts';
import { joinLow, lowAt, lowBetween, type Word } from '../tokens/tokenize.ts';
import { isCounting } from './parse-counting.ts';
import { parseConditions } from './parse-conditions.ts';

type Span = { from: number; to: number };
type Length = Span & { years: number };

const UNIT = /^(?:years?|yrs?|months?|mths?)$/;
/** A gap that anyone would ask about, and a job that was short, where no length is said. */
const USUAL_GAP = 0.5;
const USUAL_STINT = 1;
const TENTH = 0.1;
const toTenth = (years: number): number => Math.round(years * 10) / 10;

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

/** The bound that a length is, by the words around it, else by what is asked. */
function toBound(
  words: readonly Word[],
  { years, from, to }: Length,
  asks: CareerPhrases['asks'],
): Partial<Filter> {
  const before = lowBetween(words, from - 3, from);
  const after = lowBetween(words, to, to + 2);
  if (MORE_BEFORE.test(before)) return { atLeast: toTenth(years + TENTH) };
  if (LEAST_BEFORE.test(before) || LEAST_AFTER.test(after)) return { atLeast: toTenth(years) };
  if (LESS_BEFORE.test(before) && asks !== 'short') return { atMost: toTenth(years - TENTH) };
  if (LESS_BEFORE.test(before) || MOST_BEFORE.test(before) || MOST_AFTER.test(after) || asks === 'short')
    return { atMost: toTenth(years) };
  return { atLeast: toTenth(years) };
}

function findCareer(words: readonly Word[]): (CareerPhrases & { span: Span }) | null {
  const low = words.map((word) => word.low);
  for (const asked of CAREER) {
    const span = asked.phrases.map((phrase) => findSpan(phrase, low)).find((one) => one !== null);
    if (span) return { ...asked, span };
  }
  return null;
}

const USUAL: Record<CareerPhrases['kind'], Partial<Filter>> = {
  GAP: { atLeast: USUAL_GAP },
  STAY: { atMost: USUAL_STINT },
};

type Asked = { filter: Filter; isLeastFirst: boolean; isOrder: boolean; rest: Word[] };

const OWN = /^(?:years?|yrs?|months?|anywhere|gaps?|cvs?|resumes?|careers?|time|there|somewhere|than)$/;

/** What a question asks of the time at employers, or between them; null where it asks for nothing of it. */
function readCareer(words: readonly Word[]): Asked | null {
  const asked = findCareer(words);
  if (!asked) return null;
  const { kind, asks, span } = asked;
  const length = findLength(words);
  const isOrder = asks === 'most' || asks === 'least';
  // 'With one employer' asks for no time.
  if (asks === 'long' && kind === 'STAY' && !length) return null;
  const bound = isOrder ? {} : length ? toBound(words, length, asks) : USUAL[kind];
  const isIn = (place: number, one: Span | null) => one !== null && place >= one.from && place < one.to;
  const rest = words.filter((word, at) => !isIn(at, span) && !isIn(at, length) && !OWN.test(word.low));
  return { filter: { kind, value: '', ...bound }, isLeastFirst: asks === 'least', isOrder, rest };
}

/**
 * 'Who stayed longest at one company?', 'who left within a year?', 'any gap over a year?', 'nurses who change jobs often', by the dates
 * of jobs; null where a question asks for none of it, or about someone.
 */
export function parseCareer({ words, people, index }: LinkedQuestion): PlanDraft | null {
  const asked = people.length > 0 ? null : readCareer(words);
  if (!asked) return null;
  const { filter, isOrder, isLeastFirst, rest } = asked;
  const others = rest.every(({ low, isMark }) => isMark || isFiller(low))
    ? { op: isCounting(joinLow(words)) ? ('COUNT' as const) : ('FIND' as const) }
    : parseConditions({ words: rest, people, index });
  // 'Less than 2 years at Lotus Clinic' asks for the time at one that is named.
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
