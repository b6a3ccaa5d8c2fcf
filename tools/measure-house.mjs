/**
 * Prints the state of the code base by area: circular folders, thin and crowded folders, names, words, sizes. Tests
 * only count as folder entries. `--names` lists what was counted.
 */
import { root } from './lib/repository.mjs';
import { isTest } from './structure/areas.mjs';
import { findCircles } from './structure/folder-circles.mjs';
import { countFiles, listCrowdedFolders, listThinFolders } from './structure/folder-sizes.mjs';
import { listDialect, listVagueNames } from './structure/plain-words.mjs';
import { listFunctions } from './structure/list-functions.mjs';
import { readTree } from './structure/read-tree.mjs';
import { resolveImports } from './structure/resolve.mjs';

const AREAS = {
  server: (path) => path.startsWith('apps/server/src/') && !path.includes('/src/engines/'),
  'server features': (path) => path.startsWith('apps/server/src/features/'),
  engines: (path) => path.startsWith('apps/server/src/engines/'),
  contract: (path) => path.startsWith('packages/contract/src/'),
  web: (path) => path.startsWith('apps/web/src/'),
};

const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const countLines = ({ text }) => text.split('\n').length - 1;
const names = process.argv.includes('--names');

const { files } = readTree(root);
resolveImports(files);
for (const [area, isIn] of Object.entries(AREAS))
  print(
    area,
    files.filter(({ path }) => isIn(path)),
  );

const tests = files.filter(({ path, program }) => program && isTest(path));
console.log(`\ntests, benches and tools: ${tests.length} files`);
printNames(tests);

function print(area, all) {
  const code = all.filter((file) => file.program && !isTest(file.path));
  const lines = code.map(countLines).toSorted((a, b) => a - b);
  const total = lines.reduce((sum, count) => sum + count, 0);
  const rank = (share) => lines[Math.floor(share * (lines.length - 1))];
  const circles = findCircles(code);
  const thin = listThinFolders(code);
  const crowded = listCrowdedFolders(all);
  const words = code.flatMap(listDialect);
  console.log(
    `\n${area}: ${code.length} files, ${total} lines, median ${rank(0.5)}, p90 ${rank(0.9)}, longest ${lines.at(-1)}`,
  );
  console.log(
    `  circles of folders: ${circles.length}, of ${circles.flatMap(({ members }) => members).length} folders`,
  );
  console.log(`  folders of code with one or two files: ${percent(thin.length, countFiles(code).size)}`);
  console.log(`  folders of more than 40 entries: ${crowded.length}`);
  printNames(code);
  console.log(
    `  dialect words: ${words.length}, ${((1000 * words.length) / total).toFixed(1)} per 1,000 lines`,
  );
  if (!names) return;
  for (const { at, members } of circles) console.log(`    circle in ${at}: ${members.join(' ')}`);
  for (const folder of thin) console.log(`    thin: ${folder}`);
  for (const folder of crowded) console.log(`    crowded: ${folder}`);
}

function printNames(code) {
  const named = code.flatMap((file) => listVagueNames(file).map((name) => `${name} in ${file.path}`));
  console.log(`  functions named …Of: ${percent(named.length, code.flatMap(listFunctions).length)}`);
  if (names) for (const one of named) console.log(`    …Of: ${one}`);
}
