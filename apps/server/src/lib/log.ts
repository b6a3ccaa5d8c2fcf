import { setTimeout as wait } from 'node:timers/promises';
import { pino, type DestinationStream, type Logger } from 'pino';

/** How many bytes may wait for a reader of the log; beyond that, lines are dropped and the server continues. */
const MOST_WAITING = 8 * 1024 * 1024;

/**
 * Creates the log: one JSON line per event on standard output. Requests are logged by their route's pattern, never by
 * URL, and errors without the row values a database repeats, so that it contains no personal data.
 */
export function createLog(level: string, destination: DestinationStream = openStdout()): Logger {
  return pino({ level, base: null, serializers: { err: printError } }, destination);
}

/** Uses the process's own stream: pino's blocks the entire process while a pipe is full, and waits forever at exit. */
function openStdout(): DestinationStream {
  const { stdout } = process;
  // The loss of its reader must not end the server.
  if (stdout.listenerCount('error') === 0) stdout.on('error', () => undefined);
  return { write: (line) => void (isRoomy(stdout) && stdout.write(line)) };
}

/** Files and terminals accept each line at once, and have no `writableLength`. */
const isRoomy = ({ writableLength = 0 }: Partial<NodeJS.WriteStream>): boolean =>
  writableLength < MOST_WAITING;

/** Resolves once everything logged is written, or after this time if no one reads it. */
export async function flushLog(millis: number): Promise<void> {
  const written = new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await Promise.race([written, wait(millis)]);
}

function field(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/** A database's message and detail quote row values, so only code and position of its errors are kept. */
function printError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const isFromDatabase = field(error, 'severity') !== undefined;
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    code: field(error, 'code'),
    constraint: field(error, 'constraint'),
    ...(!isFromDatabase && { message: error.message }),
    stack: frames?.join('\n'),
    ...(error.cause !== undefined && { cause: printError(error.cause) }),
  };
}
