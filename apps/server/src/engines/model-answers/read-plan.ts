import {
  type Filter,
  type FilterKind,
  type Interpretation,
  type QuestionOperation,
  interpretationSchema,
} from '@slotwise/contract/deepgaze/questions.schema';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import { toPlainText } from './plain-text.ts';
import { PLAN_KINDS, PLAN_OPERATIONS } from './plan-prompt.ts';
import { readJsonObject } from './read-json.ts';

const USUAL = { filters: [], join: 'ALL', words: '' };
/** Fields that only the engine can fill in. */
const ENGINES_OWN = { corrected: [], inWords: '' };
const MOST_FILTERS = 6;
const KINDS_WITHOUT_VALUE: ReadonlySet<FilterKind> = new Set(['YEARS', 'GRADUATION_YEAR']);

const isOffered = (op: QuestionOperation) => PLAN_OPERATIONS.some((one) => one === op);
const isBounded = ({ atLeast, atMost }: Filter) => atLeast !== undefined || atMost !== undefined;

/** A condition in plain words. Ids from a model are made up, so they are dropped. */
function plainFilter({ kind, value, others, isAbsent, atLeast, atMost }: Filter): Filter {
  const alternatives = (others ?? []).map(toPlainText).filter((other) => other !== '');
  return {
    kind,
    value: toPlainText(value),
    ...(alternatives.length > 0 && { others: alternatives }),
    ...(isAbsent === true && { isAbsent }),
    ...(atLeast !== undefined && { atLeast }),
    ...(atMost !== undefined && { atMost }),
  };
}

function isMeant(filter: Filter): boolean {
  if (!Object.hasOwn(PLAN_KINDS, filter.kind)) return false;
  if (KINDS_WITHOUT_VALUE.has(filter.kind)) return isBounded(filter) || filter.value !== '';
  return /[\p{L}\p{N}]/u.test(filter.value);
}

const isWhole = ({ op, filters, field, words }: Interpretation) =>
  (op === 'RANK' ? words !== '' || filters.length > 0 : filters.length > 0) &&
  (op === 'FIELD') === (field !== undefined);

/**
 * A model's reply as an interpretation that the engine can execute. Null if it is not one, undefined if it is not JSON.
 * The contract's schema validates its shape. Conditions on persons or on resumes by id, and anything the engine would
 * refuse, make it invalid.
 */
export function readPlan(reply: string): Interpretation | null | undefined {
  const given = readJsonObject(reply);
  if (given === undefined) return undefined;
  const parsed = interpretationSchema.safeParse({ ...USUAL, ...given, ...ENGINES_OWN });
  if (!parsed.success || !isOffered(parsed.data.op) || parsed.data.filters.length > MOST_FILTERS) return null;
  const { op, join, field } = parsed.data;
  const filters = parsed.data.filters.map(plainFilter);
  const reading = {
    op,
    join,
    filters,
    words: toPlainText(parsed.data.words),
    ...ENGINES_OWN,
    ...(op === 'FIELD' && field !== undefined && { field }),
  };
  if (!filters.every(isMeant) || !isWhole(reading) || isRefused(reading)) return null;
  return reading;
}

function isRefused({ filters, words }: Interpretation): boolean {
  const said = [words, ...filters.flatMap(({ value, others = [] }) => [value, ...others])];
  return said.some((text) => checkText(text.toLowerCase()) !== null);
}
