const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = [0x7b, 0x5b];
const CLOSING = [0x7d, 0x5d];

/**
 * How many values a JSON text holds at most and how deep it is nested (RFC 8259), counted without building any of them. Counting
 * ends where a limit is passed; a text that is no JSON gives figures that mean nothing.
 */
export function sizeOfJson(bytes: Uint8Array, limits: { values: number; depth: number }) {
  const size = { values: 1, depth: 0 };
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length && size.values <= limits.values && size.depth <= limits.depth; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === COMMA) size.values += 1;
    else if (OPENING.includes(byte)) {
      depth += 1;
      size.values += 1;
      size.depth = Math.max(size.depth, depth);
    } else if (CLOSING.includes(byte)) depth -= 1;
  }
  return size;
}
