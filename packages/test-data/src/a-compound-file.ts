const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const TEXT_SECTORS = 8;

/** A compound file (the container of old Office documents) with these streams in its directory. */
export function aCompoundFile(streams: readonly string[], text = wordText()): Buffer {
  const directorySectors = Math.ceil((streams.length + 1) / 4);
  const textStart = 1 + directorySectors;
  const table = Buffer.alloc(SECTOR, 0xff);
  const chain = (start: number, count: number): void => {
    for (let index = 0; index < count; index += 1) {
      table.writeUInt32LE(index === count - 1 ? END : start + index + 1, (start + index) * 4);
    }
  };
  table.writeUInt32LE(TABLE, 0);
  chain(1, directorySectors);
  chain(textStart, TEXT_SECTORS);
  const entries = ['Root Entry', ...streams].map((name, index) => printEntry(name, index, textStart));
  const directory = Buffer.alloc(directorySectors * SECTOR);
  Buffer.concat(entries).copy(directory);
  return Buffer.concat([header(), table, directory, text]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 0x18);
  bytes.writeUInt16LE(3, 0x1a);
  bytes.writeUInt16LE(0xfffe, 0x1c);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(1, 0x2c);
  bytes.writeUInt32LE(1, 0x30);
  bytes.writeUInt32LE(4096, 0x38);
  bytes.writeUInt32LE(END, 0x3c);
  bytes.writeUInt32LE(END, 0x44);
  bytes.fill(0xff, 0x4c);
  bytes.writeUInt32LE(0, 0x4c);
  return bytes;
}

function printEntry(name: string, index: number, textStart: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(index === 0 ? 5 : 2, 66);
  for (const at of [68, 72, 76]) bytes.writeUInt32LE(FREE, at);
  bytes.writeUInt32LE(index === 0 ? END : textStart, 116);
  bytes.writeUInt32LE(index === 0 ? 0 : TEXT_SECTORS * SECTOR, 120);
  return bytes;
}

/** The start of a Word document's text stream; bit 8 of the flags means encrypted. */
export function wordText(flags = 0): Buffer {
  const bytes = Buffer.alloc(TEXT_SECTORS * SECTOR);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
}

/** A document in the format Word used until 2003. */
export const aDoc = (more: readonly string[] = [], flags = 0): Buffer =>
  aCompoundFile(['WordDocument', '1Table', ...more], wordText(flags));
