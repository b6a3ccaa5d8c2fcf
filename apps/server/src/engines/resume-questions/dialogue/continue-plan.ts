import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { isBounded, type PlanDraft } from '../plan/query-plan.ts';
import type { Reference } from './find-reference.ts';
import { describeContinuation } from './describe-continuation.ts';
import { listFormerConditions } from './former-conditions.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';

/** After an average, 'and in York?', 'what about bakers?' and 'with Java?' add conditions instead of asking for a list. */
export function asksForSameFigure(
  { kind, isPiece }: Reference,
  { op, filters = [] }: PlanDraft,
  { interpretation: { figure } }: RecalledAnswer,
): boolean {
  const isOfOthers = kind === 'OTHER' || kind === 'OR' || kind === 'REPLACE' || isPiece === true;
  return figure !== undefined && op === 'FIND' && filters.length > 0 && isOfOthers;
}

/** The same figure for those who meet the new conditions, added to the previous ones or in their place. */
export function repeatFigure(
  { interpretation }: RecalledAnswer,
  reference: Reference,
  { filters: asked = [], corrected }: PlanDraft,
): PlanDraft {
  const subject = findRankingFilter(interpretation);
  const others = interpretation.filters.filter((filter) => filter !== subject);
  const plan = { op: 'RANK', figure: interpretation.figure, ...(corrected && { corrected }) } as const;
  // The employer whose people are counted is also a condition, which another employer replaces.
  const filters =
    subject?.kind === 'COMPANY'
      ? joinConditions([subject, ...others], asked.map(asEmployer), reference.kind)
      : withSubject(subject, joinConditions(others, asked, reference.kind));
  return { ...plan, filters: filters.slice(0, 12) };
}

/** Keeps the counted subject, unless it gets a bound now: 'and with 5 years or more?'. */
const withSubject = (subject: Filter | undefined, filters: readonly Filter[]): Filter[] =>
  !subject || filters.some(({ kind }) => kind === subject.kind) ? [...filters] : [subject, ...filters];

const asEmployer = (filter: Filter): Filter =>
  filter.kind === 'TEXT' ? { ...filter, kind: 'COMPANY' } : filter;

/** Conditions that a resume meets only once: a second one replaces the first. */
const SINGLE: ReadonlySet<FilterKind> = new Set(['LOCATION', 'PERSON', 'YEARS', 'NOTICE_PERIOD']);
/** Conditions for which 'and X?' gives another value. For skills, people want both. */
const ALTERNATIVE: ReadonlySet<FilterKind> = new Set(['COMPANY', 'COLLEGE', 'TITLE', 'DEGREE']);

/** What someone does, which 'what about nurses?' replaces after 'Java?'; a place or a number of years only limits it. */
const DOING: ReadonlySet<FilterKind> = new Set(['TITLE', 'SKILL', 'SKILL_YEARS', 'TEXT']);

/** True if 'what about Pune?' replaces the last condition rather than adding to it. */
function isInstead(last: Filter | undefined, asked: readonly Filter[]): boolean {
  if (!last || asked.length === 0) return false;
  return asked.some(
    ({ kind }) => kind === 'TEXT' || kind === last.kind || (DOING.has(kind) && DOING.has(last.kind)),
  );
}

const isSame = (one: Filter, other: Filter) =>
  one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase();

/** The previous conditions that stay in addition to the new ones. */
function keepConditions(
  before: readonly Filter[],
  asked: readonly Filter[],
  kind: Reference['kind'],
): Filter[] {
  // 'Does she know Java?' and 'and Python?' are two questions.
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

/** 'And Piotr?' asks the previous question about him instead. */
function aboutThePersonInstead(before: RecalledAnswer['interpretation'], now: PlanDraft): PlanDraft {
  if (now.op !== 'CARD') return now;
  const isOfPerson = before.filters.some(({ kind }) => kind === 'PERSON');
  const others = isOfPerson ? before.filters.filter(({ kind }) => kind !== 'PERSON') : [];
  const filters = [...(now.filters ?? []), ...others];
  if (before.op === 'FIELD') return { ...now, op: 'FIELD', filters, ...fieldsIn(before) };
  return before.op === 'FIND' && others.length > 0 ? { ...now, op: 'FIND', filters } : now;
}

const namesSomeone = ({ filters = [] }: PlanDraft) => filters.some(({ kind }) => kind === 'PERSON');

/** 'Or Python' after Java: either one meets the last condition of its kind. */
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

/** Combines the previous conditions with the new ones: added, replaced, or as alternatives. */
function joinConditions(
  before: readonly Filter[],
  asked: readonly Filter[],
  kind: Reference['kind'],
): Filter[] {
  const either = kind === 'OR' ? withAlternative(before, asked) : null;
  return (either ?? [...keepConditions(before, asked, kind), ...asked]).slice(0, 12);
}

/** 'Sort by experience' after 'less than 5 years' only reorders the same resumes. */
const orderedBy = (before: readonly Filter[], asked: readonly Filter[]): Filter[] =>
  [
    ...before.filter((filter) => isBounded(filter) || !asked.some((one) => isSame(one, filter))),
    ...asked,
  ].slice(0, 12);

function filtersNow(before: readonly Filter[], now: PlanDraft | null, kind: Reference['kind']): Filter[] {
  const asked = now?.filters ?? [];
  return now?.op === 'RANK' && !now.words ? orderedBy(before, asked) : joinConditions(before, asked, kind);
}

/** The new question; `isSameList` if it only reorders or counts the previous answer. */
type Now = { now: PlanDraft | null; index: ResumeIndex; isSameList?: true };

/** Plans a new question about the resumes of the previous answer. */
export function continuePlan(
  memory: RecalledAnswer,
  reference: Reference,
  { now, index, isSameList }: Now,
): PlanDraft {
  const before = memory.interpretation;
  // A question that names people needs no previous conditions.
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

/** A list is ordered by how well it matches the words, unless sorted by a number. */
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
