import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { madePdf, type PagePiece } from '../../../../test/made-pdf.ts';
import { readPdf } from './read-pdf.ts';

const WHITE: [number, number, number] = [1, 1, 1];
const NAVY: [number, number, number] = [0.05, 0.1, 0.3];
const PAPER = { x: 0, y: 0, width: 595, height: 842 };
/** Enough words that the page is not taken for a scan. */
const resume: PagePiece[] = [
  { say: 'Asha Verma', y: 800, size: 20 },
  { say: 'Platform engineer at Kaveri Systems in Pune since 2019, before that at Tungabhadra Labs.', y: 770 },
  { say: 'Skills: TypeScript, PostgreSQL, Kubernetes, and patience with flaky tests.', y: 750 },
];
const read = async (...pages: PagePiece[][]) => readPdf(await madePdf(...pages));

test('reads the words of each page in file order, and where each page starts', async () => {
  const { text, pageStarts, hidden, flags } = await read(resume, [{ say: 'Second page', y: 800 }]);
  expect(text.split('\n')[0]).toBe('Asha Verma');
  expect(text.slice(pageStarts[1])).toBe('Second page');
  expect([pageStarts.length, hidden, flags]).toEqual([2, [], []]);
});

test('keeps the number of a page without words', async () => {
  const { text, pageStarts } = await read(resume, [], [{ say: 'Third', y: 800 }]);
  expect(text.slice(pageStarts[2])).toBe('Third');
});

test('turns a gap between a job and its dates into a tab', async () => {
  const { text } = await read([
    ...resume,
    { say: 'Kaveri Systems', y: 700 },
    { say: '2019 - 2024', x: 400, y: 700 },
  ]);
  expect(text).toContain('Kaveri Systems\t2019 - 2024');
});

test('joins a letter-spaced heading into a word, but not initials', async () => {
  const { text } = await read([...resume, { say: 'S K I L L S', y: 700 }, { say: 'A P J', y: 680 }]);
  expect(text).toMatch(/\nSKILLS\nA P J$/);
});

test('keeps the hyphen of a letter-spaced name, and the words of dates', async () => {
  const name = { say: 'Q U I L L - M A R S H', y: 700 };
  const { text } = await read([...resume, name, { say: 'J U N E 2 0 2 0 - 2 0 2 1', y: 680 }]);
  expect(text).toMatch(/\nQUILL-MARSH\nJUNE 2020-2021$/);
});

test.each<[string, PagePiece]>([
  ['too small to read', { say: 'Python guru', y: 300, size: 2 }],
  ['white on white', { say: 'Python guru', y: 300, colour: WHITE }],
  ['nearly white', { say: 'Python guru', y: 300, colour: [0.96, 0.97, 0.96] }],
  ['transparent', { say: 'Python guru', y: 300, opacity: 0.03 }],
  ['not painted at all', { say: 'Python guru', y: 300, unpainted: true }],
  ['above the page', { say: 'Python guru', y: 900 }],
  ['left of the page', { say: 'Python guru', x: -300, y: 300 }],
])('treats words that are %s as hidden', async (_, words) => {
  const { text, hidden, flags } = await read([], [...resume, words]);
  expect(text).not.toContain('guru');
  expect(text).toContain('flaky tests.');
  expect(hidden).toEqual([{ page: 2, text: 'Python guru' }]);
  expect(flags).toEqual(['HIDDEN_TEXT']);
});

test.each<[string, PagePiece[]]>([
  ['white on a dark box', [{ fill: NAVY, x: 0, y: 280, width: 595, height: 60 }]],
  ['white on a picture', [{ picture: true, ...PAPER }]],
  [
    'white on a dark box on a white page',
    [
      { fill: WHITE, ...PAPER },
      { fill: NAVY, x: 0, y: 280, width: 300, height: 60 },
    ],
  ],
])('treats words that are %s as visible', async (_, behind) => {
  const { text, flags } = await read([
    ...behind,
    { say: 'Sidebar skills', y: 300, colour: WHITE },
    ...resume,
  ]);
  expect(text).toContain('Sidebar skills');
  expect(flags).toEqual([]);
});

