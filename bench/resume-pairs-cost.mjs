/**
 * How the cost of comparing resumes grows with their number: CPU for each resume's marks, for finding candidate pairs
 * and for comparing these, and memory. Run it with `node bench/resume-pairs-cost.mjs <data folder> [count]` with the
 * evaluation's folder. The resumes are those of the evaluation, then mixtures of them, each of a different person,
 * wrapped at twelve words per line. `--dense` measures the worst case instead: marks shared by two or three people
 * throughout.
 */
import { parseArgs } from 'node:util';
import { compareResumes } from '../apps/server/src/engines/resume-resemblance/compare-resumes.ts';
import { findCandidates } from '../apps/server/src/engines/resume-resemblance/find-candidates.ts';
import { hasMark, toMarks } from '../apps/server/src/engines/resume-resemblance/print-resume.ts';
import { randomFrom } from '../apps/server/test/scheduling/random.ts';
import { runScript, say } from '../tools/lib/say.mjs';
import { resumeBlocks } from './deepgaze-texts.mjs';

const { values, positionals } = parseArgs({
  options: { dense: { type: 'boolean' } },
  allowPositionals: true,
});
const [data, count = '30000'] = positionals;
const WORDS_A_LINE = 12;
const MARKS = 256;
const MOST_HASH = 2 ** 32 - 1;

function countSeconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

await runScript(async () => {
  const resumes = values.dense ? drawDense(Number(count)) : readResumes(data, Number(count));
  let since = process.cpuUsage();
  const listed = resumes.map((resume) => ({
    ...resume,
    email: '',
    phone: '',
    marks: resume.marks ?? toMarks(resume),
  }));
  const marked = countSeconds(since);
  since = process.cpuUsage();
  const { pairs, common } = findCandidates(listed);
  const paired = countSeconds(since);
  since = process.cpuUsage();
  const compared = values.dense ? [] : pairs;
  const found = compared.filter(
    ([first, second]) =>
      compareResumes(resumes[first], resumes[second], (hash) => hasMark(common, hash)).length > 0,
  );
  const comparing = countSeconds(since);
  const bytes = listed.reduce((sum, { marks }) => sum + marks.byteLength, 0);
  say(
    `${resumes.length} resumes: marks ${((marked * 1000) / resumes.length).toFixed(2)} ms of CPU each, ${(bytes / 1e6).toFixed(0)} MB in all.`,
  );
  say(
    `Finding ${pairs.length} pairs among them: ${paired.toFixed(1)} s of CPU, ${common.length} common marks.`,
  );
  say(`Comparing ${compared.length} of them: ${comparing.toFixed(1)} s of CPU, ${found.length} shown.`);
  say(`At most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB of the process.`);
});

function readResumes(folder, wanted) {
  const random = randomFrom(11);
  const all = [];
  for (const block of resumeBlocks(folder, wanted, 1000))
    for (const { text } of block)
      all.push({
        name: inventName(random),
        text: text.includes('\n') ? text : toLines(text),
        sections: [],
        facts: [],
      });
  return all;
}

/** A name unlike any other resume's, even allowing for a typo: two words of seven letters. */
function inventName(random) {
  const drawWord = () =>
    Array.from({ length: 7 }, () => String.fromCodePoint(random.between(97, 122))).join('');
  return `${drawWord()} ${drawWord()}`;
}

function toLines(text) {
  const words = text.split(' ');
  const lines = [];
  for (let at = 0; at < words.length; at += WORDS_A_LINE)
    lines.push(words.slice(at, at + WORDS_A_LINE).join(' '));
  return lines.join('\n');
}

function drawDense(wanted) {
  const random = randomFrom(7);
  const known = Math.floor((wanted * MARKS) / 2.5);
  const step = Math.floor(MOST_HASH / known);
  return Array.from({ length: wanted }, () => ({
    name: inventName(random),
    text: '',
    sections: [],
    facts: [],
    marks: Uint32Array.from({ length: MARKS }, () => random.between(0, known - 1) * step).sort(),
  }));
}
