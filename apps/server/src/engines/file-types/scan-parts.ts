import type { Entry } from 'yauzl';
import { toRefusal, type SoundZip } from './zip-reader.ts';
import { notAllowed, unsafeZip } from './refusals.ts';

/** All XML of a document together; a novel has two megabytes. */
const MOST_XML_BYTES = 64 * 1024 * 1024;
const MOST_TEXT_BYTES = 1024 * 1024;
const OVERLAP = 16;
/** A document type can read local files or expand endlessly (XXE); no office program writes one. */
const DOCTYPE = /<!(doctype|entity)/i;
const isXml = (name: string): boolean => /\.(xml|rels|rdf)$/i.test(name);

/** Unpacks every XML part in chunks. Refuses document types and encodings other than UTF-8. */
export async function requirePlainXml(label: string, zip: SoundZip): Promise<void> {
  let budget = MOST_XML_BYTES;
  for (const [name, entry] of zip.entries) {
    if (!isXml(name)) continue;
    budget -= entry.uncompressedSize;
    if (budget < 0) throw unsafeZip('Its text unpacks to more than 64 MB.');
    await scan(label, zip, entry);
  }
}

async function scan(label: string, zip: SoundZip, entry: Entry): Promise<void> {
  let before = '';
  try {
    for await (const piece of (await zip.open(entry)) as AsyncIterable<Buffer>) {
      const text = before + piece.toString('latin1');
      if (DOCTYPE.test(text)) {
        throw notAllowed(
          'This document declares a document type, which can reach for other files. Save it again.',
        );
      }
      // UTF-16 would hide the patterns searched for.
      if (text.includes('\0')) throw notAllowed('A part of this document is not in UTF-8. Save it again.');
      before = text.slice(-OVERLAP);
    }
  } catch (error) {
    throw toRefusal(label, error);
  }
}

/** A small part as text; '' if it is missing. */
export async function readPart(label: string, zip: SoundZip, name: string): Promise<string> {
  const entry = zip.entries.get(name);
  if (!entry) return '';
  if (entry.uncompressedSize > MOST_TEXT_BYTES) throw unsafeZip(`Its part ${name} is larger than 1 MB.`);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of (await zip.open(entry)) as AsyncIterable<Buffer>) pieces.push(piece);
  } catch (error) {
    throw toRefusal(label, error);
  }
  return Buffer.concat(pieces).toString('utf8');
}
