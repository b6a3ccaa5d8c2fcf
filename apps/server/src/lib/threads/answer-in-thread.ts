import { parentPort, workerData } from 'node:worker_threads';

/** The thread's end of `runInThread`: sends the answer it was started for. */
export async function answerInThread(answer: (input: unknown) => Promise<unknown>): Promise<void> {
  parentPort?.postMessage(await answer(workerData));
}
