import { type LinkedQuestion, maskPeople, toPersonFilter } from '../linking/linked-question.ts';
import type { PlanDraft } from '../plan/query-plan.ts';
import type { RecalledAnswer } from '../plan/question-memory.ts';
import { listFormerConditions, toResumesFilter } from './former-conditions.ts';

const LEAVING_OUT =
  /^(?:and |but |please )*(?:without|not|exclude|excluding|except|remove|drop|leave out|minus)(?:(?: and| or|,)? @)+$/;
const AMONG_THEM =
  /\b(?:among|amongst|in|on|one of|part of) (?:them|those|these|(?:the|that|this) (?:list|results?))$/;

/** 'Without Asha' and 'is Asha among them?' after a list; null where a question asks neither. */
export function parseListEdit(asked: LinkedQuestion, memory: RecalledAnswer): PlanDraft | null {
  const { people, index } = asked;
  if (people.length === 0) return null;
  const low = maskPeople(asked);
  const persons = people.map((person) => toPersonFilter(person, index));
  const before = listFormerConditions(memory);
  if (AMONG_THEM.test(low)) return { op: 'FIND', filters: [...persons, ...before] };
  if (!LEAVING_OUT.test(low)) return null;
  const leftOut = new Set(persons.flatMap(({ resumeIds = [] }) => resumeIds));
  const ids = memory.listAll().filter((id) => !leftOut.has(id));
  const names = persons.map(({ value }) => value).join(' and ');
  const kept = before.filter(({ kind }) => kind !== 'RESUMES');
  return {
    op: 'FIND',
    filters: [...kept, toResumesFilter(ids, `the ${ids.length} resumes without ${names}`)],
  };
}
