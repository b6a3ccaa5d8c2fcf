/**
 * Fails if a regular expression of the product takes more than linear time, since an outsider's text could block the
 * server. `node tools/check-patterns.mjs [folder]` checks one folder without exceptions, and `--save` records the
 * results in `structure/settled-patterns.json`: the analysis has a time limit, so an unrecorded pattern fails the check
 * before a slower machine gets a different result.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { inRepository, root } from './lib/repository.mjs';
import { BOUNDED, isBounded } from './structure/bounded-patterns.mjs';
import { findRenamed, readPatterns } from './structure/read-patterns.mjs';
import { readTree } from './structure/read-tree.mjs';
import { toSettled, weighPatterns } from './structure/weigh-patterns.mjs';

const folder = process.argv.slice(2).find((word) => word !== '--save');
const settledFile = inRepository('tools', 'structure', 'settled-patterns.json');
const readSettled = () => JSON.parse(readFileSync(settledFile, 'utf8'));
const isAsked = ({ file }) => !folder || file.startsWith(folder);

const { files } = readTree(root);
const all = readPatterns(files);
const renamed = findRenamed(files);
const patterns = all.filter(isAsked);
const weighed = await weighPatterns(
  patterns,
  inRepository('node_modules', '.cache', 'patterns.json'),
  readSettled(),
);
if (process.argv.includes('--save')) writeFileSync(settledFile, toSettled(weighed));
const slow = weighed.filter((pattern) => pattern.verdict.status === 'vulnerable' && !isBounded(pattern));
const settled = readSettled();
const unnoted = weighed.filter(({ key, verdict }) => verdict.status === 'safe' && !settled[key]);
const undecided = weighed.filter(({ verdict }) => verdict.status === 'unknown');
const unread = patterns.filter(({ isUnread }) => isUnread);
const unused = BOUNDED.filter(
  (entry) => !all.some((pattern) => isBounded(pattern) && pattern.file === entry.file),
);

for (const { file, line, source, flags, verdict } of slow) {
  console.error(
    `${file}:${line}  [patterns-are-linear]  /${source}/${flags} is ${verdict.complexity}, as with ${verdict.attack}`,
  );
}
for (const { file, line } of renamed)
  console.error(
    `${file}:${line}  [patterns-are-linear]  RegExp has another name here: call it by its own, so that its patterns are read`,
  );
for (const { file, part } of unused)
  console.error(`${file}  [patterns-are-linear]  ${part} is excepted, but not there`);
for (const { file, line } of undecided)
  console.error(
    `${file}:${line}  [patterns-are-linear]  could not be decided in time: make it shorter, or bound it`,
  );
for (const { file, line } of unnoted)
  console.error(
    `${file}:${line}  [patterns-are-linear]  is not slow, but not noted: run node tools/check-patterns.mjs --save`,
  );
for (const { file, line } of unread)
  console.error(
    `${file}:${line}  [patterns-are-linear]  has a part that cannot be read: make it a constant, or escape it with escapePattern`,
  );
console.log(
  `${patterns.length} patterns read, ${weighed.length} of them weighed, ${undecided.length} undecided, ${unread.length} unread: ` +
    (slow.length === 0 ? 'none is slow.' : `${slow.length} are slow.`),
);
// The checker's own process would keep this one alive.
const faults = [slow, undecided, unnoted, unread, unused, renamed].flat();
process.exit(patterns.length > 0 && faults.length === 0 ? 0 : 1);
