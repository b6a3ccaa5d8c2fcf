/**
 * How well a job description finds people, compared with full-text engines given the same words: nDCG@10 of the
 * invented job descriptions over the invented resumes, and with a folder also the time to parse and match that many of
 * them, in rotation, over its resumes. Run it with `node bench/job-fit.mjs`, or `node bench/job-fit.mjs <data folder>
 * [resumes] [jobs]` to include times.
 *
 * The times are for parsing and matching in one thread, without the server and the database.
 */
import { writeFile as drawFile } from './deepgaze-new/layouts/write-file.mjs';
import { drawResume, lookAt } from './deepgaze-new/layouts/draw-resume.mjs';
import { newPart } from './deepgaze-new/new-part.mjs';
import { PEOPLE } from './deepgaze-new/people.mjs';
import { BASELINES } from './deepgaze-baselines.mjs';
import { resumeBlocks } from './deepgaze-texts.mjs';
import { matchJob } from '../apps/server/src/engines/job-fit/match-job.ts';
import { readJob } from '../apps/server/src/engines/job-fit/read-job.ts';
import { understandResume } from '../apps/server/src/engines/resume-facts/understand-resume.ts';
import { openIndex } from '../apps/server/src/engines/resume-index/open-index.ts';
import { buildSegment } from '../apps/server/src/engines/resume-index/segments/build-segment.ts';
import { openSegment } from '../apps/server/src/engines/resume-index/segments/open-segment.ts';
import { readResumeText } from '../apps/server/src/engines/resume-texts/read-resume-text.ts';
import { runScript, say } from '../tools/lib/say.mjs';

const TOP = 10;
const [data, resumes = '1000', jobs = '200'] = process.argv.slice(2);

await runScript(async () => {
  const asked = await inventedJobs();
  await printRanking(asked);
  if (data) await printTimes(asked.map(({ text }) => text));
});

/** The pasted jobs of the evaluation's questions, with each resume's relevance. */
async function inventedJobs() {
  const { questions, gold } = await newPart();
  return questions.flatMap(({ type, question }, at) =>
    type === 'rank.job' ? [{ text: question, relevant: gold[at].rel }] : [],
  );
}

async function printRanking(asked) {
  const texts = await Promise.all(PEOPLE.map(readPerson));
  const opened = openTexts(texts);
  const own = await Promise.all(asked.map(({ text }) => holdAgainst(text, opened)));
  print('Deepgaze, by conditions met', asked, own);
  for (const [name, open] of BASELINES) {
    const engine = await open(texts.map(({ resume, read }) => ({ resume, text: read.text })));
    const ranked = await Promise.all(asked.map(({ text }) => engine.search(text, TOP)));
    print(`${name}, the whole text`, asked, ranked);
  }
}

async function readPerson(person) {
  const file = await drawFile(lookAt(person).format, drawResume(person));
  return { resume: person.file, read: (await readResumeText(Buffer.from(file))).text };
}

function print(name, asked, ranked) {
  const each = asked.map(({ relevant }, at) => measureGain(ranked[at], relevant));
  say(`${name}: nDCG@${TOP} ${(each.reduce((sum, one) => sum + one, 0) / each.length).toFixed(3)}`);
}

function measureGain(ranked, relevant) {
  const gain = (values) =>
    values.slice(0, TOP).reduce((sum, value, at) => sum + (2 ** value - 1) / Math.log2(at + 2), 0);
  const best = Object.values(relevant).toSorted((one, other) => other - one);
  return gain(ranked.slice(0, TOP).map((resume) => relevant[resume] ?? 0)) / gain(best);
}

/** An index over texts `{resume, read}`, and where the index finds their words. */
function openTexts(texts) {
  const setting = { writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' };
  const all = texts.map(({ resume, read }) => {
    const { name, ...understood } = understandResume(read, { ...setting, fileName: resume });
    const { text, pageStarts } = read;
    const known = { resumeId: resume, zipId: '', documentId: null, fileName: resume };
    return { ...known, ...understood, text, pageStarts, name: name.value, candidateName: name.value };
  });
  const byId = new Map(all.map((one) => [one.resumeId, { ...one, isAddressedToMachines: false }]));
  const index = openIndex([openSegment(buildSegment(all))]);
  return { index, source: async (ids) => new Map(ids.map((id) => [id, byId.get(id)])) };
}

async function holdAgainst(text, { index, source }) {
  const { conditions } = readJob(text, index);
  const { rows } = await matchJob({ text, conditions, page: 1, pageSize: 20 }, index, source);
  return rows.map(({ resumeId }) => resumeId);
}

async function printTimes(texts) {
  const blocks = [...resumeBlocks(data, Number(resumes), Number(resumes))].flat();
  const read = (text) => ({ text, pageStarts: [0], hidden: [], flags: [] });
  const opened = openTexts(blocks.map(({ resume, text }) => ({ resume, read: read(text) })));
  const reading = [];
  const holding = [];
  for (let at = 0; at < Number(jobs); at += 1) {
    const text = `${texts[at % texts.length]}\n${texts[(at * 7 + 3) % texts.length]}`;
    const began = performance.now();
    const { conditions } = readJob(text, opened.index);
    const held = performance.now();
    await matchJob({ text, conditions, page: 1, pageSize: 20 }, opened.index, opened.source);
    reading.push(held - began);
    holding.push(performance.now() - held);
  }
  const at = (all, share) =>
    all.toSorted((one, other) => one - other)[Math.floor(all.length * share)].toFixed(0);
  const line = (all) => `p50 ${at(all, 0.5)} ms, p95 ${at(all, 0.95)} ms`;
  say(`${jobs} jobs, ${blocks.length} resumes: read ${line(reading)}; held against all ${line(holding)}.`);
}
