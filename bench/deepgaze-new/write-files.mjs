/**
 * Writes the resumes of the invented people with what they state, `x.pdf` and `x.truth.json`, into a folder, so that
 * `node bench/deepgaze-layouts.mjs <folder>` says what is read from these layouts. Run it with
 * `node bench/deepgaze-new/write-files.mjs <folder>`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Refusal, runScript, say } from '../../tools/lib/say.mjs';
import { lookAt } from './layouts/draw-resume.mjs';
import { writeFile } from './layouts/write-file.mjs';
import { PEOPLE } from './people.mjs';

await runScript(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Refusal('Name the folder to write into.');
  mkdirSync(folder, { recursive: true });
  for (const person of PEOPLE) {
    const { file, resume } = person;
    writeFileSync(join(folder, file), await writeFile(lookAt(person).format, resume));
    const truth = join(folder, `${file.slice(0, -extname(file).length)}.truth.json`);
    writeFileSync(truth, JSON.stringify(truthAbout(person), null, 2));
  }
  say(`${PEOPLE.length} resumes are in ${folder}.`);
});

/** What the drawn resume states; a name may stand in the name of its file alone. */
function truthAbout({ name, file, words, mail, phone, place, jobs, schools, skills }) {
  const isThere = (text) => words.includes(text.toLowerCase());
  const isNamed = name.split(' ').every((part) => isThere(part) || file.includes(part));
  return {
    contact: { full_name: isNamed ? name : undefined, email: mail, phone, location: place },
    experience: jobs.map(({ title, company }) => ({ title: isThere(title) ? title : undefined, company })),
    education: schools.map(({ degree, school }) => ({ degree, institution: school })),
    skills,
  };
}
