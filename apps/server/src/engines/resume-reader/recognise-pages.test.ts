import { spawnSync } from 'node:child_process';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { runProgram } from '#lib/run-program.ts';
import { madePdf } from '../../../test/made-pdf.ts';
import { recogniseInTurn, recognisePages } from './recognise-pages.ts';

/** Node alone reserves gigabytes of address space. */
const ALLOWANCE = { millis: 30_000, bytes: 64 * 1024 * 1024, megabytes: 100_000 };
const NOTHING = new Uint8Array();
const draws = await runProgram(['pdftoppm', '-v'], NOTHING, ALLOWANCE);
const recognises = await runProgram(['tesseract', '--version'], NOTHING, ALLOWANCE);

/** A PDF with pictures of these pages, as from a scanner. */
async function buildScan(...pages: string[]): Promise<Uint8Array> {
  const scan = await PDFDocument.create();
  for (const say of pages) {
    const page = await madePdf([{ say, y: 700, size: 18 }]);
    const picture = await runProgram(['pdftoppm', '-r', '150', '-png', '-'], page, ALLOWANCE);
    scan.addPage([595, 842]).drawImage(await scan.embedPng(picture!), { width: 595, height: 842 });
  }
  return scan.save();
}

test.skipIf(!draws || !recognises)('reads the words of each page of a scan', async () => {
  const pages = await recognisePages(
    await buildScan('Asha Verma, engineer in Pune', 'Kaveri Systems'),
    'acme',
  );
  expect(pages?.map((page) => page.trim())).toEqual(['Asha Verma, engineer in Pune', 'Kaveri Systems']);
});

test('reads nothing from anything but a PDF', async () => {
  expect(await recognisePages(Buffer.from('no PDF'), 'acme')).toBeNull();
});

test('a single scan waits for one page of those with many, not for all of theirs', async () => {
  const read: string[] = [];
  const recognise = recogniseInTurn(async (scan, page) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (page > scan.length) return null;
    const words = `page ${page} of ${scan.length}`;
    read.push(words);
    return words;
  });
  const many = Array.from({ length: 200 }, () => recognise(new Uint8Array(3), 'acme'));
  expect(await recognise(new Uint8Array(1), 'globex')).toEqual(['page 1 of 1']);
  expect(read.length).toBeLessThan(5);
  await Promise.all(many);
  expect(read).toHaveLength(601);
});

test('gives nothing if a program is missing, fails or takes too much', async () => {
  const run = (command: [string, ...string[]], allowance = {}) =>
    runProgram(command, Buffer.from('words'), { ...ALLOWANCE, ...allowance });
  expect(await run(['slotwise-has-no-such-program'])).toBeNull();
  expect(await run(['node', '-e', 'process.exit(3)'])).toBeNull();
  expect(await run(['node', '-e', 'setInterval(() => {}, 1000)'], { millis: 200 })).toBeNull();
  expect(await run(['node', '-e', 'console.log("x".repeat(100_000))'], { bytes: 1000 })).toBeNull();
  const endedLong = run(['head', '-c', '50000', '/dev/zero'], { bytes: 1000 });
  // Waits without reading until another program has started and ended.
  spawnSync('node', ['-e', '']);
  expect(await endedLong).toBeNull();
  expect(await run(['node', '-e', 'process.stdin.pipe(process.stdout)'])).toEqual(Buffer.from('words'));
});

test.skipIf(process.platform !== 'linux')('gives nothing if a program takes too much memory', async () => {
  const takeMemory = (megabytes: number) =>
    runProgram(['dd', 'if=/dev/zero', 'of=/dev/null', 'bs=300M', 'count=1'], NOTHING, {
      ...ALLOWANCE,
      megabytes,
    });
  expect(await takeMemory(100)).toBeNull();
  expect(await takeMemory(1000)).toEqual(Buffer.alloc(0));
});
