import { createFairGate } from '#lib/turns/fair-gate.ts';
import { runInThread } from '#lib/threads/run-in-thread.ts';
import type { Allowance } from '#lib/threads/watch-thread.ts';
import { tooMuchWork, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import type { ReaderMessage, ReaderTasks } from './reader-tasks.ts';

/** Twice what the largest calendar needs that is taken, also on a busy machine. */
const STRANGERS: Allowance = { cpuMillis: 4000, wallMillis: 15_000, megabytes: 256 };
/** Data of the product is never hostile; it is only large. */
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
 * Reading one calendar may keep a whole core busy, so few are read at once, and one of each owner: someone who sends a hundred
 * hostile ones holds up no one else. What the server reads by itself has a lane of its own, so that no one who sends a file
 * waits for subscribed calendars.
 */
const LANES = {
  people: createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 20 }),
  upkeep: createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 20 }),
};

/** `owner` asked for the reading: an organization, or a part of the server. */
type Reading = { owner: string; lane?: keyof typeof LANES; allowance?: Allowance };

/**
 * Reads a calendar in a thread that is ended once the allowance is spent, whatever is in the calendar. Throws
 * UnreadableCalendar where it is not taken, and AppError UNAVAILABLE where too many of the owner's wait.
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
