import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** A third of the processor's time where others want it too (nice(2), sched(7)), and all of it where nobody does. */
const NICENESS = 5;

/**
 * The other end of a thread pool: answers one task after another. Unless somebody waits for them it gives way to the threads
 * that serve people. What `answer` throws ends the thread and is thrown there.
 */
export function answerTasks(
  answer: (task: unknown) => Promise<unknown>,
  { isWaitedFor = false }: { isWaitedFor?: boolean } = {},
): void {
  // Only on Linux is it the thread's own; elsewhere the whole process would give way.
  if (process.platform === 'linux' && !isWaitedFor) setPriority(NICENESS);
  parentPort?.on('message', (task: unknown) => {
    void answer(task).then((value) => parentPort?.postMessage(value));
  });
}
