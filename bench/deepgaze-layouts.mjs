/**
 * Measures what is read from resumes with unfamiliar layouts: names, employers, titles, degrees and schools, against
 * truths. Run `node bench/deepgaze-layouts.mjs` to make (with Chromium) and read the layouts of invented people in
 * `bench/layouts/`; or pass a folder of your own resumes and truths, `x.pdf` and `x.truth.json` (`{contact: {full_name,
 * email, phone, location}, experience: [{title, company}], education: [{degree, institution}], skills: []}`). `--each`
 * prints what was missed and what was wrongly found, by file; `--keep <folder>` keeps the files that were made.
 *
 * `deepgaze-new/write-files.mjs` writes such a folder with the people of the new questions.
 *
 * The made layouts are split into two halves by `findHalf`. In the table `2/3+1` means two of three found, and one
 * wrongly found.
 *
 * Titles above the first section do not count: they say what someone is, and the truths say what someone was.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readResumeText } from '../apps/server/src/engines/resume-texts/read-resume-text.ts';
import { understandResume } from '../apps/server/src/engines/resume-facts/understand-resume.ts';
import { runScript } from '../tools/lib/say.mjs';
import { compare, KINDS, plain, listValues } from './layouts/compare-values.mjs';
import { findHalf, makeLayouts } from './layouts/make-files.mjs';

const TRUTH = '.truth.json';
const NAME_WIDTH = 28;
const CELL_WIDTH = 9;

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'boolean' }, keep: { type: 'string' } },
});
const [given] = positionals;

await runScript(async () => (given ? report('layouts', await compareAll(given)) : measureOwn()));

async function measureOwn() {
  const folder = asked.keep ?? mkdtempSync(join(tmpdir(), 'slotwise-layouts-'));
  try {
    mkdirSync(folder, { recursive: true });
    await makeLayouts(folder);
    const all = await compareAll(folder);
    for (const half of ['open', 'kept']) {
      report(
        `layouts of the ${half} half`,
        all.filter(({ name }) => findHalf(name) === half),
      );
    }
    report('layouts', all);
  } finally {
    if (!asked.keep) rmSync(folder, { recursive: true, force: true });
  }
}

async function compareAll(folder) {
  const files = readdirSync(folder);
  const layouts = [];
  for (const file of files.filter((name) => name.endsWith(TRUTH))) {
    const name = file.slice(0, -TRUTH.length);
    const resume = files.find((other) => other !== file && other.startsWith(`${name}.`));
    if (!resume) throw new Error(`${file} has no resume beside it.`);
    const truth = listValues(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    layouts.push({ name, kinds: compare(await listFacts(folder, resume), truth) });
  }
  printTable(layouts);
  return layouts;
}

async function listFacts(folder, fileName) {
  const read = await readResumeText(readFileSync(join(folder, fileName)));
  if (!read.text) throw new Error(`${fileName} was not read: ${read.unread.reason}`);
  const setting = { fileName, writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' };
  const { facts } = understandResume(read.text, setting);
  return Object.fromEntries(
    KINDS.map((kind) => {
      const own = facts.filter((fact) => fact.kind === kind && fact.rule !== 'headline');
      const values = own.map(({ value, norm }) => (kind === 'PHONE' ? norm.slice(-10) : value));
      return [kind, [...new Map(values.map((value) => [plain(value), value])).values()]];
    }),
  );
}

function printTable(layouts) {
  const row = (name, cells) =>
    console.log(
      [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padEnd(CELL_WIDTH))].join('').trimEnd(),
    );
  row('', KINDS);
  for (const { name, kinds } of layouts) {
    const shown = name.length < NAME_WIDTH ? name : `${name}\n${' '.repeat(NAME_WIDTH)}`;
    row(
      shown,
      KINDS.map((kind) => getCell(kinds.get(kind))),
    );
    if (asked.each) printFaults(kinds);
  }
}

function getCell(count) {
  if (!count) return '-';
  return `${count.right}/${count.stated}${count.extra.length > 0 ? `+${count.extra.length}` : ''}`;
}

function printFaults(kinds) {
  for (const [kind, { missed, extra }] of kinds) {
    if (missed.length + extra.length === 0) continue;
    console.log(`  ${kind} missed ${JSON.stringify(missed)} too much ${JSON.stringify(extra)}`);
  }
}

function report(what, layouts) {
  console.log(`\n${layouts.length} ${what}`);
  for (const kind of KINDS) {
    const counts = layouts.flatMap(({ kinds }) => kinds.get(kind) ?? []);
    const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
    const [found, stated, right] = [sum('found'), sum('stated'), sum('right')];
    const precision = found ? (right / found).toFixed(2) : '-';
    const recall = stated ? (right / stated).toFixed(2) : '-';
    console.log(
      `${kind.padEnd(CELL_WIDTH)} recall ${recall} (${right} of ${stated}), precision ${precision} (${right} of ${found})`,
    );
  }
}
