import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'oxc-parser';

import { walk } from './walk.mjs';

const skipped = new Set(['node_modules', 'dist', '.git', 'data', 'test-results', '.cache', 'coverage']);
const code = /\.(ts|tsx|mjs)$/;
const binary = /\.(png|jpe?g|webp|gif|ico|pdf|docx?|woff2?|zip|gz|br)$/;

/**
 * Reads every file of the repository. Returns `{ files, problems }`; a code file has its syntax tree (`program`),
 * comments and imports (`{ specifier, line, typeOnly, names }`). A file that cannot be parsed is a problem.
 */
export function readTree(root) {
  const files = pathsUnder(root, '').map((path) => readFile(root, path));
  const problems = files.flatMap((file) =>
    (file.errors ?? []).map((error) => ({
      rule: 'file-is-readable',
      file: file.path,
      message: error.message,
    })),
  );
  return { files, problems };
}

function pathsUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    // In a linked git worktree, `.git` is a file that points to the main one.
    if (skipped.has(entry.name)) return [];
    if (entry.isDirectory()) return pathsUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function readFile(root, path) {
  if (binary.test(path)) return { path, text: '' };
  const text = readFileSync(join(root, path), 'utf8');
  if (!code.test(path)) return { path, text };
  const { program, comments, errors } = parseSync(path, text);
  return { path, text, program, comments, errors, imports: listImports(program, text) };
}

function listImports(program, text) {
  const imports = [];
  walk(program, (node) => {
    const specifier = getSpecifier(node);
    if (specifier === undefined) return;
    const typeOnly = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
    imports.push({
      specifier: specifier.replace(/\?.*$/, ''),
      line: lineAt(text, node.start),
      typeOnly,
      names: valuesIn(node, typeOnly),
    });
  });
  return imports;
}

/** The names of the imported values, without types; `*` means all. */
function valuesIn({ specifiers }, typeOnly) {
  if (typeOnly) return [];
  if (!specifiers) return ['*'];
  return specifiers
    .filter(({ importKind, exportKind }) => importKind !== 'type' && exportKind !== 'type')
    .map(({ imported }) => imported?.name ?? '*');
}

function getSpecifier(node) {
  const source =
    node.type === 'TSImportType' ? (node.source ?? node.argument?.literal ?? node.argument) : node.source;
  const importing = /^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$|^TSImportType$/.test(
    node.type,
  );
  return importing && typeof source?.value === 'string' ? source.value : undefined;
}

/** The line number, from 1, of a character position. */
export function lineAt(text, position) {
  return text.slice(0, position).split('\n').length;
}
