import { createGate } from '#lib/gate.ts';
import { runInThread, type Allowance } from '#lib/run-in-thread.ts';
import { tooMuchWork, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import type { ReaderMessage, ReaderTasks } from './reader-tasks.ts';

/** Ten times what the largest calendar of a person needs. */
const ALLOWANCE: Allowance = { cpuMillis: 5000, wallMillis: 60_000, megabytes: 256 };
const WORKER = new URL('./reader-worker.ts', import.meta.url);

/** One calendar at a time: reading one may keep a whole core busy. */
const oneByOne = createGate({ atOnce: 1, waiting: 20 });

/**
 * Reads a calendar in a thread that is ended once the allowance is spent, whatever is in the calendar. Throws
 * UnreadableCalendar where it is not taken, and AppError UNAVAILABLE where too many wait.
 */
export async function readCalendar<Kind extends keyof ReaderTasks>(
  kind: Kind,
  question: ReaderTasks[Kind]['question'],
  allowance = ALLOWANCE,
): Promise<ReaderTasks[Kind]['answer']> {
  const outcome = await oneByOne(() => runInThread(WORKER, { kind, question }, allowance));
  if (outcome.kind === 'spent') throw tooMuchWork();
  const message = outcome.value as ReaderMessage;
  if ('refusal' in message) throw new UnreadableCalendar(message.refusal);
  return message.answer;
}
