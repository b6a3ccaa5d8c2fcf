import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip; every field but name and content is there to corrupt it. */
export type ZipPart = {
  name: string;
  content: string | Buffer;
  /** Stored instead of deflated. */
  stored?: boolean;
  /** False values for the directory. */
  claimedSize?: number;
  claimedCrc?: number;
  flags?: number;
  method?: number;
};

/** A zip with these parts, byte for byte per the format, except where a part specifies false values. */
export function aZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, entry } = printPart(part, offset);
    locals.push(local);
    directory.push(entry);
    offset += local.length;
  }
  return Buffer.concat([...locals, ...directory, getEnd(directory, offset)]);
}

function printPart(part: ZipPart, offset: number): { local: Buffer; entry: Buffer } {
  const content = Buffer.from(part.content);
  const packed = part.stored ? content : deflateRawSync(content);
  const name = Buffer.from(part.name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(part.flags ?? 0, 2);
  shared.writeUInt16LE(part.method ?? (part.stored ? 0 : 8), 4);
  shared.writeUInt32LE(part.claimedCrc ?? crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(part.claimedSize ?? content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed]),
    entry: Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, rest, name]),
  };
}

function getEnd(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
