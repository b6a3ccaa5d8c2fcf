import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { check } from 'recheck';

const LIMITS = { timeout: 120_000, incubationTimeout: 1000, maxAttackStringSize: 100_000 };
const AT_ONCE = 2;
const CLASS = /\\.|\[(?:[^\]\\]|\\.)*\]/gs;

/** Only unlimited or very frequent repetition can take more than linear time. */
const canBeSlow = ({ source }) => /[*+]|\{\d+,(?:\d{2,})?\}/.test(source.replace(CLASS, 'x'));

/**
 * Analyzes patterns (`{ file, line, source, flags }`) and adds a `verdict` to each: `{ status, complexity?, attack? }`.
 * `status` is 'safe', 'vulnerable' or 'unknown'; `attack` is an expression that builds a text proving it. Verdicts are
 * stored by pattern in the file `cache`. Those in `settled` (`{ key: status }`) are not analyzed again.
 */
export async function weighPatterns(patterns, cache, settled = {}) {
  const decided = Object.fromEntries(Object.entries(settled).map(([key, status]) => [key, { status }]));
  const known = { ...readCache(cache), ...decided };
  const used = {};
  const open = patterns.filter(canBeSlow).map((pattern) => ({ ...pattern, key: toKey(pattern) }));
  const waiting = [...new Map(open.map((pattern) => [pattern.key, pattern])).values()];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      used[next.key] = known[next.key] ?? (await weigh(next));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    writeCache(cache, { ...known, ...used });
  }
  return open.map((pattern) => ({ ...pattern, verdict: used[pattern.key] }));
}

/** The results for patterns proven safe, sorted by key, one per line. */
export function toSettled(weighed) {
  const safe = weighed.filter(({ verdict }) => verdict.status === 'safe');
  const lines = safe.map(({ key, verdict }) => `"${key}": "${verdict.status}"`).toSorted();
  const once = lines.filter((line, at) => line !== lines[at - 1]);
  return `{\n${once.map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

const toKey = ({ source, flags }) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 24);

async function weigh({ source, flags }) {
  // The checker does not know this flag, which only adds group indices.
  const { status, complexity, attack } = await check(source, flags.replace('d', ''), LIMITS);
  const degree = complexity?.type === 'polynomial' ? `of degree ${complexity.degree}` : complexity?.type;
  return { status, ...(status === 'vulnerable' && { complexity: degree, attack: attack.pattern }) };
}

function readCache(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Undecided patterns are tried again next time. */
function writeCache(path, verdicts) {
  const decided = Object.entries(verdicts).filter(([, { status }]) => status !== 'unknown');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(Object.fromEntries(decided)));
}
