import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const LOG = new URL('./log.ts', import.meta.url).href;
const LINES = 2000;
/** Far more than a pipe holds, then the last lines of a stopping server; its error output says when the loop continued. */
const PROGRAM = `
  const { createLog, flushLog } = await import('${LOG}');
  const log = createLog('info');
  for (let at = 0; at < ${LINES}; at += 1) log.info({ at }, 'x'.repeat(200));
  await flushLog(300);
  process.stderr.write(process.stdout.writableLength > 0 ? 'some wait' : 'all written');
  process.exit(0);
`;

const start = () =>
  spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { stdio: ['ignore', 'pipe', 'pipe'] });

test('an unread pipe blocks neither the server nor its exit', async () => {
  const child = start();
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('some wait');
  child.stdout.destroy();
}, 60_000);

test('a pipe that is read gets every line', async () => {
  const child = start();
  const [said, lines] = await Promise.all([text(child.stderr), text(child.stdout)]);
  expect(said).toBe('all written');
  expect(lines.trim().split('\n')).toHaveLength(LINES);
}, 60_000);
