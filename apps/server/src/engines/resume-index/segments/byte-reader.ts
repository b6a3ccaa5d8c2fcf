/** A position in bytes that advances with each read. */
export type Cursor = { readonly bytes: Buffer; at: number };

/** Reads a number written with the byte writer's `varint`. */
export function readVarint(cursor: Cursor): number {
  const { bytes } = cursor;
  let value = 0;
  let shift = 0;
  let byte = 128;
  while (byte > 127) {
    byte = bytes[cursor.at++] ?? 0;
    value |= (byte & 127) << shift;
    shift += 7;
  }
  return value;
}

export function readText(cursor: Cursor): string {
  const length = readVarint(cursor);
  cursor.at += length;
  return cursor.bytes.toString('utf8', cursor.at - length, cursor.at);
}

export function skipText(cursor: Cursor): void {
  const length = readVarint(cursor);
  cursor.at += length;
}
