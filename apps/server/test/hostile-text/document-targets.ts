import { anOdt, anRtf, aPdf, docxParts } from '@slotwise/test-data/a-document';
import { aZip } from '@slotwise/test-data/a-zip';
import { Readable } from 'node:stream';
import { checkFile } from '#engines/file-checks/check-file.ts';
import { readResumeText } from '#engines/resume-texts/read-resume-text.ts';
import { inspectZip } from '#engines/zip-archives/inspect-zip.ts';
import { readFormFile } from '#http/read-form-file.ts';
import { toReadAt } from '#lib/read-at.ts';
import type { Target } from './target.ts';

/** `length` is the longest that fits. */
type Place = [name: string, prepare: (text: string) => Buffer, length?: number];

/** The longest name in a zip, whatever its letters take in UTF-8. */
const LONGEST_NAME = 16_000;
const LENGTH = 8000;
/** A check is so cheap that only a long text shows how it grows. */
const CHECKED_LENGTH = 32_000;
/** The PDF reader parses a document even if its table is broken, at a cost per object. */
const PDF_LENGTH = 4000;

/** The typical content of document parts. */
const ELEMENTS = '<b a="1">Meera</b>';
const XML = '<?xml version="1.0"?>';

/** A Word document with a text in one of its parts, before the last tag or replacing it. */
function docxWith(name: string, text: string, end: 'cut' | 'whole' = 'whole'): Buffer {
  const usual = docxParts().find((part) => part.name === name)?.content ?? `${XML}<x></x>`;
  const content = String(usual).replace(/<\/[^<]*$/, (last) => text + (end === 'cut' ? '' : last));
  return aZip(docxParts('Meera Nair', [{ name, content }]));
}

/** One page with a text as its uncompressed content. */
const pdfWith = (text: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n` +
      `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n` +
      `4 0 obj\n<</Length ${Buffer.byteLength(text)}>>\nstream\n${text}\nendstream\nendobj\n` +
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 5/Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  );

/** A zip with a comment, which is searched for the end record. */
function withComment(zip: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  zip.writeUInt16LE(text.length, zip.length - 2);
  return Buffer.concat([zip, text]);
}

const ZIPS: Place[] = [
  ['the name of a file in a zip', (text) => aZip([{ name: text, content: 'x' }])],
  [
    'the names of many files in a zip',
    (text) => aZip([0, 1, 2, 3, 4].map((at) => ({ name: `${at}${text}`, content: 'x' }))),
  ],
  ['the comment of a zip', (text) => withComment(aZip([{ name: 'a.pdf', content: 'x' }]), text)],
];

const DOCX_PARTS = [
  '[Content_Types].xml',
  '_rels/.rels',
  'docProps/core.xml',
  'word/document.xml',
  'word/styles.xml',
  'word/numbering.xml',
  'word/header1.xml',
  'word/footnotes.xml',
  'word/_rels/document.xml.rels',
  'word/_rels/settings.xml.rels',
];
const CONTENT = `${XML}<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text><text:p>`;

const DOCUMENTS: [fileName: string, places: Place[]][] = [
  [
    'a.docx',
    [
      ...DOCX_PARTS.map((part): Place => [part, (text) => docxWith(part, text)]),
      ...DOCX_PARTS.map((part): Place => [`${part}, cut off`, (text) => docxWith(part, text, 'cut')]),
      [
        'the name of a part',
        (text) => aZip(docxParts('Meera Nair', [{ name: text, content: 'x' }])),
        LONGEST_NAME,
      ],
      ['a text', (text) => aZip(docxParts(text))],
    ],
  ],
  [
    'a.odt',
    [
      ['content.xml', (text) => anOdt([{ name: 'content.xml', content: CONTENT + text }])],
      ['meta.xml', (text) => anOdt([{ name: 'meta.xml', content: `${XML}<x>${text}</x>` }])],
      [
        'the list of parts',
        (text) => anOdt([{ name: 'META-INF/manifest.xml', content: `${XML}<m>${text}</m>` }]),
      ],
      ['the name of a part', (text) => anOdt([{ name: text, content: 'x' }]), LONGEST_NAME],
    ],
  ],
  ['a.rtf', [['a text', (text) => anRtf(text)]]],
  ['a.txt', [['a text', (text) => Buffer.from(text)]]],
];

const PDFS: Place[] = [
  ['a comment', (text) => aPdf(text)],
  ['a page', pdfWith],
  ['what follows its end', (text) => Buffer.concat([aPdf(), Buffer.from(text)])],
];

const BOUNDARY = '----slotwise';
/** A form with a text as its file's name or in the headers before it. */
const formWith = (headers: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`);

async function readForm(bytes: Buffer): Promise<void> {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const { bytes: file } = await readFormFile(headers, Readable.from([bytes]));
  for await (const _piece of file);
}

const FORMS: Place[] = [
  ['a name', (text) => formWith(`Content-Disposition: form-data; name="file"; filename="${text}"`)],
  [
    'a coded name',
    (text) => formWith(`Content-Disposition: form-data; name="file"; filename*=UTF-8''${text}`),
  ],
  ['a header', (text) => formWith(`Content-Disposition: form-data; name="file"; ${text}`)],
];

const targetsFor = (
  kind: string,
  places: Place[],
  { length = LENGTH, ...target }: Pick<Target, 'run'> & Partial<Target>,
): Target[] =>
  places.map(([name, prepare, most = length]) => ({
    name: `${kind}: ${name}`,
    length: Math.min(length, most),
    tails: ['!'],
    prepare,
    ...target,
  }));

const read = (bytes: Buffer) => readResumeText(bytes);

/** Every part of an untrusted file as it is uploaded, checked, and parsed as a resume. */
export const documentTargets = (): Target[] => [
  ...targetsFor('a form', FORMS, { run: readForm }),
  ...targetsFor('a zip', ZIPS, {
    length: LONGEST_NAME,
    run: (bytes: Buffer) => inspectZip(toReadAt(bytes), bytes.length),
  }),
  ...DOCUMENTS.flatMap(([fileName, places]) => [
    ...targetsFor(`the check of ${fileName}`, places, {
      length: CHECKED_LENGTH,
      run: (bytes: Buffer) => checkFile({ fileName, bytes }),
    }),
    ...targetsFor(`the words of ${fileName}`, places, { run: read, harmless: ELEMENTS }),
  ]),
  ...targetsFor('the check of a.pdf', PDFS, {
    length: CHECKED_LENGTH,
    run: (bytes: Buffer) => checkFile({ fileName: 'a.pdf', bytes }),
  }),
  ...targetsFor('the words of a.pdf', PDFS, { run: read, length: PDF_LENGTH }),
  ...targetsFor('the words of a page of the web', [['a text', (text) => Buffer.from(`<html><p>${text}`)]], {
    run: read,
  }),
];
