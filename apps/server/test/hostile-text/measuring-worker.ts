/**
 * Measures the cases of one group from a position; records the current one in shared memory, since a stuck thread
 * cannot report.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { getFault } from './measure.ts';
import { PUMPS } from './pumps.ts';
import { listCases } from './target.ts';
import { GROUPS } from './targets.ts';

type Start = { group: string; from: number; place: SharedArrayBuffer };

const { group, from, place } = workerData as Start;
const at = new Int32Array(place);

const targets = (await GROUPS[group]?.()) ?? [];
const all = targets.map((target) => ({ target, cases: listCases(target, PUMPS) }));
parentPort?.postMessage({
  titles: all.flatMap(({ target, cases }) => cases.map(({ title }) => `${target.name}: ${title}`)),
});

let number = 0;
for (const { target, cases } of all) {
  if (number + cases.length <= from) {
    number += cases.length;
    continue;
  }
  for (const one of cases) {
    if (number >= from) {
      Atomics.store(at, 0, number);
      const fault = await getFault(target, one);
      if (fault) parentPort?.postMessage({ fault: `${target.name}: ${one.title}: ${fault}` });
    }
    number += 1;
  }
}
Atomics.store(at, 0, number);
parentPort?.postMessage({ done: number });
