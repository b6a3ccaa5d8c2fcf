/**
 * How well Deepgaze answers: starts the real server, uploads resumes as zips, asks every question over HTTP, and prints the
 * scorer's figures with full-text engines next to them. Run it with `npm run eval:deepgaze -- <data folder> [split]
 * [answers.jsonl] [--part dev|set-aside|new|all]`; the folder holds `corpora/` and `eval/` (score.mjs, <split>/questions.jsonl).
 * Where the split has corpora of its own (`eval/<split>/corpora`), those are read.
 *
 * The parts are explained in `deepgaze-eval/parts.mjs`; without `--part`, all of them are asked. Of the set-aside part only
 * figures are printed, never a question or an answer, so its answers are not written to a file either.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, runScript } from '../tools/lib/say.mjs';
import { BASELINES, baselineAnswers } from './deepgaze-baselines.mjs';
import { askPart } from './deepgaze-eval/ask-part.mjs';
import { readParts } from './deepgaze-eval/parts.mjs';
import { inLines, MEASURES, score, scoredAnswers } from './deepgaze-eval/score-answers.mjs';
import { inProduct } from './start-product.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: 'all' } },
});
const [dataFolder, split = 'dev', answersFile] = positionals;

await runScript(async () => {
  if (!dataFolder)
    throw new Refusal('Say where the evaluation data is: npm run eval:deepgaze -- <data folder>');
  const data = resolve(dataFolder);
  const parts = await readParts(data, split, values.part);
  if (answersFile && parts.some(({ isOpen }) => !isOpen)) {
    throw new Refusal('Only figures of the set-aside part are shown: write answers with --part dev or new.');
  }
  await report(join(data, 'eval', 'score.mjs'), parts);
});

async function report(scorer, parts) {
  const columns = [];
  const asked = await inProduct(async (product) => {
    const each = [];
    for (const part of parts) each.push({ part, ...(await askPart(product, part)) });
    return each;
  });
  if (answersFile) writeFileSync(answersFile, inLines(asked.flatMap(scoredAnswers)));
  for (const { part, answers, texts } of asked) {
    const own = score(scorer, part, texts, scoredAnswers({ answers, texts }));
    columns.push([`Deepgaze, ${part.name}`, own]);
    for (const [name, open] of BASELINES) {
      const others = await Array.fromAsync(baselineAnswers(open, part.questions, (one) => texts.get(one)));
      columns.push([`${name}, ${part.name}`, score(scorer, part, texts, others)]);
    }
    console.table(own.byType);
    printTimes(part, answers);
  }
  printMeasures(columns);
}

/** Prints a row per measure and a column per engine and part, Deepgaze's own columns first. */
function printMeasures(columns) {
  const isOwn = ([name]) => name.startsWith('Deepgaze');
  const ordered = [...columns.filter(isOwn), ...columns.filter((one) => !isOwn(one))];
  const row = (measure) => Object.fromEntries(ordered.map(([name, scored]) => [name, measure(scored)]));
  console.table(Object.fromEntries(MEASURES.map(([name, measure]) => [name, row(measure)])));
}

function printTimes({ name }, answers) {
  const times = answers.map(({ asked }) => asked.data.tookMs).toSorted((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)];
  console.info(
    `${name}: ${times.length} questions over HTTP; the server took p50 ${at(0.5)} ms, p95 ${at(0.95)} ms.`,
  );
}
