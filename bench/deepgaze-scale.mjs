/**
 * How the cost of Deepgaze's index grows with the number of resumes, relative to SQLite's FTS5 and MiniSearch in the
 * same run: build time (CPU), size, memory, and searches (the best 50). Run it with `node bench/deepgaze-scale.mjs
 * <data folder> [sizes]` with the evaluation's folder and sizes such as `1000,3000,10000,30000`. The engines run in
 * separate processes, one after another, over the same resumes; each query runs three times and the fastest counts,
 * which a busy machine disturbs least. Like the others, FTS5 stores no texts; its memory is its database's.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { growingEngines } from './deepgaze-growing.mjs';
import { resumeBlocks } from './deepgaze-texts.mjs';

const BLOCK = 1000;
const LIMIT = 50;
const ROUNDS = 3;
/** Typical queries: rare and common words, phrases, spelling variants, typos, and several things at once. */
const QUERIES = [
  'java',
  'python developer',
  'sql server',
  'project manager',
  'data analyst',
  'network engineer',
  'c++',
  'asp.net mvc',
  'node.js',
  'machine learning',
  'ms office',
  'customer relationship management',
  'kubernetes docker',
  'oracle database administrator',
  'security analyst firewall',
  'human resources',
  'javascript react angular',
  'selenium test automation',
  'software developer python java sql linux',
  'bachelor of engineering',
  'six sigma black belt',
  'accounts payable',
  'kuberntes',
  'databse administrator',
  'project managment',
  'pyhton',
  'sales experience in retail banking',
  'active directory windows server',
  'front end web developer html css',
  'managed a team',
];

const [data, sizes = '1000,3000,10000,30000', engine] = process.argv.slice(2);
if (!data) throw new Error('Name the folder of the evaluation.');
const steps = sizes.split(',').map(Number);
if (engine) measureOne(engine);
else compareAll();

function compareAll() {
  console.info(
    `${QUERIES.length} queries, best ${LIMIT}, ${availableParallelism()} processors, Node ${process.version}`,
  );
  const measured = Object.keys(growingEngines).map((name) => {
    const options = ['--max-old-space-size=8000', import.meta.filename, data, sizes, name];
    const { stdout, stderr, status } = spawnSync(process.execPath, options, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    return {
      name,
      rows: stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    };
  });
  for (const [index, size] of steps.entries()) {
    console.info(`\n${size} resumes`);
    for (const { name, rows } of measured) printRow(name, rows[index], measured[0].rows[index]);
  }
}

function measureOne(name) {
  const collectGarbage = garbageCollector();
  const blocks = resumeBlocks(data, Math.max(...steps), BLOCK);
  collectGarbage();
  const grown = growingEngines[name]();
  let cpu = 0;
  let count = 0;
  for (const block of blocks) {
    const before = process.cpuUsage();
    grown.add(block);
    const { user, system } = process.cpuUsage(before);
    cpu += (user + system) / 1e6;
    count += block.length;
    if (!steps.includes(count)) continue;
    const { bytes, search, memory } = grown.open();
    const millis = QUERIES.map((query) => fastest(() => search(query, LIMIT))).toSorted((a, b) => a - b);
    collectGarbage();
    console.info(
      JSON.stringify({
        cpu,
        bytes,
        memory: memory(),
        p50: quantile(millis, 0.5),
        p95: quantile(millis, 0.95),
      }),
    );
  }
}

function garbageCollector() {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

function fastest(search) {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    search();
    return performance.now() - started;
  });
  return Math.min(...rounds);
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function printRow(name, row, own) {
  const figure = (key, unit, scale = 1) => {
    const ratio = row === own ? '' : ` (${(row[key] / own[key]).toFixed(2)} x)`;
    return `${key} ${(row[key] / scale).toFixed(1)} ${unit}${ratio}`.padEnd(26);
  };
  const parts = [figure('cpu', 's'), figure('bytes', 'MB', 1e6), figure('memory', 'MB', 1e6)];
  console.info(`${name.padEnd(16)}${[...parts, figure('p50', 'ms'), figure('p95', 'ms')].join('')}`);
}
