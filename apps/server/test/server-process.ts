import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The product as a separate process. */
export type ServerProcess = {
  address: string;
  child: ChildProcess;
  /** What it has written to its log and stderr so far. */
  output: () => string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** After the first start, the server is already compiled. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Starts the real program with these settings on a free loopback port, and waits until it is ready. An `observer`
 * module is loaded before it, may collect garbage, and exchanges messages with `child`.
 */
export async function startServerProcess(
  env: Record<string, string>,
  observer?: URL,
): Promise<ServerProcess> {
  // Keeps bytecode that was not run for a while, so that an observer measures data only.
  const flags = observer ? ['--expose-gc', '--no-flush-bytecode', '--import', observer.href] : [];
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      LOG_LEVEL: 'warn',
      UNDO_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', observer ? 'ipc' : 'ignore'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /ready at (http:\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    address,
    child,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
