import { expect, test } from 'vitest';
import { inReadingOrder } from './pdf-order.ts';
import type { PlacedLine } from './placed-lines.ts';

/** Ten-point lines at `left`, six points per letter, from `top` down, fourteen points apart. */
const column = (left: number, top: number, ...texts: string[]): PlacedLine[] =>
  texts.map((text, at) => ({ text, left, right: left + 6 * text.length, base: top - 14 * at, height: 10 }));
const heading = (text: string, base: number): PlacedLine => ({
  text,
  left: 40,
  right: 40 + 8 * text.length,
  base,
  height: 13,
});
const readText = (...lines: PlacedLine[][]): string[] => inReadingOrder(lines.flat()).map(({ text }) => text);

const head = column(40, 800, 'Mara Quill', 'mara@acme.example');
const work = [heading('EXPERIENCE', 750)];
const analyst = column(140, 730, 'Data Analyst', 'Wren Analytics', 'Counted the mills of the north');
const intern = column(140, 680, 'Intern', 'Alder', 'Helped');
const studies = [heading('EDUCATION', 610), ...column(40, 590, 'B.Com, Larkspur College, 2012')];
const READ = [
  'Mara Quill',
  'mara@acme.example',
  'EXPERIENCE',
  'Jan 2020 –',
  'Present',
  'Data Analyst',
  'Wren Analytics',
  'Counted the mills of the north',
  'May 2019\tIntern',
  'Alder',
  'Helped',
  'EDUCATION',
  'B.Com, Larkspur College, 2012',
];
const dates = [column(40, 730, 'Jan 2020 –', 'Present'), column(40, 680, 'May 2019')];

test.each<[string, PlacedLine[][]]>([
  ['before all the rest', [...dates, head, work, analyst, intern, studies]],
  ['behind all the rest', [head, work, analyst, intern, studies, ...dates]],
  ['before the jobs', [head, work, ...dates, analyst, intern, studies]],
  ['with their jobs, behind the education', [head, work, studies, analyst, dates[0]!, intern, dates[1]!]],
])('puts margin dates drawn %s next to their jobs', (_, lines) => {
  expect(readText(...lines)).toEqual(READ);
});

test('puts dates floated to the right after what they date, each on its row', () => {
  const toTheRight = (top: number, ...texts: string[]) =>
    column(0, top, ...texts).map((line) => ({ ...line, left: 500 - line.right, right: 500 }));
  const right = [toTheRight(730, 'Leeds', '2020 – 2024'), toTheRight(680, 'York', '2019')];
  expect(readText(...right, head, work, analyst, intern).slice(2)).toEqual([
    'EXPERIENCE',
    'Data Analyst\tLeeds',
    'Wren Analytics\t2020 – 2024',
    'Counted the mills of the north',
    'Intern\tYork',
    'Alder\t2019',
    'Helped',
  ]);
});

test('moves text positioned and drawn last to its place', () => {
  const jobs = column(58, 730, '2020 – 2024', 'Data Analyst', 'Wren Analytics', '2019', 'Intern', 'Alder');
  expect(readText(head, work, studies, jobs)).toEqual(
    [head, work, jobs, studies].flat().map(({ text }) => text),
  );
});

test('moves a label drawn last to its place and leaves the other column intact', () => {
  const above = column(40, 730, 'Data Analyst', 'Wren');
  const label = column(40, 702, 'Tasks');
  const below = column(40, 688, 'Counted the mills', 'Sorted them');
  const side = column(300, 730, 'Skills', 'Go', 'SQL', 'Java', 'Kotlin', 'Rust');
  expect(readText(head, above, below, side, label)).toEqual(
    [head, above, label, below, side].flat().map(({ text }) => text),
  );
});

test('leaves consecutive columns as they are, including dates in a side column', () => {
  const side = column(
    40,
    730,
    'Contact',
    'Leeds',
    'Studies',
    'Larkspur College',
    '2008 – 2012',
    'Skills',
    'Go',
  );
  const second = column(40, 604, 'Alder College', '2006 – 2008');
  const main = column(
    240,
    730,
    'Summary',
    'Builds mills',
    'Work',
    'Data Analyst',
    'Wren',
    'Counted',
    'Sorted',
  );
  const all = [side, second, main, column(240, 604, 'Intern', 'Alder')];
  expect(readText(head, ...all)).toEqual([head, ...all].flat().map(({ text }) => text));
});

test('leaves a page with too many lines as it is', () => {
  const many = column(40, 9000, ...Array.from({ length: 500 }, (_, at) => `line ${at}`)).toReversed();
  expect(inReadingOrder(many)).toBe(many);
});
