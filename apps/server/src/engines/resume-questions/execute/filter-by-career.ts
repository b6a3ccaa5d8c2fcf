import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { isOfCareer, type QueryPlan } from '../plan/query-plan.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';
import { sayCareer } from './career-dates.ts';
import type { Found } from './find-resumes.ts';
import { type Answering, mapTexts } from './read-resumes.ts';
import type { SourceResume } from './resume-source.ts';

/** Who meets what is asked of the time at employers, or between them, as far as dates tell. */
export async function keepByCareer(
  found: Found[],
  reading: QueryPlan,
  answering: Answering,
): Promise<Found[]> {
  const asked = reading.filters.filter(isOfCareer);
  if (asked.length === 0) return found;
  const kept = await mapTexts(found, answering, (one, text) => keepOne(one, text, asked, reading));
  return inOrder(kept, reading);
}

function keepOne(
  one: Found,
  text: SourceResume | undefined,
  asked: readonly Filter[],
  { isLeastFirst }: QueryPlan,
): Found[] {
  const said = text ? asked.map((filter) => sayCareer(text, filter, isLeastFirst)) : [null];
  const known = said.filter((each) => each !== null);
  if (known.length < said.length) return [];
  const isProved = one.verdict === 'YES' && known.every(({ verdict }) => verdict === 'YES');
  const [first] = known;
  return [{ ...one, verdict: isProved ? 'YES' : 'UNCLEAR', ...(first && { number: first.number }) }];
}

/** What is proved first; the longest time before the others, or the shortest where that is asked for. */
function inOrder(kept: readonly Found[], reading: QueryPlan): Found[] {
  const ranked = findRankingFilter(reading);
  const isShortest = reading.isLeastFirst === true || ranked?.atMost !== undefined;
  const weigh = ({ number = 0 }: Found) => (isShortest ? -number : number);
  return kept.toSorted(
    (one, other) =>
      Number(other.verdict === 'YES') - Number(one.verdict === 'YES') ||
      weigh(other) - weigh(one) ||
      one.resume - other.resume,
  );
}
