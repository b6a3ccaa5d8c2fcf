import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** What a program may take: wall-clock time, bytes of output, and memory, which only Linux limits. */
export type ProgramAllowance = { millis: number; bytes: number; megabytes: number };

/** A program of util-linux, which every Debian has (prlimit(1)). */
const bounded = (command: readonly string[], megabytes: number): readonly string[] =>
  process.platform === 'linux' ? ['prlimit', `--as=${megabytes * 1024 * 1024}`, ...command] : command;

/**
 * Runs a local program at low priority with `input` on stdin. Returns its output; null if it is not installed, fails,
 * or exceeds a limit. Of this process's environment it sees only the path.
 */
export async function runProgram(
  command: readonly [string, ...string[]],
  input: Uint8Array,
  { millis, bytes, megabytes }: ProgramAllowance,
): Promise<Buffer | null> {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>();
  // One thread each: multithreaded programs would compete with the server for every core.
  const env = { PATH: process.env['PATH'], OMP_THREAD_LIMIT: '1' };
  const [program = '', ...args] = bounded(command, megabytes);
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), millis);
  const pieces: Buffer[] = [];
  let written = 0;
  child.once('spawn', () => giveWay(child.pid));
  child.stdout.on('data', (piece: Buffer) => {
    pieces.push(piece);
    written += piece.length;
    if (written > bytes) child.kill('SIGKILL');
  });
  child.once('error', () => resolve(null));
  // It may have ended normally before the signal reached it.
  child.once('close', (code) => resolve(code === 0 && written <= bytes ? Buffer.concat(pieces) : null));
  // A program that ends early closes its input, which is not an error here.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

/** The program may have ended by now. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}
