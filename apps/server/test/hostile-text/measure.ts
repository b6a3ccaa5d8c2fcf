import { HARMLESS, pumped } from './pumps.ts';
import type { Case, Target } from './target.ts';

/** Costs more than so many times an equally long harmless text, or more than so many times a quarter of itself. */
const MOST_TIMES = 20;
/** What grows with the length grows 4 times, what grows with its square 16 times: this lies in the middle of the two. */
const MOST_GROWTH = 8;
/** In milliseconds: what is measured against is never less than a clock can tell. */
const LEAST_BASE = 0.25;
/** What costs less than sorting so many short words holds no one up; some 10 to 20 milliseconds, as machines differ. */
const WORDS_SORTED = 60_000;
/** The system may count in ticks of some milliseconds, so what costs little runs many times until it has cost so much. */
const TOGETHER = 10;
const MOST_TOGETHER = 10;
const TRIES = 8;
/** What costs as much, in milliseconds, is not tried again: chance is small next to it. */
const ENOUGH = 500;

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

/** Of one run in the cheapest of several tries: a busy machine and collecting garbage make the others dearer by chance. */
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
 * The tries of each round. A fault counts where it shows in all of them: what is no fault may look like one while the machine is
 * busy, or while code is compiled. The first two are cheap, since most cases show none in them.
 */
const ROUNDS = [1, 2, TRIES, TRIES, TRIES];

/** What is wrong with how a target takes a case, as a sentence; null where nothing is. */
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
 * How many times as much as a harmless text. That one is looked at closely only where it matters: a single look at it would have to
 * find it several times as dear as it is to hide a fault.
 */
async function timesHarmless(target: Target, cost: number): Promise<number> {
  const times = cost / (await firstLook(target));
  return times <= MOST_TIMES / 4 ? times : cost / (await closeLook(target));
}

const firstLook = oncePerTarget(1);
const closeLook = oncePerTarget(TRIES);

/** What a harmless text costs behind the dearest of the target's beginnings, once the code is compiled. */
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
