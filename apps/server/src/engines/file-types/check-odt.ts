import { toReadAt } from '#lib/read-at.ts';
import { notAllowed, otherContent } from './refusals.ts';
import { readPart, requirePlainXml } from './scan-parts.ts';
import { openZip } from './zip-reader.ts';

const LABEL = 'OpenDocument';
const TYPE = 'application/vnd.oasis.opendocument.text';
const ACTIVE = /^(Basic|Scripts)\/./;

/**
 * Checks an OpenDocument text (ISO 26300): a sound zip with the type in its first part, not encrypted and without
 * macros.
 */
export async function checkOdt(bytes: Buffer): Promise<void> {
  const zip = await openZip(LABEL, toReadAt(bytes), bytes.length);
  const type = await readPart(LABEL, zip, 'mimetype');
  if (zip.names[0] !== 'mimetype' || type.trim() !== TYPE || !zip.entries.has('content.xml')) {
    throw otherContent('an OpenDocument text');
  }
  if ((await readPart(LABEL, zip, 'META-INF/manifest.xml')).includes('encryption-data')) {
    throw notAllowed('This document is protected by a password. Remove the password and upload it again.');
  }
  if (zip.names.some((name) => ACTIVE.test(name))) {
    throw notAllowed('This document holds macros, which can run programs. Remove them, or save it as PDF.');
  }
  await requirePlainXml(LABEL, zip);
}
