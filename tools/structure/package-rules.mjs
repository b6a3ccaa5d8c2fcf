import { posix } from 'node:path';

import { isProduct } from './areas.mjs';

const exact = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const mostScripts = 12;
const document = 'docs/dependencies.md';

/** The rules for package.json files and for imports from npm. */
export function checkPackages(files) {
  const manifests = files
    .filter((file) => posix.basename(file.path) === 'package.json')
    .map((file) => ({ path: file.path, folder: posix.dirname(file.path), ...JSON.parse(file.text) }));
  const documented = files.find((file) => file.path === document)?.text ?? '';
  return [
    ...manifests.flatMap((manifest) => checkManifest(manifest, documented.split('\n'))),
    ...files.flatMap((file) => checkDeclared(file, manifests)),
  ];
}

function checkManifest(manifest, documented) {
  const problems = Object.entries(listDependencies(manifest)).flatMap(([name, version]) => {
    const found = [];
    const say = (rule, message) => found.push({ rule, file: manifest.path, message });
    if (!exact.test(version))
      say('dependencies-are-pinned', `${name} is "${version}", not one exact version`);
    const isOurs = name.startsWith('@slotwise/');
    const row = documented.find((line) => line.includes(`\`${name}\``));
    if (!isOurs && !row) say('dependencies-are-explained', `${name} is not in ${document}`);
    if (!isOurs && row && !row.includes(version)) {
      say('dependencies-are-explained', `${document} names another version of ${name} than ${version}`);
    }
    return found;
  });
  const scripts = Object.keys(manifest.scripts ?? {}).length;
  if (scripts <= mostScripts) return problems;
  const message = `${scripts} scripts; at most ${mostScripts} can be remembered`;
  return [...problems, { rule: 'few-scripts', file: manifest.path, message }];
}

function checkDeclared(file, manifests) {
  const own = manifests
    .filter(({ folder }) => folder === '.' || file.path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  const rootManifest = manifests.find(({ folder }) => folder === '.');
  if (!own || !file.imports) return [];
  const shipped = isProduct(file.path);
  const declared = shipped
    ? { ...own.dependencies }
    : { ...listDependencies(rootManifest ?? {}), ...listDependencies(own) };
  return file.imports
    .filter((entry) => findPackage(entry) && !(findPackage(entry) in declared))
    .map((entry) => {
      const message = `imports ${entry.specifier}, which ${own.path} does not declare for it`;
      return { rule: 'dependencies-are-declared', file: file.path, line: entry.line, message };
    });
}

function findPackage(entry) {
  if (entry.package) return entry.package;
  return entry.specifier.startsWith('@slotwise/')
    ? entry.specifier.split('/').slice(0, 2).join('/')
    : undefined;
}

function listDependencies({ dependencies, devDependencies, optionalDependencies }) {
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
}
