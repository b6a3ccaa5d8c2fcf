import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Makes the log: one JSON line an event on standard output. Requests are logged by their route's pattern, never by
 * address, and errors without what a database repeats of its rows, so that no personal data reaches it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: printError } };
  return destination ? pino(options, destination) : pino(options);
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
