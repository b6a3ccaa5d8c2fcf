import { HARMLESS, pumped } from './pumps.ts';
import type { Case, Target } from './target.ts';

/** The limit relative to an equally long harmless text. `MOST_GROWTH` is the limit relative to a quarter of itself. */
const MOST_TIMES = 20;
/** For a text four times as long, linear cost grows 4 times and quadratic cost 16 times; this is in between. */
const MOST_GROWTH = 8;
/** In milliseconds: the minimum base, so that it is never below what a clock can measure. */
const LEAST_BASE = 0.25;
/**
 * Anything cheaper than sorting this many short words is acceptable; about 10 to 20 milliseconds, depending on the
 * machine.
 */
const WORDS_SORTED = 60_000;
/**
 * The system may count CPU time in ticks of several milliseconds, so something cheap is repeated until it has cost this
 * much.
 */
const TOGETHER = 10;
const MOST_TOGETHER = 10;
const TRIES = 8;
/** A cost this high, in milliseconds, is not measured again, since noise is small in comparison. */
const ENOUGH = 500;

/** The milliseconds this thread computed. */
async function costOnce(target: Target, text: string): Promise<number> {
  const input = target.prepare ? target.prepare(text) : text;
  const before = process.threadCpuUsage();
  try {
    await target.run(input as never);
  } catch {
    // A refusal is a valid result; its cost counts.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The cost per run in the cheapest of several tries: load and garbage collection randomly slow down the others. */
async function measureCost(target: Target, text: string, tries = TRIES): Promise<number> {
  let least = Infinity;
  let spent = 0;
  for (let turn = 0; turn < tries && spent < ENOUGH; turn += 1) {
    const cost = await costTogether(target, text);
    least = Math.min(least, cost);
    spent += cost;
  }
  return least;
}

async function costTogether(target: Target, text: string): Promise<number> {
  let sum = 0;
  let runs = 0;
  while (runs === 0 || (sum < TOGETHER && runs < MOST_TOGETHER)) {
    sum += await costOnce(target, text);
    runs += 1;
  }
  return sum / runs;
}

const sortWords = () =>
  Array.from({ length: WORDS_SORTED }, (_, at) => `${(at * 7919) % WORDS_SORTED}`).toSorted();

let harmless: Promise<number> | null = null;
const measureHarmless = (): Promise<number> =>
  (harmless ??= measureCost({ name: 'sorting words', length: 0, run: sortWords }, ''));

/**
 * The tries per round. A fault counts only if it shows in all of them, since load or compilation may look like one. The
 * first two are cheap, since most cases show none there.
 */
const ROUNDS = [1, 2, TRIES, TRIES, TRIES];

/** What is wrong with how a target handles a case, as a sentence; null if nothing is. */
export async function getFault(target: Target, one: Case): Promise<string | null> {
  let fault: string | null = null;
  for (const tries of ROUNDS) {
    fault = await faultSeen(target, one, tries);
    if (fault === null) return null;
  }
  return fault;
}

async function faultSeen(target: Target, one: Case, tries: number): Promise<string | null> {
  const text = one.build(target.length);
  const { freeMillis = await measureHarmless() } = target;
  if ((await costOnce(target, text)) <= freeMillis) return null;
  const cost = await measureCost(target, text, tries);
  if (cost <= freeMillis) return null;
  const times = await timesHarmless(target, cost);
  const quarter = await measureCost(target, one.build(target.length / 4), tries);
  const growth = cost / Math.max(quarter, LEAST_BASE);
  if (times <= MOST_TIMES && growth <= MOST_GROWTH) return null;
  return `${cost.toFixed(1)} ms for ${target.length} characters: ${times.toFixed(0)} × a harmless text, ${growth.toFixed(1)} × a quarter of it`;
}

/**
 * The cost as a multiple of a harmless text's, which is measured closely only if it matters: a single measurement could
 * hide a fault only by being several times too high.
 */
async function timesHarmless(target: Target, cost: number): Promise<number> {
  const times = cost / (await firstLook(target));
  return times <= MOST_TIMES / 4 ? times : cost / (await closeLook(target));
}

const firstLook = oncePerTarget(1);
const closeLook = oncePerTarget(TRIES);

/** The cost of a harmless text after the most expensive of the target's heads, once the code is compiled. */
function oncePerTarget(tries: number): (target: Target) => Promise<number> {
  const bases = new WeakMap<Target, Promise<number>>();
  return (target) => {
    const base = bases.get(target) ?? measureBase(target, tries);
    bases.set(target, base);
    return base;
  };
}

async function measureBase(target: Target, tries: number): Promise<number> {
  let most = LEAST_BASE;
  for (const head of target.heads ?? ['']) {
    const text = pumped(target.harmless ?? HARMLESS, target.length, head);
    await costOnce(target, text);
    most = Math.max(most, await measureCost(target, text, tries));
  }
  return most;
}
