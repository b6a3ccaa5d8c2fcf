import { aDocx } from '@slotwise/test-data/a-document';
import { aZip } from '@slotwise/test-data/a-zip';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageBreak,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  type FileChild,
} from 'docx';
import { expect, test } from 'vitest';
import { readResumeText } from './read-resume-text.ts';
import type { ResumeText } from './text/resume-text.ts';

async function readText(bytes: Uint8Array): Promise<ResumeText> {
  const read = await readResumeText(bytes);
  if ('unread' in read) throw new Error(read.unread.reason);
  expect(read.contentType).toMatch(/wordprocessingml/);
  return read.text;
}

async function made(children: FileChild[], around: { headers?: object; footers?: object } = {}) {
  const file = new Document({ sections: [{ ...around, children }] });
  return readText(await Packer.toBuffer(file));
}

/** A Word document with this XML as its body, and these styles. */
const written = (body: string, styles = '') =>
  readText(
    aDocx('', [
      { name: 'word/document.xml', content: `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>` },
      ...(styles ? [{ name: 'word/styles.xml', content: `<w:styles xmlns:w="w">${styles}</w:styles>` }] : []),
    ]),
  );
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const line = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

test('puts headers above the text and footers below it', async () => {
  const { text, pageStarts } = await made(
    [new Paragraph({ text: 'Asha Verma', heading: HeadingLevel.TITLE })],
    {
      headers: { default: new Header({ children: [new Paragraph('asha@candidate.example')] }) },
      footers: { default: new Footer({ children: [new Paragraph('References on request')] }) },
    },
  );
  expect(text).toBe('asha@candidate.example\nAsha Verma\nReferences on request');
  expect(pageStarts).toEqual([0]);
});

test('starts a page at a page break, once', async () => {
  const breaks = [new PageBreak(), new TextRun('Second')];
  const { text, pageStarts } = await made([new Paragraph('First'), new Paragraph({ children: breaks })]);
  expect(pageStarts.map((start) => text.slice(start))).toEqual(['First\nSecond', 'Second']);
  const remembered = '<w:r><w:br w:type="page"/></w:r><w:r><w:lastRenderedPageBreak/></w:r>';
  expect((await written(line(run('First'), remembered, run('Second')))).pageStarts).toHaveLength(2);
});

test('puts cells of one line side by side, longer ones below each other', async () => {
  const cell = (...lines: string[]) => new TableCell({ children: lines.map((one) => new Paragraph(one)) });
  const rows = [
    new TableRow({ children: [cell('Kaveri Systems'), cell('2019 - 2024')] }),
    new TableRow({ children: [cell('Skills', 'Java'), cell('Languages', 'Tamil')] }),
  ];
  const { text } = await made([new Table({ rows })]);
  expect(text).toBe('Kaveri Systems\t2019 - 2024\nSkills\nJava\nLanguages\nTamil');
});

test('keeps tabs, and reads text boxes once, after their paragraph', async () => {
  const tabbed = new Paragraph({ children: [new TextRun({ children: ['Engineer', new Tab(), '2019'] })] });
  const box = new Textbox({ style: { width: '100pt' }, children: [new Paragraph('Boxed')] });
  expect((await made([tabbed, box, new Paragraph('Last')])).text).toMatch(/^Engineer\t2019\n+Boxed\nLast$/);
  const twice =
    '<mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent>';
  expect((await written(line(run('Anchor'), `<w:r>${twice}</w:r>`))).text).toBe('Anchor\nBox');
});

test('leaves out tracked deletions and includes insertions', async () => {
  const changed =
    '<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins>';
  expect((await written(line(run('a '), changed))).text).toBe('a new');
});

test('reads symbol-font bullets and non-breaking hyphens as characters', async () => {
  const symbols =
    '<w:r><w:sym w:font="Symbol" w:char="F0B7"/><w:t xml:space="preserve"> e</w:t><w:noBreakHyphen/><w:t>mail</w:t></w:r>';
  expect((await written(line(symbols))).text).toBe('• e-mail');
});

const WHITE = '<w:color w:val="FFFFFF"/>';
const styles =
  '<w:style w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Child"><w:basedOn w:val="Ghost"/></w:style>';

test.each<[string, string]>([
  ['hidden', run('kubernetes guru', '<w:vanish/>')],
  ['of a hidden style', run('kubernetes guru', '<w:rStyle w:val="Ghost"/>')],
  ['of a style based on a hidden one', run('kubernetes guru', '<w:rStyle w:val="Child"/>')],
  ['white', run('kubernetes guru', WHITE)],
  ['tiny', run('kubernetes guru', '<w:sz w:val="2"/>')],
])('treats words that are %s as hidden', async (_, words) => {
  const { text, hidden, flags } = await written(line(run('Asha '), words, run('Verma')), styles);
  expect([text, hidden, flags]).toEqual([
    'Asha Verma',
    [{ page: 1, text: 'kubernetes guru' }],
    ['HIDDEN_TEXT'],
  ]);
});

test.each<[string, string]>([
  ['in a shaded run', line(run('Skills', `${WHITE}<w:shd w:fill="112233"/>`))],
  ['in a shaded paragraph', `<w:p><w:pPr><w:shd w:fill="112233"/></w:pPr>${run('Skills', WHITE)}</w:p>`],
  ['highlighted', line(run('Skills', `${WHITE}<w:highlight w:val="darkBlue"/>`))],
  ['in a table', `<w:tbl><w:tr><w:tc>${line(run('Skills', WHITE))}</w:tc></w:tr></w:tbl>`],
  [
    'beside a drawing that floats',
    line('<w:r><w:drawing><wp:anchor/></w:drawing></w:r>', run('Skills', WHITE)),
  ],
  ['not hidden after all', line(run('Skills', '<w:rStyle w:val="Ghost"/><w:vanish w:val="0"/>'))],
])('treats pale words %s as visible', async (_, body) => {
  const { text, hidden } = await written(body, styles);
  expect([text, hidden]).toEqual(['Skills', []]);
});

test.each<[string, Buffer, string]>([
  [
    'without a body',
    aZip([
      { name: '[Content_Types].xml', content: '' },
      { name: 'word/x', content: '' },
    ]),
    'CORRUPT',
  ],
  [
    'that is a bomb',
    aDocx('', [{ name: 'word/document.xml', content: Buffer.alloc(20_000_000, ' ') }]),
    'CORRUPT',
  ],
  ['that leads out of itself', aDocx('', [{ name: '../evil', content: 'x' }]), 'CORRUPT'],
  [
    'whose parts lie',
    aDocx('', [{ name: 'word/document.xml', content: 'x'.repeat(99), claimedSize: 9 }]),
    'CORRUPT',
  ],
  ['that is a spreadsheet', aZip([{ name: 'xl/workbook.xml', content: 'x' }]), 'UNSUPPORTED'],
  ['without words', aDocx(''), 'NO_TEXT'],
])('returns an error for a document %s instead of throwing', async (_, bytes, state) => {
  expect(await readResumeText(bytes)).toMatchObject({ unread: { state, reason: /\.$/ } });
});

test('loses no words to broken markup', async () => {
  expect((await written('<w:p><w:r><w:t>Asha & Sons</w:t></w:r></w:p><w:p><w:r></w:p>')).text).toContain(
    'Asha',
  );
});
