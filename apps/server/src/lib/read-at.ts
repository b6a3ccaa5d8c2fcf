/** Reads bytes of a file from any place; fewer than asked for at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** The same of bytes that are in memory. */
export function toReadAt(bytes: Uint8Array): ReadAt {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return async (position, length) => whole.subarray(position, position + length);
}
