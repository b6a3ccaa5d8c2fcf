/** Reads bytes at any position of a file; fewer at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** The same for bytes in memory. */
export function toReadAt(bytes: Uint8Array): ReadAt {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return async (position, length) => whole.subarray(position, position + length);
}
