const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const TERMINATE = 'X'.charCodeAt(0);
const LENGTH_BYTES = 4;

/** One step for the engine's end of a connection. */
export type WireStep =
  | { kind: 'refuse-encryption' }
  | { kind: 'execute'; bytes: Uint8Array }
  | { kind: 'terminate' };

/**
 * Splits a client's bytes into complete messages of PostgreSQL's wire protocol.
 *
 * The engine requires complete messages, and the startup message (which has no type byte) separately; the stream may be
 * split anywhere. Adjacent ordinary messages stay together, so that Parse, Bind and Execute cost one call. See
 * PostgreSQL's documentation, "Frontend/Backend Protocol", Message Formats.
 */
export function createWireSplitter(): (chunk: Uint8Array) => WireStep[] {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;

  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    const steps: WireStep[] = [];
    while (!started) {
      const opening = takeOpening(rest);
      if (!opening) return steps;
      rest = rest.subarray(opening.length);
      started = opening.step.kind === 'execute';
      steps.push(opening.step);
    }
    const end = endOfWholeMessages(rest);
    if (end.bytes > 0) steps.push({ kind: 'execute', bytes: new Uint8Array(rest.subarray(0, end.bytes)) });
    if (end.terminated) steps.push({ kind: 'terminate' });
    rest = rest.subarray(end.bytes);
    return steps;
  };
}

function takeOpening(bytes: Buffer): { length: number; step: WireStep } | undefined {
  if (bytes.length < LENGTH_BYTES * 2) return undefined;
  const length = bytes.readInt32BE(0);
  if (bytes.length < length) return undefined;
  const code = bytes.readInt32BE(LENGTH_BYTES);
  const asksForEncryption = code === SSL_REQUEST || code === GSS_REQUEST;
  if (asksForEncryption) return { length, step: { kind: 'refuse-encryption' } };
  return { length, step: { kind: 'execute', bytes: new Uint8Array(bytes.subarray(0, length)) } };
}

function endOfWholeMessages(bytes: Buffer): { bytes: number; terminated: boolean } {
  let offset = 0;
  while (bytes.length - offset > LENGTH_BYTES) {
    if (bytes[offset] === TERMINATE) return { bytes: offset, terminated: true };
    const length = bytes.readInt32BE(offset + 1) + 1;
    if (bytes.length - offset < length) break;
    offset += length;
  }
  return { bytes: offset, terminated: false };
}
