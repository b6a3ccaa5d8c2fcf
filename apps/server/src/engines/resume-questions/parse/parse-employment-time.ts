import { type LinkedQuestion, maskPeople } from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import { inOrder } from '../lexicon/in-order.ts';
import { linkEntity } from '../linking/rank-entities.ts';
import type { Mention } from '../linking/find-mentions.ts';

const TIME_AT = /\b(?:how long|when|since|(?:which|what) year)\b/;
/** What begins or ends the time at an employer. */
const COMING_OR_LEAVING = /^(?:join(?:ed|ing)?|leave|left|quit|resign(?:ed)? from) /i;
const AT_EMPLOYER = /\b(?:at|join(?:ed)?|leave|left)$/;
const WHEN_JOINED = inOrder(/\bwhen\b/, / @ (?:join|leave)\b/);
const WORK_AT = /\bwhat (?:did|does|was|is|were)\b/;
const BEFORE = /\b(?:before|prior to)\b(?! (?:that|this|now)\b)/;
const BECOMING = /^(?:became|become|becoming|being|joining|joined) /i;

/** 'What was she before she became ward sister?': her job before that one. */
function readJobBefore(chunks: readonly Mention[], { index }: LinkedQuestion): PlanDraft {
  const job: PlanDraft = { op: 'FIELD', field: 'TITLE', otherFields: ['COMPANY'], job: 'PREVIOUS' };
  const last = chunks.at(-1);
  if (!last) return job;
  const text = last.text.replace(BECOMING, '');
  const { kind, value } = linkEntity({ ...last, text }, index);
  return kind === 'TITLE' || kind === 'COMPANY' ? { ...job, filters: [{ kind, value }] } : job;
}

/** 'When did she join Cognizant?', 'how long was he at Zillow?', 'what did she do at Salford Royal?' */
export function parseEmploymentTime(asked: LinkedQuestion, chunks: readonly Mention[]): PlanDraft | null {
  const low = maskPeople(asked);
  if (BEFORE.test(low) && (WORK_AT.test(low) || /\bwhere\b|\bwhich\b/.test(low)))
    return readJobBefore(chunks, asked);
  const field = TIME_AT.test(low) ? ('YEARS' as const) : WORK_AT.test(low) ? ('TITLE' as const) : null;
  const isEmployer = (chunk: Mention) =>
    AT_EMPLOYER.test(chunk.before) ||
    COMING_OR_LEAVING.test(chunk.text) ||
    WHEN_JOINED.test(low) ||
    linkEntity(chunk, asked.index).kind === 'COMPANY';
  const employer = field && chunks.find(isEmployer);
  const value = employer?.text.replace(COMING_OR_LEAVING, '');
  return field && value ? { op: 'FIELD', field, filters: [{ kind: 'COMPANY', value }] } : null;
}
