import type { Filter, FilterKind, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';

/** Conditions whose value is only a number. */
const COUNTED: ReadonlySet<FilterKind> = new Set(['YEARS', 'GRADUATION_YEAR', 'NOTICE_PERIOD']);
const NUMBERS = /^\s*(\d{1,4})(?:\s*(?:-|–|to)\s*(\d{1,4}))?\s*(\+)?/;

/** Turns a condition typed as '2015', '5+' or '3-5' into the single value field into bounds. */
export function readTypedBounds(filter: Filter): Filter {
  const { kind, value, atLeast, atMost } = filter;
  const isOpen = COUNTED.has(kind) && atLeast === undefined && atMost === undefined;
  const [, first, last, plus] = (isOpen && NUMBERS.exec(value)) || [];
  if (first === undefined) return filter;
  const from = Number(first);
  const isLeast = plus !== undefined || (kind === 'YEARS' && last === undefined);
  return { ...filter, value: '', atLeast: from, ...(!isLeast && { atMost: Number(last ?? first) }) };
}

/** How a question was interpreted, for the engine to execute: an interpretation without its wording. */
export type QueryPlan = Omit<Interpretation, 'inWords'> & Partial<WithFallback>;

/** A plan without default values. */
export type PlanDraft = Pick<Interpretation, 'op'> &
  Partial<Omit<Interpretation, 'op' | 'inWords'> & WithFallback>;

/** The plan to execute if no resume meets these conditions: requested by the parser, but only known during execution. */
type WithFallback = { fallback: { unlessMet: Conditions; plan: PlanDraft } };

type Conditions = Pick<Interpretation, 'filters' | 'join'>;

/** Fills in the defaults of a plan. */
export const completePlan = (draft: PlanDraft): QueryPlan => ({
  filters: [],
  join: 'ALL',
  words: '',
  corrected: [],
  ...draft,
});

/** Changes a plan and its fallback; a fallback that cannot be changed stays as it is. Null if the plan itself cannot. */
export function changePlan(
  { fallback, ...draft }: PlanDraft,
  change: (draft: PlanDraft) => PlanDraft | null,
): PlanDraft | null {
  const changed = change(draft);
  if (!changed || !fallback) return changed;
  const { unlessMet, plan } = fallback;
  return { ...changed, fallback: { unlessMet, plan: change(plan) ?? plan } };
}

/** Limits the conditions of a question; long values are noise and are cut, since no resume has them anyway. */
export const boundPlan = (draft: PlanDraft): PlanDraft =>
  changePlan(draft, (plan) => ({
    ...plan,
    filters: (plan.filters ?? []).slice(0, 12).map((filter) => ({
      ...filter,
      value: filter.value.slice(0, 200),
      ...(filter.others && { others: filter.others.slice(0, 8) }),
      ...(filter.resumeIds && { resumeIds: filter.resumeIds.slice(0, 2000) }),
    })),
    words: (plan.words ?? '').slice(0, 500),
  })) ?? draft;

/** True if a condition has a bound. */
export const isBounded = ({ atLeast, atMost }: Filter): boolean =>
  atLeast !== undefined || atMost !== undefined;

/** True if a condition is about the time at or between employers. */
export const isOfCareer = ({ kind }: Filter): boolean => kind === 'STAY' || kind === 'GAP';

/** Kinds that a resume may state nothing of. */
const MISSING: ReadonlySet<FilterKind> = new Set([
  'DEGREE',
  'COLLEGE',
  'CERTIFICATE',
  'LANGUAGE',
  'SKILL',
  'YEARS',
  'EMAIL',
  'PHONE',
]);

/** True if a condition asks for resumes that state nothing of a kind. */
export const isWithoutKind = ({ kind, value, isAbsent }: Filter): boolean =>
  isAbsent === true && value === '' && MISSING.has(kind);
