import { expect, test } from 'vitest';
import { readLines } from '../lines/lines.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';

const joined = (text: string): string[] =>
  joinWrappedLines(text, readLines(text)).map(({ text: words }) => words.replace(/\s+/gu, ' '));

test.each<[string, string, string[]]>([
  ['the file tells', 'Bachelor of Business \nAdministration', ['Bachelor of Business Administration']],
  ['a small word at the end tells', 'University of\nLarkspur', ['University of Larkspur']],
  ['a small word at the beginning tells', 'Larkspur College\nof Arts', ['Larkspur College of Arts']],
  ['only the head of a title is left', 'Freelance Graphic\nDesigner', ['Freelance Graphic Designer']],
  ['three lines go on', 'Larkspur \nSchool of \nMills', ['Larkspur School of Mills']],
])('joins lines if %s', (_, text, lines) => {
  expect(joined(text)).toEqual(lines);
});

test.each([
  ['nothing tells', 'Wren Analytics\nLarkspur Mills'],
  ['a company stands below its title', 'Senior Project Manager \nWren Construction'],
  ['a school stands below its degree', 'BSc in Botany \nLarkspur College'],
  ['a title stands below its company', 'Wren Analytics, Leeds \nWorking Student'],
  ['a sentence ends', 'Counted the mills. \nSorted them'],
  ['dates end the line', 'Wren 2019 – 2021 \nAlder'],
  ['a paragraph goes on', `${'Counted the mills of the north \n'.repeat(5)}and sorted them`],
])('keeps lines apart if %s', (_, text) => {
  expect(joined(text)).toEqual(text.split(/\s*\n/u));
});
