import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { type Answering, readResumes, readTexts } from './read-resumes.ts';
import { type Prover, buildProver } from './prove-filter.ts';
import { isMereSilence } from './matches.ts';
import type { Found } from './find-resumes.ts';
import type { SourceResume } from './resume-source.ts';
import { isOfCareer, type QueryPlan } from '../plan/query-plan.ts';

/** A resume that only denies the words asked for ('I have no experience in bookkeeping') is not proved by them. */
export async function rejectDenied(
  found: Found[],
  { op, join, filters }: QueryPlan,
  answering: Answering,
): Promise<Found[]> {
  const words = filters.filter(({ kind, isAbsent }) => kind === 'TEXT' && !isAbsent);
  const proved = found.filter(({ verdict }) => verdict === 'YES');
  const isLookedAt = op !== 'RANK' && join === 'ALL' && words.length > 0;
  if (!isLookedAt || proved.length === 0 || proved.length > MOST_LOOKED_AT) return found;
  const provers = words.map((filter) => buildProver(filter, answering.index));
  const texts = await readResumes(proved, answering);
  const denying = texts.filter(({ text }) => provers.some(({ prove }) => prove(text).isDenied));
  const denied = new Set(denying.map(({ resume }) => resume));
  return inGroups(found.map((one) => (denied.has(one.resume) ? { ...one, verdict: 'UNCLEAR' } : one)));
}

/** How many texts are read to check mentions; beyond that, the index alone decides. */
export const MOST_LOOKED_AT = 120;

/** Places, degrees and colleges have too many spellings for this; the others are checked by their words. */
const BY_WORDS = new Set<Filter['kind']>(['COMPANY', 'TITLE', 'SKILL']);

/** An absence is already known for the complete text. */
const isProved = ({ filter, proves }: Prover, resume: SourceResume) =>
  (filter.isAbsent === true && filter.kind !== 'LOCATION') || proves(resume);

const isMeant = ({ filter, says, proves }: Prover, resume: SourceResume) =>
  filter.isAbsent || !BY_WORDS.has(filter.kind) || says(resume.text) || proves(resume);

/**
 * Reads the texts of resumes found by words alone, if they are few. Words in a skills list or under education are
 * proof. Resumes with only another form of the words are left out if others match better: 'a team of sales executives'
 * is no one's title.
 */
export async function verifyMentions(
  found: Found[],
  reading: QueryPlan,
  answering: Answering,
): Promise<Found[]> {
  const unclear = found.filter(({ verdict }) => verdict === 'UNCLEAR');
  const isChecked = reading.op !== 'RANK' && reading.join === 'ALL' && reading.filters.length > 0;
  if (!isChecked || unclear.length === 0 || unclear.length > MOST_LOOKED_AT) return found;
  const provers = reading.filters.map((filter) => buildProver(filter, answering.index));
  const texts = await readTexts(unclear, answering);
  const looked = found.map((one): Found => {
    const text = texts.get(one.resume);
    const isNowProved =
      text !== undefined && isProvable(reading) && provers.every((prover) => isProved(prover, text));
    return isNowProved ? { ...one, verdict: 'YES' } : one;
  });
  if (looked.every(({ verdict }) => verdict === 'UNCLEAR')) return looked;
  const isKept = ({ resume, verdict }: Found) => {
    const text = texts.get(resume);
    return verdict === 'YES' || text === undefined || provers.every((prover) => isMeant(prover, text));
  };
  return inGroups(looked.filter(isKept));
}

/** Years only added up, and what dates do not show, stay unproved, whatever else is; so does silence, unless resumes are counted. */
function isProvable({ op, filters }: QueryPlan): boolean {
  const isSilent = filters.some(isMereSilence);
  const isCounted = op === 'COUNT' && !filters.every(isMereSilence);
  return filters.every((one) => one.kind !== 'YEARS' && !isOfCareer(one)) && (!isSilent || isCounted);
}

/** Proved ones before the rest. */
export const inGroups = (found: readonly Found[]) => [
  ...found.filter(({ verdict }) => verdict === 'YES'),
  ...found.filter(({ verdict }) => verdict !== 'YES'),
];
