import { createFairGate } from '#lib/turns/fair-gate.ts';
import { runInThread } from '#lib/threads/run-in-thread.ts';
import type { Allowance } from '#lib/threads/watch-thread.ts';
import { tooMuchWork, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import type { ReaderMessage, ReaderTasks } from './reader-tasks.ts';

/** Twice what the largest accepted calendar needs, also on a busy machine. */
const STRANGERS: Allowance = { cpuMillis: 4000, wallMillis: 15_000, megabytes: 256 };
/** Our own data is never hostile, only large. */
const OURS: Allowance = { cpuMillis: 10_000, wallMillis: 60_000, megabytes: 256 };
const ALLOWANCES: Record<keyof ReaderTasks, Allowance> = {
  busyTimes: STRANGERS,
  calDavTimes: STRANGERS,
  calendarReply: STRANGERS,
  mail: STRANGERS,
  holidayFile: STRANGERS,
  countryHolidays: OURS,
  holidayCountries: OURS,
};
const WORKER = new URL('./reader-worker.ts', import.meta.url);

/**
 * Reading one calendar may use a whole core, so few are read at once and only one per owner: someone who sends a
 * hundred hostile ones delays no one else. The server's own reads have a separate lane, so uploads do not wait for
 * subscribed calendars.
 */
const LANES = {
  people: createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 20 }),
  upkeep: createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 20 }),
};

/** `owner` is who requested the reading: an organization, or a part of the server. */
type Reading = { owner: string; lane?: keyof typeof LANES; allowance?: Allowance };

/**
 * Reads a calendar in a thread that is stopped once the allowance is spent. Throws UnreadableCalendar if it is refused,
 * and AppError UNAVAILABLE if the owner has too many waiting.
 */
export async function readCalendar<Kind extends keyof ReaderTasks>(
  kind: Kind,
  question: ReaderTasks[Kind]['question'],
  { owner, lane = 'people', allowance = ALLOWANCES[kind] }: Reading,
): Promise<ReaderTasks[Kind]['answer']> {
  const outcome = await LANES[lane](owner, () => runInThread(WORKER, { kind, question }, allowance));
  if (outcome.kind === 'spent') throw tooMuchWork();
  const message = outcome.value as ReaderMessage;
  if ('refusal' in message) throw new UnreadableCalendar(message.refusal.fault, message.refusal.remedy);
  return message.answer;
}
