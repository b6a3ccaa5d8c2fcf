/** Collects bytes; numbers are unsigned and below 2^31. */
export type ByteWriter = {
  varint(value: number): void;
  uint32(value: number): void;
  bytes(value: Uint8Array): void;
  /** UTF-8 after its length in bytes. */
  text(value: string): void;
  size(): number;
  done(): Uint8Array;
};

const FIRST_BYTES = 32;
const WIDEST_VARINT = 5;

/** A varint has seven bits per byte, lowest first; the high bit means that another byte follows (LEB128). */
export function createByteWriter(): ByteWriter {
  let room = Buffer.allocUnsafe(FIRST_BYTES);
  let used = 0;
  const makeRoom = (more: number) => {
    if (used + more <= room.length) return;
    const wider = Buffer.allocUnsafe(Math.max(room.length * 2, used + more));
    room.copy(wider, 0, 0, used);
    room = wider;
  };
  const varint = (value: number) => {
    makeRoom(WIDEST_VARINT);
    let rest = value;
    while (rest > 127) {
      room[used++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    room[used++] = rest;
  };
  const bytes = (value: Uint8Array) => {
    makeRoom(value.length);
    room.set(value, used);
    used += value.length;
  };
  return {
    varint,
    bytes,
    uint32: (value) => {
      makeRoom(4);
      used = room.writeUInt32LE(value, used);
    },
    text: (value) => {
      const encoded = Buffer.from(value, 'utf8');
      varint(encoded.length);
      bytes(encoded);
    },
    size: () => used,
    done: () => Uint8Array.prototype.slice.call(room, 0, used),
  };
}
