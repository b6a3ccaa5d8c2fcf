import { parentPort, workerData } from 'node:worker_threads';

/** The other end of `runInThread`: answers what the thread was started for. */
export async function answerInThread(answer: (input: unknown) => Promise<unknown>): Promise<void> {
  parentPort?.postMessage(await answer(workerData));
}
