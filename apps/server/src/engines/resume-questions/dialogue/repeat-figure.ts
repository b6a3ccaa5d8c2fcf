import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { PlanDraft } from '../plan/query-plan.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';
import { joinConditions } from './continue-plan.ts';
import type { Reference } from './find-reference.ts';

/** After an average, 'and in York?', 'what about bakers?' and 'with Java?' name conditions, and no one to be listed. */
export function asksForSameFigure(
  { kind, isPiece }: Reference,
  { op, filters = [] }: PlanDraft,
  { interpretation: { figure } }: RecalledAnswer,
): boolean {
  const isOfOthers = kind === 'OTHER' || kind === 'OR' || kind === 'REPLACE' || isPiece === true;
  return figure !== undefined && op === 'FIND' && filters.length > 0 && isOfOthers;
}

/** The same number of those who meet what is asked now, next to what was asked before or in its place. */
export function repeatFigure(
  { interpretation }: RecalledAnswer,
  reference: Reference,
  { filters: asked = [], corrected }: PlanDraft,
): PlanDraft {
  const subject = findRankingFilter(interpretation);
  const others = interpretation.filters.filter((filter) => filter !== subject);
  const plan = { op: 'RANK', figure: interpretation.figure, ...(corrected && { corrected }) } as const;
  // The employer of whose people the time is counted is a condition as well, in whose place another one goes.
  const filters =
    subject?.kind === 'COMPANY'
      ? joinConditions([subject, ...others], asked.map(asEmployer), reference.kind)
      : withSubject(subject, joinConditions(others, asked, reference.kind));
  return { ...plan, filters: filters.slice(0, 12) };
}

/** What is counted, unless it is bounded now: 'and with 5 years or more?'. */
const withSubject = (subject: Filter | undefined, filters: readonly Filter[]): Filter[] =>
  !subject || filters.some(({ kind }) => kind === subject.kind) ? [...filters] : [subject, ...filters];

const asEmployer = (filter: Filter): Filter =>
  filter.kind === 'TEXT' ? { ...filter, kind: 'COMPANY' } : filter;
