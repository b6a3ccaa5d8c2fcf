const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/** The number of values, nesting levels, and names in all objects together. */
interface JsonSize {
  values: number;
  depth: number;
  names: number;
}

/**
 * Measures a JSON text (RFC 8259) without building anything from it. Stops once a limit is exceeded; for invalid JSON,
 * the figures are meaningless.
 */
export function measureJson(bytes: Uint8Array, limits: JsonSize): JsonSize {
  const size = { values: 1, depth: 0, names: 0 };
  let depth = 0;
  for (let at = 0; at < bytes.length && isWithin(size, limits); at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = findEndOfText(bytes, at);
    else if (byte === COLON) size.names += 1;
    else if (byte === COMMA) size.values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      size.values += 1;
      size.depth = Math.max(size.depth, depth);
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return size;
}

const isWithin = (size: JsonSize, limits: JsonSize): boolean =>
  size.values <= limits.values && size.depth <= limits.depth && size.names <= limits.names;

function findEndOfText(bytes: Uint8Array, start: number): number {
  let end = start + 1;
  while (end < bytes.length && bytes[end] !== QUOTE) end += bytes[end] === BACKSLASH ? 2 : 1;
  return end;
}
