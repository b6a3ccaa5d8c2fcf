import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { isBounded, type PlanDraft } from '../plan/query-plan.ts';
import type { Reference } from './find-reference.ts';
import { describeContinuation } from './describe-continuation.ts';
import { listFormerConditions } from './former-conditions.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';

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

/** Conditions that each resume meets at most once: a second one replaces the first. */
const SINGLE: ReadonlySet<FilterKind> = new Set(['LOCATION', 'PERSON', 'YEARS', 'NOTICE_PERIOD']);
/** Conditions of which 'and X?' names another one. Of skills, people want both. */
const ALTERNATIVE: ReadonlySet<FilterKind> = new Set(['COMPANY', 'COLLEGE', 'TITLE', 'DEGREE']);

/** What someone does, of which 'what about nurses?' after 'Java?' asks for another; a place or a number of years is a bound to it. */
const DOING: ReadonlySet<FilterKind> = new Set(['TITLE', 'SKILL', 'SKILL_YEARS', 'TEXT']);

/** Whether 'what about Pune?' asks for another of what was asked last, or adds to it. */
function isInstead(last: Filter | undefined, asked: readonly Filter[]): boolean {
  if (!last || asked.length === 0) return false;
  return asked.some(
    ({ kind }) => kind === 'TEXT' || kind === last.kind || (DOING.has(kind) && DOING.has(last.kind)),
  );
}

const isSame = (one: Filter, other: Filter) =>
  one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase();

/** The conditions from before that stay next to those that are asked now. */
function keepConditions(
  before: readonly Filter[],
  asked: readonly Filter[],
  kind: Reference['kind'],
): Filter[] {
  // 'Does she know Java?', 'and Python?' are two questions.
  const isOfPerson = before.some((filter) => filter.kind === 'PERSON');
  const isReplaced = (one: FilterKind) =>
    kind === 'REPLACE' || SINGLE.has(one) || (kind === 'OTHER' && (ALTERNATIVE.has(one) || isOfPerson));
  const replaced = new Set(asked.map((filter) => filter.kind).filter(isReplaced));
  const kept = before.filter(
    (filter) =>
      (!replaced.has(filter.kind) || (filter.isAbsent ?? false)) && !asked.some((one) => isSame(one, filter)),
  );
  const isOther = kind === 'REPLACE' && kept.length === before.length && isInstead(before.at(-1), asked);
  return isOther ? kept.slice(0, -1) : kept;
}

/** 'And Piotr?' asks of him what was asked before of someone else. */
function aboutThePersonInstead(before: RecalledAnswer['interpretation'], now: PlanDraft): PlanDraft {
  if (now.op !== 'CARD') return now;
  const isOfPerson = before.filters.some(({ kind }) => kind === 'PERSON');
  const others = isOfPerson ? before.filters.filter(({ kind }) => kind !== 'PERSON') : [];
  const filters = [...(now.filters ?? []), ...others];
  if (before.op === 'FIELD') return { ...now, op: 'FIELD', filters, ...fieldsIn(before) };
  return before.op === 'FIND' && others.length > 0 ? { ...now, op: 'FIND', filters } : now;
}

const namesSomeone = ({ filters = [] }: PlanDraft) => filters.some(({ kind }) => kind === 'PERSON');

/** 'Or Python' after Java: the last condition of its kind is met by either. */
function withAlternative(before: readonly Filter[], asked: readonly Filter[]): Filter[] | null {
  const [other, ...more] = asked;
  const at = before.findLastIndex(({ kind, isAbsent }) => kind === other?.kind && !isAbsent);
  if (!other || at < 0 || more.length > 0) return null;
  return before.map((filter, place) =>
    place === at
      ? { ...filter, others: [...(filter.others ?? []), other.value, ...(other.others ?? [])] }
      : filter,
  );
}

/** The conditions from before with those of now: next to them, in their place, or as another that does as well. */
function joinConditions(
  before: readonly Filter[],
  asked: readonly Filter[],
  kind: Reference['kind'],
): Filter[] {
  const either = kind === 'OR' ? withAlternative(before, asked) : null;
  return (either ?? [...keepConditions(before, asked, kind), ...asked]).slice(0, 12);
}

/** 'Sort by experience' after 'less than 5 years' is another order of the same resumes. */
const orderedBy = (before: readonly Filter[], asked: readonly Filter[]): Filter[] =>
  [
    ...before.filter((filter) => isBounded(filter) || !asked.some((one) => isSame(one, filter))),
    ...asked,
  ].slice(0, 12);

function filtersNow(before: readonly Filter[], now: PlanDraft | null, kind: Reference['kind']): Filter[] {
  const asked = now?.filters ?? [];
  return now?.op === 'RANK' && !now.words ? orderedBy(before, asked) : joinConditions(before, asked, kind);
}

/** What is asked now; `isSameList` where it is only the answer before in another order, or its number. */
type Now = { now: PlanDraft | null; index: ResumeIndex; isSameList?: true };

/** What is asked now, about the resumes of the answer before. */
export function continuePlan(
  memory: RecalledAnswer,
  reference: Reference,
  { now, index, isSameList }: Now,
): PlanDraft {
  const before = memory.interpretation;
  // What names people needs no conditions from before.
  if (now && namesSomeone(now)) return aboutThePersonInstead(before, now);
  const conditions = listFormerConditions(memory);
  const filters = filtersNow(conditions, now, reference.kind);
  return {
    op: chooseOperation(now, reference, before.op),
    filters,
    ...(!isSameList && describeContinuation(memory, reference, { now, filters, conditions, index })),
    ...chooseFields(now, reference, before),
    words: joinPlanWords(now, before),
    ...(now && keepOrder(now)),
    ...(now?.corrected && { corrected: now.corrected }),
  };
}

const keepOrder = ({ isLeastFirst, top, figure }: PlanDraft): Partial<PlanDraft> => ({
  ...(isLeastFirst !== undefined && { isLeastFirst }),
  ...(top !== undefined && { top }),
  ...(figure && { figure }),
});

/** Words order a list by how well they match, unless it is sorted by a number. */
const joinPlanWords = (now: PlanDraft | null, before: RecalledAnswer['interpretation']): string =>
  now?.op === 'RANK' && !now.words
    ? ''
    : [now?.words ?? '', before.op === 'RANK' ? '' : before.words]
        .filter((words) => words !== '')
        .join(' ')
        .slice(0, 500);

function chooseOperation(
  now: PlanDraft | null,
  reference: Reference,
  before: PlanDraft['op'],
): PlanDraft['op'] {
  if (now && now.op !== 'FIND') return now.op;
  if (!now) return reference.kind === 'ONE' ? 'CARD' : 'FIND';
  return reference.kind === 'REPLACE' && (before === 'COUNT' || before === 'FIELD') ? before : 'FIND';
}

type Fields = Pick<PlanDraft, 'field' | 'otherFields' | 'job'>;

const fieldsIn = ({ field, otherFields, job }: Fields): Fields => ({
  ...(field && { field }),
  ...(otherFields && { otherFields }),
  ...(job && { job }),
});

const chooseFields = (now: PlanDraft | null, reference: Reference, before: Fields): Fields =>
  now?.field ? fieldsIn(now) : reference.kind === 'REPLACE' && now?.op === 'FIND' ? fieldsIn(before) : {};
