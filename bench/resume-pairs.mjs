/**
 * How well resumes that deserve a second look are distinguished from those that only look alike: precision and recall
 * over invented pairs, each in a separate organization that also has the evaluation's invented resumes. Run it with
 * `node bench/resume-pairs.mjs --half open` (lists the errors) or `--half kept` (figures only).
 */
import { parseArgs } from 'node:util';
import { compareResumes } from '../apps/server/src/engines/resume-resemblance/compare-resumes.ts';
import { findCandidates } from '../apps/server/src/engines/resume-resemblance/find-candidates.ts';
import { toMarks } from '../apps/server/src/engines/resume-resemblance/print-resume.ts';
import { understandResume } from '../apps/server/src/engines/resume-facts/understand-resume.ts';
import { readResumeText } from '../apps/server/src/engines/resume-texts/read-resume-text.ts';
import { Refusal, runScript, say } from '../tools/lib/say.mjs';
import { PEOPLE } from './deepgaze-new/people.mjs';
import { drawResume, lookAt } from './deepgaze-new/layouts/draw-resume.mjs';
import { writeFile } from './deepgaze-new/layouts/write-file.mjs';
import { PAIRS } from './resume-pairs/pairs.mjs';

const { values } = parseArgs({ options: { half: { type: 'string', default: 'open' } } });
const WRITTEN_AT = new Date('2026-06-01');

const ratio = (right, other) => (right / Math.max(1, right + other)).toFixed(3);

await runScript(async () => {
  if (!['open', 'kept'].includes(values.half)) throw new Refusal('--half is open or kept.');
  const others = await Promise.all(
    PEOPLE.map(async (person) => read(await writeFile(lookAt(person).format, drawResume(person)))),
  );
  const among = findAlike(others);
  say(`${others.length} resumes of unrelated people: ${among.length} pairs shown.`);
  const groups = PAIRS.filter(({ half }) => half === values.half);
  const counts = { right: 0, missed: 0, wrong: 0, quiet: 0 };
  for (const group of groups) {
    const own = await Promise.all(group.resumes.map((text) => read(Buffer.from(text))));
    const found = findAlike([...own, ...others]).filter(({ first }) => first < own.length);
    const keys = new Set(found.map(({ first, second }) => `${first}-${second}`));
    const expected = new Set(group.expected.map((pair) => pair.join('-')));
    const missed = [...expected].filter((key) => !keys.has(key));
    const wrong = [...keys].filter((key) => !expected.has(key));
    counts.right += expected.size - missed.length;
    counts.missed += missed.length;
    counts.wrong += wrong.length;
    if (expected.size === 0 && wrong.length === 0) counts.quiet += 1;
    if (values.half === 'open' && missed.length + wrong.length > 0)
      say(
        `${group.kind}: ${missed.length} missed, ${wrong.length} wrong (${[...new Set(found.flatMap(({ grounds }) => grounds.map(({ kind }) => kind)))].join(', ')})`,
      );
  }
  const { right, missed, wrong, quiet } = counts;
  say(
    `${groups.length} groups: precision ${ratio(right, wrong)}, recall ${ratio(right, missed)}; ${wrong} pairs wrongly shown, ${quiet} groups rightly left alone.`,
  );
});

async function read(bytes) {
  const { text } = await readResumeText(Buffer.from(bytes));
  const { facts, sections, name } = understandResume(text, {
    fileName: 'resume.txt',
    writtenAt: WRITTEN_AT,
    phoneCountry: 'IN',
  });
  const find = (kind) => facts.find((fact) => fact.kind === kind)?.norm ?? '';
  const resume = { text: text.text, facts, sections, name: name.value };
  return { ...resume, email: find('EMAIL'), phone: find('PHONE'), marks: toMarks(resume) };
}

function findAlike(resumes) {
  const { pairs, common } = findCandidates(resumes);
  const isCommon = new Set(common);
  return pairs.flatMap(([first, second]) => {
    const grounds = compareResumes(resumes[first], resumes[second], (hash) => isCommon.has(hash));
    return grounds.length > 0 ? [{ first, second, grounds }] : [];
  });
}
