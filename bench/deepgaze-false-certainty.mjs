/**
 * How often Deepgaze is certain and wrong: of all rows that say YES, NO or 'not stated' to the set-aside and the new questions
 * (`deepgaze-eval/parts.mjs`), how many are false. Run it with
 *
 *   node bench/deepgaze-false-certainty.mjs <data folder> [--part set-aside|new] [--each]
 *     [--sample <file>] [--rows 600] [--seed 1]
 *   node bench/deepgaze-false-certainty.mjs --marked <file>
 *
 * The first asks, judges the claims about invented people by their truth (`--each` names the false ones), and writes rows
 * drawn by chance into a file outside the repository, as they hold lines of real resumes. Someone judges them there by
 * hand; the second then computes the rate. A row is false where what it says of the person, read as an answer to the
 * question that was asked, is not so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal, runScript, say } from '../tools/lib/say.mjs';
import { askPart } from './deepgaze-eval/ask-part.mjs';
import { claimsIn, shareInWords } from './deepgaze-eval/claims.mjs';
import { readParts } from './deepgaze-eval/parts.mjs';
import { printSample, readMarks, sampleClaims } from './deepgaze-eval/sample-file.mjs';
import { isNamedRight, isWronglyEmpty, judgeClaim } from './deepgaze-new/judge-claims.mjs';
import { inProduct } from './start-product.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['set-aside', 'new'];
const KINDS = ['YES', 'NO', 'NOT STATED'];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    each: { type: 'boolean', default: false },
    sample: { type: 'string' },
    rows: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    marked: { type: 'string' },
  },
});

await runScript(async () => {
  if (options.marked) return reportMarks(readMarks(readFileSync(options.marked, 'utf8')));
  const [dataFolder] = positionals;
  if (!dataFolder) throw new Refusal('Say where the evaluation data is, or --marked <file>.');
  if (options.sample && !relative(ROOT, resolve(options.sample)).startsWith('..')) {
    throw new Refusal('The sample holds lines of real resumes: name a file outside the repository.');
  }
  const names = options.part ? [options.part] : PARTS;
  if (names.some((name) => !PARTS.includes(name))) throw new Refusal(`The parts are ${PARTS.join(' and ')}.`);
  return measure(resolve(dataFolder), names);
});

async function measure(data, names) {
  const parts = (await Promise.all(names.map((name) => readParts(data, 'dev', name)))).flat();
  const asked = await inProduct(async (product) => {
    const each = [];
    for (const part of parts) each.push({ part, ...(await askPart(product, part)) });
    return each;
  });
  const claims = asked.flatMap(claimsIn);
  for (const { name } of parts)
    reportCounts(
      name,
      claims.filter(({ part }) => part === name),
    );
  const invented = asked.find(({ part }) => part.name === 'new');
  if (invented) reportTruth(invented, claims);
  if (!options.sample) return;
  const sample = sampleClaims(claims, Number(options.rows), Number(options.seed));
  writeFileSync(options.sample, printSample(sample));
  say(
    `${sample.length} of ${claims.length} rows are in ${options.sample}: write right, false or unsure after each "mark:".`,
  );
}

function reportCounts(name, claims) {
  const counts = KINDS.map((kind) => `${claims.filter((one) => one.kind === kind).length} ${kind}`);
  say(`${name}: ${claims.length} certain rows on first pages: ${counts.join(', ')}`);
}

/** Reports the false claims about invented people. */
function reportTruth({ part, answers }, claims) {
  const rightBy = new Map(part.gold.map((gold) => [gold.qid, gold]));
  const judged = claims
    .filter((one) => one.part === 'new')
    .map((claim) => ({ ...claim, mark: judgeClaim(claim, rightBy.get(claim.question.qid)) }));
  say('\nnew, judged by the truth');
  reportMarks(judged.filter(({ mark }) => mark !== 'open'));
  const certain = Map.groupBy(judged, ({ question }) => question.qid);
  const wrong = [...certain.values()].filter((ones) => ones.some(({ mark }) => mark === 'false'));
  say(`answers with a false row: ${shareInWords(wrong.length, certain.size)}`);
  const misnamed = judged.filter(({ row }) => !isNamedRight(row));
  say(`shown under a name that is none: ${shareInWords(misnamed.length, judged.length)}`);
  const empty = answers.filter(({ question, asked }) => isWronglyEmpty(asked, rightBy.get(question.qid)));
  say(
    `answers that nothing was found, though something is there: ${shareInWords(empty.length, answers.length)}`,
  );
  if (!options.each) return;
  for (const { kind, question, asked, row, mark } of judged.filter((one) => one.mark === 'false')) {
    const { interpretation } = asked.data;
    say(
      `${mark} ${kind} | ${question.type} | ${question.question} | ${interpretation.op} ${interpretation.inWords ?? ''}`,
    );
    say(`    ${row.candidateName} (${row.fileName}) ${JSON.stringify(row.fields)} ${row.note ?? ''}`);
  }
}

/** Reports the share of false claims, in total and by part and kind. */
function reportMarks(marks) {
  const unsure = marks.filter(({ mark }) => mark === 'unsure').length;
  const decided = marks.filter(({ mark }) => mark !== 'unsure');
  const share = (ones) => shareInWords(ones.filter(({ mark }) => mark === 'false').length, ones.length);
  say(`false certainty: ${share(decided)}${unsure > 0 ? `; ${unsure} unsure` : ''}`);
  for (const [key, ones] of Map.groupBy(decided, ({ part, kind }) => `${part}, ${kind}`)) {
    say(`  ${key}: ${share(ones)}`);
  }
}
