/**
 * The cost of the scheduling engine without database and HTTP: relative to the test oracle, which checks every minute,
 * and to a date-fns implementation, alternating in the same run; and how it grows. Run it with `node
 * bench/slots-engine.mjs`. Each figure is the fastest of its rounds, which a busy machine disturbs least; all must find
 * the same starts.
 */
import { findMutualTime } from '../apps/server/src/engines/scheduling/find-mutual-time.ts';
import { openInquiry } from '../apps/server/src/engines/scheduling/inquiry.ts';
import { findPossibleStarts } from '../apps/server/src/engines/scheduling/possible-starts.ts';
import { bruteForce } from '../apps/server/test/scheduling/brute-force.ts';
import { dateFnsStarts } from './slots-date-fns.mjs';
import { slotsScene } from './slots-scenes.mjs';

const ROUNDS = 2;
const ENGINE_ROUNDS = 15;

const PANELS = [
  ['3 required, 5 days', { people: 3, days: 5, busy: 8 }],
  ['12 required, 30 days', { people: 12, days: 30, busy: 30 }],
];
const GROWTH = [
  ['people', [1, 2, 4, 8, 16, 32].map((people) => ({ people }))],
  ['days', [7, 15, 30, 60, 92].map((days) => ({ days, busy: days }))],
  ['busy', [10, 40, 160, 640].map((busy) => ({ busy }))],
  ['pooled', [5, 10, 25, 50].map((pooled) => ({ people: 0, pooled }))],
];

const WAYS = [
  ['engine, the whole answer', (request) => findMutualTime(request).data.total],
  ['engine, the starts alone', (request) => findPossibleStarts(openInquiry(request)).possible.length],
  ['date-fns, the starts alone', (request) => dateFnsStarts(request).length],
  ['every minute, the starts alone', (request) => bruteForce(request).possible.length],
];

for (const [title, size] of PANELS) compare(title, slotsScene(size));
console.info('\nHow the cost grows: 12 required, 30 days, 30 busy entries each, where nothing else is said');
for (const [name, sizes] of GROWTH) {
  for (const size of sizes) grow(name, size);
}

function compare(title, request) {
  const millis = WAYS.map(() => []);
  const totals = WAYS.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [, find]] of WAYS.entries()) {
      for (let again = index < 2 ? ENGINE_ROUNDS : 1; again > 0; again -= 1) {
        const started = performance.now();
        totals[index] = find(request);
        millis[index].push(performance.now() - started);
      }
    }
  }
  if (new Set(totals).size > 1) throw new Error(`They do not agree: ${totals.join(', ')} starts.`);
  console.info(`\n${title}, steps of 15 minutes: ${totals[0]} starts`);
  const best = millis.map((one) => Math.min(...one));
  for (const [index, [way]] of WAYS.entries()) {
    console.info(row(way, best[index], `${(best[index] / best[0]).toFixed(2)} x`));
  }
}

function grow(name, size) {
  const request = slotsScene(size);
  const millis = Array.from({ length: ENGINE_ROUNDS }, () => {
    const started = performance.now();
    findMutualTime(request);
    return performance.now() - started;
  });
  console.info(
    row(`${size[name]} ${name}`, Math.min(...millis), `${findMutualTime(request).data.total} starts`),
  );
}

function row(title, millis, note) {
  return `${title.padEnd(34)}${millis.toFixed(2).padStart(10)} ms${note.padStart(14)}`;
}
