import { requireNoZip, toTail } from './require-no-zip.ts';
import { broken, notAllowed } from './refusals.ts';

const END_OF_RTF = /\}[\s\0]*$/;
/** Programs inside the text: an embedded object, or a link to one fetched on opening. */
const OBJECT = /\\obj(data|update|autlink|link|ocx)/i;

/** Checks rich text: ends correctly, and embeds no objects. */
export function checkRtf(bytes: Buffer): void {
  const tail = toTail(bytes);
  requireNoZip(tail);
  if (!END_OF_RTF.test(tail.toString('latin1'))) throw broken('RTF', 'its end is missing');
  if (OBJECT.test(bytes.toString('latin1'))) {
    throw notAllowed('This RTF document embeds an object, which can run programs. Save it as PDF.');
  }
}
