import { createByteReader } from '#lib/byte-reader.ts';
import { MAGIC_BYTES, requireMagic } from './magic.ts';
import { requireNoZip } from './pass-pdf.ts';
import { passRest, withTail, withWindow } from './pass-rest.ts';
import { broken, notAllowed } from './refusals.ts';

const TAIL_BYTES = 66 * 1024;
const END_OF_RTF = /\}[\s\0]*$/;
/** Programs inside the text: an embedded object, or a link to one that is fetched on opening. */
const OBJECT = /\\obj(data|update|autlink|link|ocx)/i;
const OVERLAP = 16;

/** Rich text: begins and ends as it should, and embeds no objects. */
export async function* passRtf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  const start = await reader.take(MAGIC_BYTES);
  requireMagic('rtf', start);
  reader.unread(start);
  const whole = withTail(passRest(reader), TAIL_BYTES, (tail) => {
    requireNoZip(tail);
    if (!END_OF_RTF.test(tail.toString('latin1'))) throw broken('RTF', 'its end is missing');
  });
  yield* withWindow(whole, OVERLAP, (bytes) => {
    if (OBJECT.test(bytes.toString('latin1'))) {
      throw notAllowed('This RTF document embeds an object, which can run programs. Save it as PDF.');
    }
  });
}
