/** Writes the invented people's resumes, each in the style and format given in the person's data, and zips them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aZip } from '../../packages/test-data/src/a-zip.ts';
import { printPage } from '../layouts/print-page.mjs';
import { asPage } from './as-page.mjs';
import { asText } from './as-text.mjs';
import { asWord } from './as-word.mjs';
import { getFileName, PEOPLE } from './people.mjs';

/** Some are in a folder of the zip, as in combined batches. */
const FOLDER_OF_EVERY = 5;

const writings = new Map();
for (const { writing } of PEOPLE) {
  if (!writings.has(writing)) writings.set(writing, await import(`./writings/${writing}.mjs`));
}

function listBlocks(person) {
  const { write, writeAside = () => [] } = writings.get(person.writing);
  return { blocks: write(person), aside: writeAside(person) };
}

/** A resume as plain text, from which questions derive who mentions a word. */
export function toText(person) {
  const { blocks, aside } = listBlocks(person);
  return asText([...blocks, ...aside], person.number);
}

/** The zip with everyone's resume. */
export function makeZip() {
  const desk = mkdtempSync(join(tmpdir(), 'slotwise-resumes-'));
  try {
    return aZip(
      PEOPLE.map((person) => {
        const folder = person.number % FOLDER_OF_EVERY === 0 ? 'batch 2/' : '';
        return { name: `${folder}${getFileName(person)}`, content: toBytes(person, desk) };
      }),
    );
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

function toBytes(person, desk) {
  const { blocks, aside } = listBlocks(person);
  if (person.format === 'txt') return toText(person);
  if (person.format === 'docx') return asWord([...blocks, ...aside]);
  const path = join(desk, `${person.key}.pdf`);
  printPage(asPage(blocks, aside, person.number), path);
  return readFileSync(path);
}
