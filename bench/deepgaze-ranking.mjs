/**
 * How well Deepgaze's index ranks resumes for the evaluation's questions, compared with full-text engines given the
 * same words. Run it with `node bench/deepgaze-ranking.mjs <data folder>`. It measures ranking only;
 * `deepgaze-eval.mjs` measures what parsing the questions adds.
 */
import { join } from 'node:path';
import { BASELINES, baselineAnswers, openOwnIndex } from './deepgaze-baselines.mjs';
import { readCollection, readLines } from './deepgaze-texts.mjs';

await printRanking(process.argv[2]);

async function printRanking(data) {
  if (!data) throw new Error('Name the folder of the evaluation.');
  const gold = new Map(readLines(join(data, 'eval/dev/gold.jsonl')).map((one) => [one.qid, one]));
  const questions = readLines(join(data, 'eval/dev/questions.jsonl')).filter(({ qid }) =>
    relevance(gold.get(qid)),
  );
  for (const [name, open] of [['Deepgaze index', openOwnIndex], ...BASELINES]) {
    const measured = new Map();
    for await (const { qid, ranked } of baselineAnswers(open, questions, (one) =>
      readCollection(data, one),
    )) {
      const { type } = gold.get(qid);
      measured.set(type, [...(measured.get(type) ?? []), measure(relevance(gold.get(qid)), ranked)]);
    }
    printMeans(name, measured);
  }
}

/** The relevance of each resume: 2 if marked by hand, 1 if the words occur; null for questions of other kinds. */
function relevance({ type, rel, positives = [], ignore = [] }) {
  if (type.startsWith('rank.')) return rel;
  if (!type.startsWith('set.') || type === 'set.skillyears') return null;
  return Object.fromEntries([...ignore.map((one) => [one, 1]), ...positives.map((one) => [one, 2])]);
}

function measure(relevant, ranked) {
  const gains = ranked.slice(0, 10).map((resume) => relevant[resume] ?? 0);
  const best = Object.values(relevant)
    .toSorted((a, b) => b - a)
    .slice(0, 10);
  const places = ranked.flatMap((resume, index) => (relevant[resume] ? [index + 1] : []));
  const total = Object.keys(relevant).length;
  return {
    'nDCG@10': getGain(gains) / getGain(best),
    MAP: places.reduce((sum, place, index) => sum + (index + 1) / place, 0) / total,
    'recall@50': places.filter((place) => place <= 50).length / Math.min(50, total),
  };
}

function getGain(gains) {
  return gains.reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);
}

function mean(numbers) {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Each question kind has the same weight, whatever its number of questions. */
function printMeans(name, measured) {
  for (const family of ['rank.', 'set.']) {
    const kinds = [...measured].filter(([type]) => type.startsWith(family));
    const figures = ['nDCG@10', 'MAP', 'recall@50'].map((figure) => {
      const means = kinds.map(([, ofKind]) => mean(ofKind.map((one) => one[figure])));
      return `${figure} ${mean(means).toFixed(3)}`;
    });
    const each = kinds.map(
      ([type, ofKind]) =>
        `${type.slice(family.length)} ${mean(ofKind.map((one) => one['nDCG@10'])).toFixed(2)}`,
    );
    console.info(`${name.padEnd(16)}${family.padEnd(6)}${figures.join('  ')}   ${each.join(' ')}`);
  }
}
