import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { createThreadPool } from '#lib/threads/thread-pool.ts';
import type { TimeAllowance } from '#lib/threads/watch-thread.ts';
import { answerMutualTime, openMutualTime } from '../scheduling/find-mutual-time.ts';
import { listPossibleStarts, type DayOfStarts, type WantedStarts } from '../scheduling/meeting-starts.ts';
import { ENOUGH_STARTS } from '../scheduling/propose-changes.ts';
import type { MutualTimeResult, SchedulingRequest, Substitute } from '../scheduling/scheduling-request.ts';
import { dayOfDate } from '../scheduling/zone-clock.ts';
import type { SearchTask, SearchTasks } from './search-tasks.ts';

/**
 * What is computed here, some 50 ms of a core: so many starts of all people together. A busy time costs as much as a
 * hundred starts, since it is drawn and described.
 */
const MOST_HERE = 400_000;
const BUSY_COST = 100;
/** Many times what people have who meet all day; the answer tells each of them. */
const MOST_BUSY_TIMES = 40_000;
const MINUTES_A_DAY = 24 * 60;
/** Several times what the largest question needs that may be asked. */
const USUAL: TimeAllowance = { cpuMillis: 8000, wallMillis: 40_000 };
const THREADS = 2;
const pool = createThreadPool({
  module: new URL('./search-worker.ts', import.meta.url),
  threads: THREADS,
  megabytes: 256,
});
/** One search of an organization at a time, so that no other one ever waits for more than one of them. */
const inTurn = createFairGate({ atOnce: THREADS, atOncePerOwner: 1, waitingPerOwner: 20 });

/** Whose turn it is, and what the search may take. */
type Asker = { owner: string; allowance?: TimeAllowance };

/**
 * Everything about the times at which everyone who is needed is free. Only where there are few, `listSubstitutes` is asked
 * who could sit in. Large questions are answered in a thread, in turn among the organizations; SEARCH_TOO_LARGE for one
 * that takes more than it may, UNAVAILABLE where too many of one organization wait.
 */
export async function searchSlots(
  asker: Asker,
  request: SchedulingRequest,
  listSubstitutes: () => Promise<Substitute[]>,
): Promise<MutualTimeResult> {
  if (isSmall(request)) {
    const opened = openMutualTime(request);
    return answerMutualTime(opened, opened.total < ENOUGH_STARTS ? await listSubstitutes() : []);
  }
  const enough = await searchInThread(asker, 'mutualTime', { request, enough: ENOUGH_STARTS });
  if (enough) return enough;
  const asked = { ...request, substitutes: await listSubstitutes() };
  const few = await searchInThread(asker, 'mutualTime', { request: asked, enough: 0 });
  if (!few) throw new Error('The thread answered nothing.');
  return few;
}

/** The days that have starts, as `listPossibleStarts` answers them, with the same refusals as `searchSlots`. */
export async function searchStarts(
  asker: Asker,
  request: SchedulingRequest,
  wanted: WantedStarts,
): Promise<DayOfStarts[]> {
  if (isSmall(request)) return listPossibleStarts(request, wanted);
  return searchInThread(asker, 'possibleStarts', { request, wanted });
}

/** Whether a question is answered faster here. SEARCH_TOO_LARGE for one that no thread is asked either. */
function isSmall({ people, pools, from, to, stepMinutes }: SchedulingRequest): boolean {
  const persons = [...new Set([...people, ...pools.flatMap(({ members }) => members)])];
  const busyTimes = persons.reduce((sum, { busy }) => sum + busy.length, 0);
  if (busyTimes > MOST_BUSY_TIMES) throw new AppError('SEARCH_TOO_LARGE');
  const starts = ((dayOfDate(to) - dayOfDate(from) + 1) * MINUTES_A_DAY) / stepMinutes;
  return persons.length * starts + busyTimes * BUSY_COST <= MOST_HERE;
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
