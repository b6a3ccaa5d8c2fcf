import { isTest } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

/** Where sizes and colors get their names, and what is painted before the names are there. */
const NAMED = /^apps\/web\/src\/(ui\/theme\/|link-pages\/styles\/tokens\.css$|app\/first\/)/;
const LITERALS = [
  { what: 'a color', pattern: /: *[^;{}]{0,200}(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\()/gi },
  { what: 'a size of type', pattern: /\bfont-size: *[\d.]{1,8}(?:px|rem)/g },
  { what: 'a radius', pattern: /\bborder-(?:\w{1,8}-){0,2}radius: *[^;{}]{0,80}\dpx/g },
];

/** Refuses colors, sizes of type and radii without a token, and classes that only a sheet or only its importer names. */
export function checkStyles(files) {
  const sheets = files.filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.css'));
  return [
    ...sheets.filter(({ path }) => !NAMED.test(path)).flatMap(listLiterals),
    ...sheets.filter(({ path }) => path.endsWith('.module.css')).flatMap((sheet) => listLost(sheet, files)),
  ];
}

const listLiterals = ({ path, text }) =>
  LITERALS.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      rule: 'styles-use-tokens',
      file: path,
      line: lineAt(text, index),
      message: `writes ${what} that a token of the theme should name`,
    })),
  );

function listLost(sheet, files) {
  const classes = listClasses(sheet.text);
  const uses = files
    .filter(({ path, imports }) => !isTest(path) && imports?.some(({ target }) => target === sheet.path))
    .flatMap((file) => listUses(file, sheet.path));
  const unknown = uses.filter(({ name }) => name && !classes.has(name));
  const isOpen = uses.some(({ name }) => !name);
  const unused = isOpen ? [] : [...classes].filter((name) => !uses.some((use) => use.name === name));
  return [
    ...unknown.map(({ file, name }) => ({
      file,
      message: `names the class ${name}, which ${sheet.path} has not`,
    })),
    ...unused.map((name) => ({ file: sheet.path, message: `no one who imports it names its class ${name}` })),
  ].map((problem) => ({ rule: 'classes-are-used', ...problem }));
}

/** The classes of a sheet's selectors, those of other libraries left out. */
const listClasses = (text) =>
  new Set(
    text
      .replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
      .split(/[{};]/)
      .filter((part) => !part.includes(': '))
      .flatMap((part) => [...part.matchAll(/\.([a-z]\w*)/gi)])
      .map(([, name]) => name),
  );

/** What a file reads of the object that it imports from a sheet; without a name where the key is computed. */
function listUses({ path, program }, sheet) {
  const end = sheet.slice(sheet.lastIndexOf('/'));
  const locals = program.body
    .filter(({ type, source }) => type === 'ImportDeclaration' && source.value.endsWith(end))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const uses = [];
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || !locals.includes(node.object.name)) return;
    uses.push({ file: path, name: node.computed ? undefined : node.property.name });
  });
  return uses;
}
