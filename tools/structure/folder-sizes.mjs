import { isContract, isProduct, isServer, isTest } from './areas.mjs';

/** The maximum number of entries in a folder, files and folders. */
const CROWDED = 40;
/** Up to this many code files, a folder is hardly justified. */
const THIN = 2;
/** A room of its own may be as small as it likes, since it is imported from outside. */
const room = /^(packages\/contract\/src|apps\/server\/src(\/(engines|features))?)\/[^/]+$/;
const migrations = 'apps/server/src/db/migrations';

/** Reports product folders that contain too much and, in the server and the contract, too little. */
export function checkFolderSizes(files) {
  const product = files.filter(({ path }) => isProduct(path) || (isTest(path) && path.includes('/src/')));
  const crowded = listCrowdedFolders(product).filter((folder) => folder !== migrations);
  const entrances = new Set([...listEntries(product)].filter(hasFolder).map(([folder]) => folder));
  const thin = listThinFolders(product.filter(({ path }) => isServer(path) || isContract(path)));
  return [
    ...crowded.map((folder) => problemIn(folder, `holds more than ${CROWDED} files and folders`)),
    ...thin
      .filter((folder) => !room.test(folder) && !entrances.has(folder))
      .map((folder) => problemIn(folder, 'holds one or two files: let them lie with their neighbours')),
  ];
}

const problemIn = (file, message) => ({ rule: 'folders-have-a-size', file, message });

/** Folders with too many entries to take in at a glance, tests included. */
export const listCrowdedFolders = (files) =>
  [...listEntries(files)].filter(([, entries]) => entries.size > CROWDED).map(([folder]) => folder);

/** Folders with one or two code files, not counting tests. */
export function listThinFolders(files) {
  const counts = countFiles(files);
  return [...counts.keys()].filter((folder) => counts.get(folder) <= THIN);
}

/** The number of code files directly in each folder that has any, not counting tests. */
export function countFiles(files) {
  const counts = new Map();
  for (const { path, program } of files) {
    if (!program || isTest(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, 1 + (counts.get(folder) ?? 0));
  }
  return counts;
}

/** The direct entries of each folder: file names, and folder names with a trailing slash. */
function listEntries(files) {
  const entries = new Map();
  for (const { path } of files) {
    const parts = path.split('/');
    for (let depth = 3; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      const name = depth === parts.length - 1 ? parts[depth] : `${parts[depth]}/`;
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
    }
  }
  return entries;
}

const hasFolder = ([, entries]) => [...entries].some((name) => name.endsWith('/'));
