import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../resume-index/resume-index.ts';
import type { Reading } from './asked-question.ts';
import { fieldAskedFor } from './field-cues.ts';
import { findResumes } from './find-resumes.ts';
import type { QuestionMemory } from './question-memory.ts';

/** How a question refers to the answer before it. REPLACE: 'what about Pune?'; ONE: 'what is her e-mail?'. */
export type Reference = { kind: 'NARROW' | 'REPLACE' | 'ONE'; rest: string };

const THOSE =
  '(?:those|them|these|the(?:se|m)? (?:results?|candidates?|people|resumes?)|that list|the (?:list|results?|above))';
const NARROWING: readonly RegExp[] = [
  new RegExp(
    `^(?:and |but |so )?(?:(?:which|who|how many|any|anyone|anybody|how much|what) )?(?:of|from|among|amongst|in|within|out of) ${THOSE}\\b[ ,:]*`,
    'i',
  ),
  new RegExp(`\\b(?:of|from|among|amongst|out of) ${THOSE}\\b[ ,:]*`, 'i'),
  /^(?:and |but |now |show |keep |list )*(?:only|just) (?:those|the ones|them|ones|people|candidates)\b/i,
  /^(?:and|but|also|plus|now|then)\b(?! (?:what|how) about)[ ,]*/i,
  /^(?:narrow|filter|restrict|limit|refine)\b(?: (?:it|them|those|these|this|down))*(?: (?:to|by|down to))?/i,
  /^(?:which|who) (?:of|are) (?:them|those|these|they)\b/i,
];
const REPLACING =
  /^(?:and |but |so )?(?:what|how) about(?: the (?:ones?|people|candidates)(?: (?:in|from|with))?)?\b/i;
const ONE =
  /\b(?:he|she|his|her|hers|him|this (?:candidate|person|one)|that (?:candidate|person|one)|the candidate)\b/i;
const THEIRS = /\b(?:their|them|they|those|these|each of them)\b/i;
const WHOM = /\b(?:who|anyone|anybody|somebody|someone|people|candidates|resumes)\b/i;

const HOW_MANY = /^(?:and |but |so )?how many\b/i;

/** Whether and how a question refers to the answer before it; `rest` is the question without the reference. */
export function referenceIn(question: string): Reference | null {
  if (REPLACING.test(question)) return { kind: 'REPLACE', rest: question.replace(REPLACING, '').trim() };
  const narrowing = NARROWING.find((pattern) => pattern.test(question));
  if (narrowing) {
    const rest = question.replace(narrowing, ' ').trim();
    return {
      kind: 'NARROW',
      rest: HOW_MANY.test(question) && !HOW_MANY.test(rest) ? `how many ${rest}` : rest,
    };
  }
  if (ONE.test(question)) return { kind: 'ONE', rest: question.replace(ONE, ' ').trim() };
  const asksTheirField =
    THEIRS.test(question) && !WHOM.test(question) && fieldAskedFor(question.toLowerCase()) !== null;
  return asksTheirField ? { kind: 'NARROW', rest: question.replace(THEIRS, ' ').trim() } : null;
}

/** Conditions that each resume meets at most once: a second one replaces the first. */
const SINGLE: ReadonlySet<FilterKind> = new Set(['LOCATION', 'PERSON', 'YEARS']);
const MOST_RESUMES = 2000;

/** The conditions that the resumes of the answer before meet, and only they. */
function conditionsOf({ interpretation, resumeIds }: QuestionMemory, index: ResumeIndex): Filter[] {
  const { op, filters, join } = interpretation;
  const isList = op === 'FIND' || op === 'COUNT' || op === 'FIELD' || op === 'CARD';
  if (isList && (join === 'ALL' || filters.length === 1) && filters.length > 0) return filters;
  const found = isList
    ? findResumes(interpretation, index).map(({ resume }) => index.resumeIdOf(resume))
    : resumeIds;
  const ids = found.slice(0, MOST_RESUMES);
  return [
    {
      kind: 'RESUMES',
      value:
        ids.length === 1
          ? 'the resume of the answer before'
          : `the ${ids.length} resumes of the answer before`,
      resumeIds: ids,
    },
  ];
}

function withoutKinds(filters: readonly Filter[], asked: readonly Filter[], isReplacing: boolean): Filter[] {
  const kinds = new Set(asked.filter(({ kind }) => isReplacing || SINGLE.has(kind)).map(({ kind }) => kind));
  return filters.filter(({ kind }) => !kinds.has(kind));
}

/** What is asked now, about the resumes of the answer before. */
export function continueFrom(
  memory: QuestionMemory,
  reference: Reference,
  { now, index }: { now: Reading | null; index: ResumeIndex },
): Reading {
  const before = memory.interpretation;
  const asked = now?.filters ?? [];
  const isPerson = asked.some(({ kind }) => kind === 'PERSON');
  const kept = withoutKinds(conditionsOf(memory, index), asked, reference.kind === 'REPLACE');
  if (isPerson && reference.kind === 'REPLACE') return aboutThePersonInstead(before.field, now, asked);
  return {
    op: operationOf(now, reference, before.op),
    filters: [...kept, ...asked].slice(0, 12),
    ...fieldOf(now, reference, before.field),
    words: [now?.words ?? '', before.op === 'RANK' ? '' : before.words]
      .filter((words) => words !== '')
      .join(' ')
      .slice(0, 500),
    corrected: now?.corrected ?? [],
  };
}

function aboutThePersonInstead(field: Reading['field'], now: Reading | null, filters: Filter[]): Reading {
  const years = now?.filters?.filter(({ kind }) => kind !== 'PERSON') ?? [];
  return field && years.length === 0
    ? { op: 'FIELD', field, filters }
    : { op: now?.op ?? 'CARD', filters, ...(now?.field && { field: now.field }) };
}

function operationOf(now: Reading | null, reference: Reference, before: Reading['op']): Reading['op'] {
  if (now && now.op !== 'FIND') return now.op;
  if (!now) return reference.kind === 'ONE' ? 'CARD' : 'FIND';
  return reference.kind === 'REPLACE' && (before === 'COUNT' || before === 'FIELD') ? before : 'FIND';
}

function fieldOf(
  now: Reading | null,
  reference: Reference,
  before: Reading['field'],
): Pick<Reading, 'field'> {
  if (now?.field) return { field: now.field };
  return reference.kind === 'REPLACE' && before ? { field: before } : {};
}
