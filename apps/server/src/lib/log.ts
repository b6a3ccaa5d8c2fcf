import { setTimeout as wait } from 'node:timers/promises';
import { pino, type DestinationStream, type Logger } from 'pino';

/** So many bytes wait for a reader of the log; what is logged while more do is lost, and the server goes on. */
const MOST_WAITING = 8 * 1024 * 1024;

/**
 * Makes the log: one JSON line an event on standard output. Requests are logged by their route's pattern, never by
 * address, and errors without what a database repeats of its rows, so that no personal data reaches it.
 */
export function createLog(level: string, destination: DestinationStream = openStdout()): Logger {
  return pino({ level, base: null, serializers: { err: printError } }, destination);
}

/** The process's own stream: pino's stops the whole process while a pipe is full, and sleeps without an end at its exit. */
function openStdout(): DestinationStream {
  const { stdout } = process;
  // A reader that is gone ends no server.
  if (stdout.listenerCount('error') === 0) stdout.on('error', () => undefined);
  return { write: (line) => void (isRoomy(stdout) && stdout.write(line)) };
}

/** Files and terminals take each line at once, and name no length. */
const isRoomy = ({ writableLength = 0 }: Partial<NodeJS.WriteStream>): boolean =>
  writableLength < MOST_WAITING;

/** Resolves once all that was logged is written, or after so long where no one reads it. */
export async function flushLog(millis: number): Promise<void> {
  const written = new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await Promise.race([written, wait(millis)]);
}

function field(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/** A database's own message and detail quote values of rows, so of its errors only code and place are kept. */
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
