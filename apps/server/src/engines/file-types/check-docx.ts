import { toReadAt } from '#lib/read-at.ts';
import { notAllowed, otherContent } from './refusals.ts';
import { readPart, requirePlainXml } from './scan-parts.ts';
import { openZip, type SoundZip } from './zip-reader.ts';

const LABEL = 'Word';
const CONTENT_TYPES = '[Content_Types].xml';
const DOCUMENT = /wordprocessingml\.document\.main\+xml/;
const MACROS =
  'This document holds macros, which can run programs. Save it as .docx without them, or as PDF.';
const ACTIVE = /(^|\/)(vba[^/]*\.(bin|xml)$|activeX\/)/i;
const OBJECTS = /(^|\/)oleObject[^/]*\.bin$/i;

/**
 * Checks a Word document (ECMA-376): a sound zip of the right kind, without macros, objects, remote templates or
 * document types.
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  const zip = await openZip(LABEL, toReadAt(bytes), bytes.length);
  const types = await readPart(LABEL, zip, CONTENT_TYPES);
  if (/macroEnabled|vbaProject/i.test(types) || zip.names.some((name) => ACTIVE.test(name))) {
    throw notAllowed(MACROS);
  }
  if (zip.names.some((name) => OBJECTS.test(name))) {
    throw notAllowed('This document embeds an object, which can run programs. Save it as PDF.');
  }
  if (!DOCUMENT.test(types) || !zip.entries.has('word/document.xml')) throw otherContent('a Word document');
  await requirePlainXml(LABEL, zip);
  await requireOwnTemplate(zip);
}

/** A template fetched on opening brings its macros along. */
async function requireOwnTemplate(zip: SoundZip): Promise<void> {
  for (const name of zip.names.filter((part) => part.endsWith('.rels'))) {
    // Splits instead of matching, so that each character is read once, however many tags are left open.
    const isFetched = (await readPart(LABEL, zip, name))
      .split('<')
      .some((tag) => tag.includes('attachedTemplate') && /Target\s*=\s*["'](https?|ftp):/i.test(tag));
    if (isFetched)
      throw notAllowed('This document fetches a template from another computer. Save it as PDF.');
  }
}
