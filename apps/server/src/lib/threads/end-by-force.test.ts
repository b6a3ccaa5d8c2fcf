import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('./end-by-force.ts', import.meta.url).href);

/** How a program with these lines ends, and what it wrote to stderr. */
async function run(lines: string) {
  const program = `import { forceExitAfter } from ${MODULE};\n${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, signal, said };
}

test('kills a process whose main thread never rests, and says so', async () => {
  expect(await run('forceExitAfter(200); for (;;);')).toEqual({
    code: null,
    signal: 'SIGKILL',
    said: 'Slotwise was killed: after 0.2 seconds it had not ended.\n',
  });
});

test('does not keep a process that ends in time', async () => {
  expect(await run('forceExitAfter(600_000);')).toEqual({ code: 0, signal: null, said: '' });
});
