import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Stops a program that a test started, and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
