import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '#lib/log.ts';
import { createQueueFaults } from './queue-faults.ts';

type Line = { msg: string; err?: { message?: string; code?: string } };

function watched() {
  const lines: Line[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    lines.push(JSON.parse(chunk.toString()) as Line);
    done();
  };
  const faults = createQueueFaults(createLog('info', new Writable({ write })));
  const ask = async (failure?: Error): Promise<void> => {
    const asked = faults.asking(() => (failure ? Promise.reject(failure) : Promise.resolve()));
    // The library reports each failure again, with a copy that is not an Error.
    await asked.catch((error: Error) =>
      faults.tell({ ...error, message: error.message, stack: error.stack }),
    );
  };
  return { lines, ask };
}

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('reports an unavailable database once, and once when it is back', async () => {
  const { lines, ask } = watched();
  await ask();
  for (let worker = 0; worker < 60; worker += 1) await ask(away);
  for (let worker = 0; worker < 60; worker += 1) await ask();
  await ask(away);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the job queue waits for the database, which cannot be reached',
    'the database is back, and the job queue goes on',
    'the job queue waits for the database, which cannot be reached',
  ]);
});

test('reports every other fault with its cause', async () => {
  const { lines, ask } = watched();
  for (let time = 0; time < 2; time += 1) await ask(new Error('a queue is missing'));
  expect(lines.map(({ msg, err }) => [msg, err?.message])).toEqual([
    ['job queue failed', 'a queue is missing'],
    ['job queue failed', 'a queue is missing'],
  ]);
});
