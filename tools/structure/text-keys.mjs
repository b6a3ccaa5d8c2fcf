import { isTest } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { calleeName, walk } from './walk.mjs';

/** Reports catalog keys that no importer uses; the type checker reports missing ones. */
export function checkTextKeys(files) {
  return files
    .filter(({ path, program }) => program && path.endsWith('.texts.ts'))
    .flatMap((file) => {
      const importers = files.filter(
        ({ path, imports }) => !isTest(path) && imports?.some(({ target }) => target === file.path),
      );
      const used = listUsed(importers);
      return listKeys(file)
        .filter(({ name, catalog }) => !used.names.has(name) && !used.computed.has(catalog))
        .map(({ name, start }) => ({
          rule: 'texts-are-used',
          file: file.path,
          line: lineAt(file.text, start),
          message: `no one who imports the catalogue names its text ${name}`,
        }));
    });
}

/** Every key with its catalog; a key inside a group has none, since it is always accessed by name. */
function listKeys({ program }) {
  const keys = [];
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'CallExpression') return;
    if (calleeName(node.init) !== 'defineTexts') return;
    for (const entry of node.init.arguments[0]?.properties ?? []) {
      keys.push({ name: getName(entry.key), catalog: node.id.name, start: entry.start });
      for (const inner of entry.value.properties ?? []) {
        keys.push({ name: getName(inner.key), start: inner.start });
      }
    }
  });
  return keys;
}

/** The names of all properties read, and the catalogs accessed by a computed key. */
function listUsed(importers) {
  const names = new Set();
  const computed = new Set();
  for (const { program } of importers) {
    walk(program, (node) => {
      if (node.type !== 'MemberExpression') return;
      if (!node.computed) names.add(node.property.name);
      else if (node.object.type === 'Identifier') computed.add(node.object.name);
    });
  }
  return { names, computed };
}

const getName = (key) => key.name ?? key.value;
