/**
 * Writes the invented people's resumes and truths, `x.pdf` and `x.truth.json`, into a folder, so that `node
 * bench/deepgaze-layouts.mjs <folder>` measures extraction on these layouts. Run it with `node
 * bench/deepgaze-new/write-files.mjs <folder>`. With `--further`, the same people are drawn in further layouts, of
 * which `--half open` or `--half kept` writes one half. When fixing a rule, look at the open half only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, runScript, say } from '../../tools/lib/say.mjs';
import { findHalf } from '../layouts/make-files.mjs';
import { FURTHER_PEOPLE, truthAbout } from './further-people.mjs';
import { writeFile } from './layouts/write-file.mjs';
import { PEOPLE } from './people.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { further: { type: 'boolean' }, half: { type: 'string' } },
});

await runScript(async () => {
  const [folder] = positionals;
  if (!folder) throw new Refusal('Name the folder to write into.');
  mkdirSync(folder, { recursive: true });
  const resumes = values.further
    ? FURTHER_PEOPLE.filter(({ layout }) => !values.half || findHalf(layout) === values.half)
    : PEOPLE.map((person) => ({ ...person, truth: truthAbout(person, person.resume) }));
  for (const { file, resume, truth } of resumes) {
    writeFileSync(join(folder, file), await writeFile(extname(file).slice(1), resume));
    const path = join(folder, `${file.slice(0, -extname(file).length)}.truth.json`);
    writeFileSync(path, JSON.stringify(truth, null, 2));
  }
  say(`${resumes.length} resumes are in ${folder}.`);
});
