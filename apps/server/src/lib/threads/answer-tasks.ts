import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** A third of the CPU time if others compete for it (nice(2), sched(7)), and all of it otherwise. */
const NICENESS = 5;

/** Asks the server for what a task needs besides its message, such as database rows. */
export type AskServer = (question: unknown) => Promise<unknown>;

/** Whether someone waits for the answers, and what the thread does with messages that are not tasks. */
type Options = { isWaitedFor?: boolean; hear?: (note: unknown) => void };

/**
 * The thread's end of a thread pool: processes one task after another. Unless someone waits for the answers, it yields
 * to the threads that serve users. Anything `answer` throws is rethrown at the other end, an AppError as an AppError;
 * the thread continues.
 */
export function answerTasks(
  answer: (task: unknown, ask: AskServer) => Promise<unknown>,
  { isWaitedFor = false, hear }: Options = {},
): void {
  // Only on Linux does this apply to a single thread; elsewhere the entire process would yield.
  if (process.platform === 'linux' && !isWaitedFor) setPriority(NICENESS);
  const say = (message: FromThread): void => parentPort?.postMessage(message);
  const waiting = new Map<number, (reply: unknown) => void>();
  let asked = 0;
  const ask: AskServer = (question) => {
    asked += 1;
    say({ kind: 'ASK', id: asked, question });
    return new Promise((resolve) => waiting.set(asked, resolve));
  };
  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'TASK')
      void answer(message.task, ask).then(
        (value) => say({ kind: 'ANSWER', value }),
        (error: unknown) => say(toThrown(error)),
      );
    else if (message.kind === 'NOTE') hear?.(message.note);
    else {
      waiting.get(message.id)?.(message.value);
      waiting.delete(message.id);
    }
  });
}

const toThrown = (error: unknown): FromThread =>
  error instanceof AppError
    ? { kind: 'REFUSAL', code: error.code, messages: error.messages }
    : { kind: 'DEFECT', error };
