import { aZip, type ZipPart } from './a-zip.ts';

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS = (target = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${target}</Relationships>`;
const body = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;

/** The parts of a Word document with one line of text; a given part replaces the one with the same name. */
export function docxParts(text = 'Meera Nair, platform engineer', more: readonly ZipPart[] = []): ZipPart[] {
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: TYPES },
    { name: '_rels/.rels', content: RELATIONS() },
    { name: 'word/document.xml', content: body(text) },
  ];
  const replaced = parts.map((part) => more.find(({ name }) => name === part.name) ?? part);
  return [...replaced, ...more.filter(({ name }) => !parts.some((part) => part.name === name))];
}

export const aDocx = (text?: string, more?: readonly ZipPart[]): Buffer => aZip(docxParts(text, more));

/** The relationships of a part, plus one that points at `target`. */
export const aRelation = (type: string, target: string): string =>
  RELATIONS(
    `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`,
  );

/** An OpenDocument text; parts can be replaced or added. */
export const anOdt = (more: readonly ZipPart[] = []): Buffer =>
  aZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    ...[
      { name: 'content.xml', content: '<?xml version="1.0"?><office:document-content/>' },
      { name: 'META-INF/manifest.xml', content: '<?xml version="1.0"?><manifest:manifest/>' },
    ].filter(({ name }) => !more.some((part) => part.name === name)),
    ...more,
  ]);

/** A PDF of one empty page, optionally padded to a size. */
export function aPdf(text = 'Meera Nair', size = 0): Buffer {
  const start = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\n% ${text}\n`;
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${start.length}\n%%EOF\n`;
  const padding = Math.max(0, size - start.length - end.length - 3);
  const filler =
    padding > 0
      ? Buffer.concat([Buffer.from('% '), Buffer.alloc(padding, 'x'), Buffer.from('\n')])
      : Buffer.alloc(0);
  return Buffer.concat([Buffer.from(start), filler, Buffer.from(end)]);
}

export const anRtf = (text = 'Meera Nair'): Buffer =>
  Buffer.from(`{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 Inter;}}\\f0 ${text}}`);
