import { createByteReader } from '#lib/byte-reader.ts';
import { MAGIC_BYTES, requireMagic } from './magic.ts';
import { passRest } from './pass-rest.ts';

/** Lets a container through whose first bytes are right; what is in it is looked at afterwards. */
export const passMagic = (kind: 'docx' | 'doc' | 'odt') =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const reader = createByteReader(source);
    const start = await reader.take(MAGIC_BYTES);
    requireMagic(kind, start);
    yield start;
    yield* passRest(reader);
  };
