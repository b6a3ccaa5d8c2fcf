import type { Filter, FilterKind, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';

/** Conditions whose value is a number alone. */
const COUNTED: ReadonlySet<FilterKind> = new Set(['YEARS', 'GRADUATION_YEAR', 'NOTICE_PERIOD']);
const NUMBERS = /^\s*(\d{1,4})(?:\s*(?:-|–|to)\s*(\d{1,4}))?\s*(\+)?/;

/** A condition that someone typed as '2015', '5+' or '3-5' into the one field of its value, with the bounds that this means. */
export function readTypedBounds(filter: Filter): Filter {
  const { kind, value, atLeast, atMost } = filter;
  const isOpen = COUNTED.has(kind) && atLeast === undefined && atMost === undefined;
  const [, first, last, plus] = (isOpen && NUMBERS.exec(value)) || [];
  if (first === undefined) return filter;
  const from = Number(first);
  const isLeast = plus !== undefined || (kind === 'YEARS' && last === undefined);
  return { ...filter, value: '', atLeast: from, ...(!isLeast && { atMost: Number(last ?? first) }) };
}

/** How a question was read, for the engine to execute: an interpretation that is not in words yet. */
export type QueryPlan = Omit<Interpretation, 'inWords'> & Partial<WithFallback>;

/** A plan without what has a usual value. */
export type PlanDraft = Pick<Interpretation, 'op'> &
  Partial<Omit<Interpretation, 'op' | 'inWords'> & WithFallback>;

/** What is executed where no resume at all meets these conditions: parsing asks for it, and only executing can tell. */
type WithFallback = { fallback: { unlessMet: Conditions; plan: PlanDraft } };

type Conditions = Pick<Interpretation, 'filters' | 'join'>;

/** Completes a plan. */
export const completePlan = (draft: PlanDraft): QueryPlan => ({
  filters: [],
  join: 'ALL',
  words: '',
  corrected: [],
  ...draft,
});

/** Changes a plan and its fallback alike; a fallback that has no such form stays as it is. Null where the plan has none. */
export function changePlan(
  { fallback, ...draft }: PlanDraft,
  change: (draft: PlanDraft) => PlanDraft | null,
): PlanDraft | null {
  const changed = change(draft);
  if (!changed || !fallback) return changed;
  const { unlessMet, plan } = fallback;
  return { ...changed, fallback: { unlessMet, plan: change(plan) ?? plan } };
}

/** Conditions that a question can hold; long values come from noise and are cut, since no resume has them anyway. */
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

/** Whether a condition says how many. */
export const isBounded = ({ atLeast, atMost }: Filter): boolean =>
  atLeast !== undefined || atMost !== undefined;

/** Whether a condition asks for the time at employers, or between them. */
export const isOfCareer = ({ kind }: Filter): boolean => kind === 'STAY' || kind === 'GAP';

/** What a resume may state nothing of. */
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

/** Whether a condition asks that nothing of a kind is stated, whatever it be. */
export const isWithoutKind = ({ kind, value, isAbsent }: Filter): boolean =>
  isAbsent === true && value === '' && MISSING.has(kind);
