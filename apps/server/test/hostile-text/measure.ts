import { HARMLESS, pumped } from './pumps.ts';
import type { Case, Target } from './target.ts';

/** Costs more than so many times an equally long harmless text, or more than so many times half of itself. */
const MOST_TIMES = 20;
const MOST_GROWTH = 3;
/** In milliseconds: what is measured against is never less than a clock can tell. */
const LEAST_BASE = 0.25;
/** What costs less than sorting so many short words holds no one up; some 10 to 20 milliseconds, as machines differ. */
const WORDS_SORTED = 60_000;
/** The system may count in ticks of some milliseconds, so a cost is told from many runs that take this long together. */
const TOGETHER = 40;
const LEAST_RUNS = 5;
const MOST_RUNS = 20;

/** Milliseconds that this thread computed. */
async function costOnce(target: Target, text: string): Promise<number> {
  const input = target.prepare ? target.prepare(text) : text;
  const before = process.threadCpuUsage();
  try {
    await target.run(input as never);
  } catch {
    // A refusal is an answer; what it costs counts.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Of one run, as the mean of several without the dearest, on which garbage may have been collected. */
async function costOf(target: Target, text: string): Promise<number> {
  const costs: number[] = [];
  const total = (): number => costs.reduce((sum, cost) => sum + cost, 0);
  while (costs.length < LEAST_RUNS || (total() < TOGETHER && costs.length < MOST_RUNS))
    costs.push(await costOnce(target, text));
  return (total() - Math.max(...costs)) / (costs.length - 1);
}

const sortWords = () =>
  Array.from({ length: WORDS_SORTED }, (_, at) => `${(at * 7919) % WORDS_SORTED}`).toSorted();

let harmless: Promise<number> | null = null;
const measureHarmless = (): Promise<number> =>
  (harmless ??= costOf({ name: 'sorting words', length: 0, run: sortWords }, ''));

/** A fault counts where it shows each time: what is no fault may look like one while the machine is busy. */
const CONFIRMED = 3;

/** What is wrong with how a target takes a case, as a sentence; null where nothing is. */
export async function faultOf(target: Target, one: Case): Promise<string | null> {
  let fault: string | null = null;
  for (let round = 0; round < CONFIRMED; round += 1) {
    fault = await faultSeen(target, one);
    if (fault === null) return null;
  }
  return fault;
}

async function faultSeen(target: Target, one: Case): Promise<string | null> {
  const text = one.build(target.length);
  const { freeMillis = await measureHarmless() } = target;
  if ((await costOnce(target, text)) <= freeMillis) return null;
  const cost = await costOf(target, text);
  if (cost <= freeMillis) return null;
  const times = cost / Math.max(await baseOf(target), LEAST_BASE);
  const half = await costOf(target, one.build(target.length / 2));
  const growth = cost / Math.max(half, LEAST_BASE);
  if (times <= MOST_TIMES && growth <= MOST_GROWTH) return null;
  return `${cost.toFixed(1)} ms for ${target.length} characters: ${times.toFixed(0)} × a harmless text, ${growth.toFixed(1)} × half of it`;
}

const bases = new WeakMap<Target, Promise<number>>();

/** What a harmless text costs; measured where a case costs enough to be weighed against it, which few do. */
function baseOf(target: Target): Promise<number> {
  const base = bases.get(target) ?? measureBase(target);
  bases.set(target, base);
  return base;
}

/** Behind the dearest of the target's beginnings, once the code is compiled. */
async function measureBase(target: Target): Promise<number> {
  let most = 0;
  for (const head of target.heads ?? ['']) {
    const text = pumped(target.harmless ?? HARMLESS, target.length, head);
    await costOnce(target, text);
    most = Math.max(most, await costOf(target, text));
  }
  return most;
}
