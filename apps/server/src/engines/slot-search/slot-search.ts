import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { createThreadPool } from '#lib/threads/thread-pool.ts';
import type { TimeAllowance } from '#lib/threads/watch-thread.ts';
import { answerMutualTime, openMutualTime } from '../scheduling/find-mutual-time.ts';
import { listPossibleStarts, type DayOfStarts, type WantedStarts } from '../scheduling/meeting-starts.ts';
import { ENOUGH_STARTS } from '../scheduling/propose-changes.ts';
import {
  countBusyTimes,
  hasTooManyBusyTimes,
  type MutualTimeResult,
  type Person,
  type SchedulingRequest,
  type Substitute,
} from '../scheduling/scheduling-request.ts';
import { drawTeam, type DrawnDays, type DrawnLane } from '../scheduling/team-week.ts';
import { dayOfDate } from '../scheduling/zone-clock.ts';
import type { SearchTask, SearchTasks } from './search-tasks.ts';

/**
 * The most work done on this thread, about 25 ms of a core, in starts of all people together. A start counts as much as
 * a dozen people, since it is scored; a busy time as much as a hundred starts, since it is drawn and described.
 */
const MOST_HERE = 200_000;
const START_COST = 12;
const BUSY_COST = 100;
const MINUTES_A_DAY = 24 * 60;
/** The blocks drawn per day for someone without busy times. */
const BLOCKS_A_DAY = 4;
/** Several times what the largest allowed question needs. */
const USUAL: TimeAllowance = { cpuMillis: 8000, wallMillis: 40_000 };
const THREADS = 2;
const pool = createThreadPool({
  module: new URL('./search-worker.ts', import.meta.url),
  threads: THREADS,
  megabytes: 256,
});
/** One search per organization, so that no other one waits for more than one of them. */
const inTurn = createFairGate({ atOnce: THREADS, atOncePerOwner: 1, waitingPerOwner: 20 });

/** The organization that asks, and the search's allowance. */
type Asker = { owner: string; allowance?: TimeAllowance };

/**
 * Everything about the times when everyone needed is free. `listSubstitutes` is called only if there are few. Large
 * questions run in a thread, alternating between organizations. Throws SEARCH_TOO_LARGE if one exceeds its allowance,
 * UNAVAILABLE if too many of an organization wait.
 */
export async function searchSlots(
  asker: Asker,
  request: SchedulingRequest,
  listSubstitutes: () => Promise<Substitute[]>,
): Promise<MutualTimeResult> {
  const opened = isSmall(request) ? openMutualTime(request) : null;
  if (opened && opened.total >= ENOUGH_STARTS) return answerMutualTime(opened, []);
  const enough = !opened && (await searchInThread(asker, 'mutualTime', { request, enough: ENOUGH_STARTS }));
  if (enough) return enough;
  const asked = { ...request, substitutes: await listSubstitutes() };
  if (opened && isSmall(asked)) return answerMutualTime(opened, asked.substitutes);
  const few = await searchInThread(asker, 'mutualTime', { request: asked, enough: 0 });
  if (!few) throw new Error('The thread answered nothing.');
  return few;
}

/** The days with starts, as from `listPossibleStarts`, with the same refusals as `searchSlots`. */
export async function searchStarts(
  asker: Asker,
  request: SchedulingRequest,
  wanted: WantedStarts,
): Promise<DayOfStarts[]> {
  if (isSmall(request)) return listPossibleStarts(request, wanted);
  return searchInThread(asker, 'possibleStarts', { request, wanted });
}

/** The days of a team, as from `drawTeam`, with the same refusals as `searchSlots`. */
export async function drawTeamWeek(
  asker: Asker,
  people: readonly Person[],
  days: DrawnDays,
): Promise<DrawnLane[]> {
  const blocks = people.length * countDays(days) * BLOCKS_A_DAY;
  if (isFastHere(people, blocks * BUSY_COST)) return drawTeam(people, days);
  return searchInThread(asker, 'teamWeek', { people, days });
}

/** True if a question is faster in this thread. Throws SEARCH_TOO_LARGE for one that is too large for any thread. */
function isSmall(request: SchedulingRequest): boolean {
  const { people, pools, substitutes, stepMinutes } = request;
  const members = pools.flatMap((pool) => pool.members);
  const persons = new Set([...people, ...members, ...substitutes.map(({ person }) => person)]);
  const starts = (countDays(request) * MINUTES_A_DAY) / stepMinutes;
  return isFastHere([...persons], starts * (persons.size + START_COST));
}

const countDays = ({ from, to }: Pick<DrawnDays, 'from' | 'to'>): number =>
  dayOfDate(to) - dayOfDate(from) + 1;

/** `starts` are those of all people, or the equivalent. */
function isFastHere(people: readonly Person[], starts: number): boolean {
  if (hasTooManyBusyTimes(people)) throw new AppError('SEARCH_TOO_LARGE');
  return starts + countBusyTimes(people) * BUSY_COST <= MOST_HERE;
}

async function searchInThread<Kind extends keyof SearchTasks>(
  { owner, allowance = USUAL }: Asker,
  kind: Kind,
  question: SearchTasks[Kind]['question'],
): Promise<SearchTasks[Kind]['answer']> {
  const message = { kind, question } as SearchTask;
  const outcome = await inTurn(owner, () => pool.run({ message, transfer: [], allowance }));
  if (outcome.kind !== 'ANSWER') throw new AppError('SEARCH_TOO_LARGE');
  return outcome.value as SearchTasks[Kind]['answer'];
}