test.each<[string, PagePiece[]]>([
  ['a dark box elsewhere', [{ fill: NAVY, x: 0, y: 600, width: 595, height: 60 }]],
  [
    'a dark box that was painted white again',
    [
      { fill: NAVY, x: 0, y: 280, width: 595, height: 60 },
      { fill: WHITE, x: 0, y: 270, width: 595, height: 90 },
    ],
  ],
  ['a picture elsewhere', [{ picture: true, x: 400, y: 700, width: 100, height: 100 }]],
])('treats white words next to %s as hidden', async (_, behind) => {
  const { hidden } = await read([...behind, { say: 'Python guru', y: 300, colour: WHITE }, ...resume]);
  expect(hidden).toEqual([{ page: 1, text: 'Python guru' }]);
});

test('keeps hidden words apart that are apart on a line', async () => {
  const apart = ['Python', 'guru'].map((say, at) => ({ say, x: 60 + 60 * at, y: 300, colour: WHITE }));
  expect((await read([...apart, ...resume])).hidden).toEqual([{ page: 1, text: 'Python guru' }]);
});

test('does not count small or grey print as hidden', async () => {
  const { flags } = await read([
    ...resume,
    { say: 'References on request', y: 50, size: 6, colour: [0.6, 0.6, 0.6] },
  ]);
  expect(flags).toEqual([]);
});

test('reads a scan with OCR text, and says so', async () => {
  const words = resume.map((piece) => ({ ...piece, unpainted: true }));
  const { text, hidden, flags } = await read([{ picture: true, ...PAPER }, ...words]);
  expect(text).toContain('Kaveri Systems');
  expect([hidden, flags]).toEqual([[], ['READ_BY_OCR']]);
});

test('takes unpainted words without a picture as hidden, not as a scan', async () => {
  const words = resume.map((piece) => ({ ...piece, unpainted: true }));
  const { hidden } = await read(resume, words);
  expect(hidden).toMatchObject([{ page: 2, text: expect.stringContaining('Kaveri') }]);
});

test('distinguishes a scan without words from a page with few words', async () => {
  const scan = read(
    [{ picture: true, ...PAPER }],
    [
      { picture: true, ...PAPER },
      { say: '2', y: 20 },
    ],
  );
  await expect(scan).rejects.toMatchObject({ unread: { state: 'NO_TEXT' }, isScan: true });
  expect(await read([{ say: 'Asha Verma, Pune', y: 800 }])).toMatchObject({ text: 'Asha Verma, Pune' });
});

test('does not count a resume with scanned certificates at the end as a scan', async () => {
  const { text } = await read(resume, [{ picture: true, ...PAPER }], [{ picture: true, ...PAPER }]);
  expect(text).toContain('Asha Verma');
});

test('says that a page with letters drawn as shapes has no words', async () => {
  const shapes = read([{ fill: NAVY, x: 50, y: 700, width: 300, height: 12 }]);
  await expect(shapes).rejects.toMatchObject({ unread: { state: 'NO_TEXT', reason: /original/ } });
});

test('flags rows across two columns, but not consecutive columns', async () => {
  const rows = Array.from({ length: 14 }, (_, row) => 780 - row * 20);
  const left = rows.map((y) => ({ say: 'a line of the left column here', x: 40, y }));
  const right = rows.map((y) => ({ say: 'a line of the right column here', x: 320, y }));
  const across = rows.flatMap((_, row) => [left[row]!, right[row]!]);
  expect((await read(across)).flags).toEqual(['COLUMNS_MIXED']);
  expect((await read([...left, ...right])).flags).toEqual([]);
});

test('distinguishes a damaged PDF from a locked one', async () => {
  const whole = await madePdf(resume);
  await expect(readPdf(whole.slice(0, whole.length / 3))).rejects.toMatchObject({
    unread: { state: 'CORRUPT' },
  });
  const locked = Buffer.from(
    await (await PDFDocument.load(whole)).save({ useObjectStreams: false }),
  ).toString('latin1');
  const encryption =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <' +
    '11'.repeat(32) +
    '> /U <' +
    '22'.repeat(32) +
    '> >>';
  const bytes = Buffer.from(
    locked.replace(
      'trailer\n<<',
      `trailer\n<< /ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>] ${encryption}`,
    ),
    'latin1',
  );
  await expect(readPdf(bytes)).rejects.toMatchObject({ unread: { state: 'PASSWORD' } });
});
