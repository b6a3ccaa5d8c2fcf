import { type Answering, readResumes } from './read-resumes.ts';
import { buildProver } from './prove-filter.ts';
import type { Found } from './find-resumes.ts';
import { inGroups, MOST_LOOKED_AT } from './verify-mentions.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/** A resume that has the asked words only to deny them ('I have no experience in bookkeeping') is not proved by having them. */
export async function rejectDenied(
  found: Found[],
  { op, join, filters }: QueryPlan,
  answering: Answering,
): Promise<Found[]> {
  const words = filters.filter(({ kind, isAbsent }) => kind === 'TEXT' && !isAbsent);
  const proved = found.filter(({ verdict }) => verdict === 'YES').map(({ resume }) => resume);
  const isLookedAt = op !== 'RANK' && join === 'ALL' && words.length > 0;
  if (!isLookedAt || proved.length === 0 || proved.length > MOST_LOOKED_AT) return found;
  const provers = words.map((filter) => buildProver(filter, answering.index));
  const texts = await readResumes(proved, answering);
  const denying = texts.filter(({ text }) => provers.some(({ prove }) => prove(text).isDenied));
  const denied = new Set(denying.map(({ resume }) => resume));
  return inGroups(found.map((one) => (denied.has(one.resume) ? { ...one, verdict: 'UNCLEAR' } : one)));
}
