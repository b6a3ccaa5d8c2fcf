/** A run's results in one table: what was measured, its ratio to the floor, and the goal. */

const GOALS = [
  ['one booking ÷ floor (CPU)', '≤ 4', ({ reads, floor }) => ratio(cpu(reads.middle['one booking']), floor)],
  ['list, organization of 10,000 ÷ floor', '≤ 8', ({ reads, floor }) => ratio(cpu(reads.middle.list), floor)],
  ['status counts ÷ floor', '≤ 8', ({ reads, floor }) => ratio(cpu(reads.middle['status count']), floor)],
  ['slowest p99 of the forty, largest organization', '≤ 50 ms', ({ reads }) => slowest(reads.giant)],
  ['most growth of the forty, 10,000 to 300,000 (CPU)', '≤ 1.5', ({ reads }) => mostGrowth(reads)],
  [
    'of the forty, grow by more than half',
    '0',
    ({ reads }) => String(growths(reads).filter(([, by]) => by > 1.5).length),
  ],
  ['20,000 meetings as CSV, first byte', '≤ 200 ms', ({ work }) => millis(work.csv.first)],
  ['20,000 meetings as CSV, whole', '≤ 2000 ms', ({ work }) => millis(work.csv.whole)],
  [
    'the same, CPU of node and of PostgreSQL',
    '',
    ({ work }) => `${millis(work.csv.node)} + ${millis(work.csv.postgres)}`,
  ],
  ['meetings made a second, 32 at once', '≥ 150', ({ work }) => work.meetingsASecond.toFixed(0)],
  ['a meeting made, CPU of node', '≤ 8.8 ms', ({ work }) => millis(work.createNode)],
  ['free times, 12 people and 30 days, p50', '≤ 60 ms', ({ work }) => millis(work.slots)],
  ['at rest, round trips a minute', '≤ 300', ({ atRest }) => String(atRest)],
  ['memory after the run', '≤ 250 MB', ({ megabytes }) => `${megabytes} MB`],
];

/** Prints the table of `{reads, floor, work, atRest, megabytes}`; `reads` are by organization and title. */
export function printTable(measured) {
  console.info(`\n${'what'.padEnd(52)}${'goal'.padEnd(14)}measured`);
  for (const [title, goal, read] of GOALS) console.info(title.padEnd(52) + goal.padEnd(14) + read(measured));
}

const cpu = ({ node, postgres }) => node + postgres;
const ratio = (millisOfCpu, floor) => (millisOfCpu / floor).toFixed(1);
const millis = (count) => `${count.toFixed(count < 20 ? 1 : 0)} ms`;

function slowest(reads) {
  const [title, { p99 }] = Object.entries(reads).toSorted(([, a], [, b]) => b.p99 - a.p99)[0];
  return `${millis(p99)} (${title})`;
}

const growths = ({ giant, middle }) =>
  Object.keys(giant).map((title) => [title, cpu(giant[title]) / cpu(middle[title])]);

function mostGrowth(reads) {
  const [title, by] = growths(reads).toSorted(([, a], [, b]) => b - a)[0];
  return `${by.toFixed(1)} (${title})`;
}
