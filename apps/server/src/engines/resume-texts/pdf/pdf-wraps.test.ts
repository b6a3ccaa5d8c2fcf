import { expect, test } from 'vitest';
import { SOFT_BREAK } from '../text/compose-text.ts';
import { withAccentsJoined } from './detached-accents.ts';
import { withSoftBreaks } from './pdf-wraps.ts';
import type { PlacedLine } from './placed-lines.ts';

type Line = { text: string; left?: number; font?: string; lefts?: number[]; height?: number };

/** Ten-point lines, six points per letter, fourteen points apart. */
const placed = (
  { text, left = 40, font = 'f', lefts = [left], height = 10 }: Line,
  at: number,
): PlacedLine => ({
  text,
  left,
  right: left + 6 * text.length,
  base: 700 - 14 * at,
  height,
  cell: { lefts, firstFont: font, lastFont: font },
});
/** The lines that continue, by their beginnings. */
const goingOn = (...lines: Line[]): string[] =>
  withSoftBreaks(lines.map(placed))
    .split('\n')
    .filter((line) => line.endsWith(SOFT_BREAK.charAt(0)))
    .map((line) => line.split(' ')[0] ?? '');

const FULL = { text: 'A line that is as long as its column is wide', font: 'h' };

test.each<[string, Line[], string[]]>([
  [
    'the first word below had no room',
    [FULL, { text: 'Bachelor of Arts in the History of Mills in' }, { text: 'Industry' }],
    ['Bachelor'],
  ],
  ['there was room', [FULL, { text: 'Bachelor of Arts' }, { text: 'Larkspur' }], []],
  [
    'the letters differ',
    [FULL, { text: 'Bachelor of Arts in the History of Mills in' }, { text: 'Larkspur College', font: 'g' }],
    [],
  ],
  [
    'the size differs',
    [FULL, { text: 'Bachelor of Arts in the History of Mills in' }, { text: 'Larkspur College', height: 9 }],
    [],
  ],
  ['a bullet follows', [{ ...FULL, font: 'f' }, { text: '• Larkspur' }], []],
  [
    'it stands under the words behind dates',
    [
      { ...FULL, font: 'f', lefts: [40, 120] },
      { text: 'Industry', left: 120 },
    ],
    ['A'],
  ],
  [
    'it stands in another column',
    [
      { ...FULL, font: 'f' },
      { text: 'Industry', left: 220 },
    ],
    [],
  ],
])('decides if a line continues: %s', (_, lines, going) => {
  expect(goingOn(...lines)).toEqual(going);
});

test.each([
  ['J¨urgen M¨ollenk¨amper', 'Jürgen Möllenkämper'],
  ['´Ecole Sup´erieure, Geo¨okologie, Fran¸cois, ´ı', 'École Supérieure, Geoökologie, François, í'],
  ['Children´s l´avion d´art `npm` ~/x', 'Children´s l´avion d´art `npm` ~/x'],
])('joins accents before their letters in %j', (text, joined) => {
  expect(withAccentsJoined(text)).toBe(joined);
});
