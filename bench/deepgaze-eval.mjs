/**
 * How well Deepgaze answers: starts the real server, uploads the evaluation's resumes as zips, asks every question over
 * HTTP, and prints the scorer's table with two full-text engines beside it. Run it with
 * `npm run eval:deepgaze -- <data folder> [split] [answers.jsonl]`; the folder holds `corpora/` and `eval/` (score.mjs, <split>/questions.jsonl).
 * Where the split has corpora of its own (`eval/<split>/corpora`), those are read.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { aZip } from '../packages/test-data/src/a-zip.ts';
import { BASELINES, baselineAnswers } from './deepgaze-baselines.mjs';
import { inProduct, post } from './start-product.mjs';
import { uploadResumes } from './upload-resumes.mjs';

/** A set of answers is what the rows say; the scorer reads two hundred of them. */
const ROWS = 200;
/** A first page of rows, as a user sees it, has the quotes that are checked. */
const QUOTED_ROWS = 25;

/** Characters that nobody sees, which the product leaves out of a text on purpose. */
const UNSEEN = String.raw`[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]*`;

const [dataFolder, split = 'dev', answersFile] = process.argv.slice(2);
if (!dataFolder) throw new Error('Say where the evaluation data is: npm run eval:deepgaze -- <data folder>');
const data = resolve(dataFolder);
const evaluation = join(data, 'eval');

const readLines = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const questions = readLines(readFileSync(join(evaluation, split, 'questions.jsonl'), 'utf8'));
const corpora = new Map();

function corpusOf(collection) {
  const known = corpora.get(collection);
  if (known) return known;
  const file = [join(evaluation, split, 'corpora'), join(data, 'corpora')]
    .map((folder) => join(folder, `${collection}.jsonl.gz`))
    .find(existsSync);
  if (!file) throw new Error(`There is no corpus ${collection}.`);
  const corpus = readLines(gunzipSync(readFileSync(file)).toString('utf8'));
  corpora.set(collection, corpus);
  return corpus;
}

/** A corpus as a zip of text files. */
const zipOf = (collection) =>
  aZip(corpusOf(collection).map(({ resume, text }) => ({ name: resume, content: text })));

/** The words of a quote with what stands unseen between them in the file; the quote itself where the file has no such words. */
function inTheFile(collection, resume, quote) {
  const file = corpusOf(collection).find((one) => one.resume === resume);
  const letters = [...quote.trim()].map((letter) =>
    /\s/.test(letter) ? String.raw`\s` : RegExp.escape(letter),
  );
  const pattern = letters.join(UNSEEN).replaceAll(String.raw`\s${UNSEEN}`, String.raw`\s+${UNSEEN}`);
  return new RegExp(pattern, 'u').exec(file?.text ?? '')?.[0] ?? quote;
}

/** An answer as the scorer reads it. Who merely is asked about, and has not what is asked, is no result. */
function scoredAnswer({ qid, collection }, { queryResult, data: answer }) {
  const isField = answer.interpretation.op === 'FIELD';
  const rows = answer.rows.filter(({ verdict }) => isField || verdict !== 'NO');
  return {
    qid,
    ranked: rows.map(({ fileName }) => fileName),
    answerText: queryResult,
    citations: rows
      .slice(0, QUOTED_ROWS)
      .flatMap(({ fileName, evidence }) =>
        evidence.map(({ quote }) => ({ resume: fileName, quote: inTheFile(collection, fileName, quote) })),
      ),
    notFound: answer.notFound || answer.refused,
    ...(isField && { values: rows.flatMap(({ fields }) => Object.values(fields).flat()) }),
    ...(answer.interpretation.op === 'COUNT' && { count: answer.matched || answer.unclear }),
  };
}

async function askAll({ address, token }) {
  const answers = [];
  const times = [];
  for (const collection of new Set(questions.map((question) => question.collection))) {
    const began = performance.now();
    const zip = await uploadResumes({ address, token }, `${collection}.zip`, zipOf(collection));
    console.info(
      `${collection}: ${zip.parsed} of ${zip.total} read in ${Math.round((performance.now() - began) / 1000)} s`,
    );
    for (const one of questions.filter((each) => each.collection === collection)) {
      const body = { contextId: zip.contextId, question: one.question, pageSize: ROWS };
      const asked = await post(address, '/deepgaze/query', body, token);
      answers.push(scoredAnswer(one, asked));
      times.push(asked.data.tookMs);
    }
  }
  return { answers, times: times.toSorted((one, other) => one - other) };
}

function score(answers) {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-bench-'));
  try {
    const file = join(folder, 'answers.jsonl');
    writeAnswers(file, answers);
    const options = ['--split', split, '--answers', file, '--json'];
    return JSON.parse(
      execFileSync(process.execPath, [join(evaluation, 'score.mjs'), ...options], { encoding: 'utf8' }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const writeAnswers = (file, answers) =>
  writeFileSync(file, answers.map((answer) => JSON.stringify(answer)).join('\n'));

/** Each kind of question counts the same, however many questions it has. */
function macroRank({ byType }) {
  const kinds = Object.entries(byType).filter(([type]) => type.startsWith('rank.'));
  return kinds.reduce((sum, [, { ndcg10 }]) => sum + ndcg10, 0) / kinds.length;
}

const MEASURES = [
  ['rank nDCG@10 (macro)', macroRank],
  ...[
    ['rank MAP', 'rank_map'],
    ['set F1', 'set_F1'],
    ['set F1, reworded', 'para_set_F1'],
    ['field contains', 'field_contains'],
    ['field contains, reworded', 'para_field_contains'],
    ['field F1', 'field_F1'],
    ['skill years exact', 'skillyears_exact'],
    ['counts', 'count_ok'],
    ['compare', 'compare_correct'],
    ['not found', 'notFound_abstain'],
    ['not found, reworded', 'para_notFound'],
    ['wrongly not found', 'wrong_abstain'],
    ['citations valid', 'citation_valid'],
    ['citations', 'citations'],
  ].map(([name, key]) => [name, ({ summary }) => summary[key]]),
];

const { answers, times } = await inProduct(askAll);
if (answersFile) writeAnswers(answersFile, answers);
const own = score(answers);
const columns = [['Deepgaze', own]];
for (const [name, open] of BASELINES) {
  columns.push([name, score([...baselineAnswers(open, questions, corpusOf)])]);
}
console.table(own.byType);
const rows = MEASURES.map(([name, of]) => [name, columns.map(([column, scored]) => [column, of(scored)])]);
console.table(Object.fromEntries(rows.map(([name, values]) => [name, Object.fromEntries(values)])));
const at = (share) => times[Math.floor(times.length * share)];
console.info(
  `${questions.length} questions over HTTP; the server took p50 ${at(0.5)} ms, p95 ${at(0.95)} ms.`,
);
