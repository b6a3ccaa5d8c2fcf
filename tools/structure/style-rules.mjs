import { isTest } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

/** Where sizes and colors are named, and the first paint before the names are loaded. */
const NAMED = /^apps\/web\/src\/(ui\/theme\/|link-pages\/styles\/tokens\.css$|app\/first\/)/;
const LITERALS = [
  { what: 'a color', pattern: /: *[^;{}]{0,200}(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\()/gi },
  { what: 'a size of type', pattern: /\bfont-size: *[\d.]{1,8}(?:px|rem)/g },
  { what: 'a radius', pattern: /\bborder-(?:\w{1,8}-){0,2}radius: *[^;{}]{0,80}\dpx/g },
];

/** The classes shared by all screens, and the pages with their own. */
const SHARED = 'apps/web/src/ui/theme/shared.css';
const APART = /^apps\/web\/src\/(candidate-link|link-pages|panel-link|scorecard)\//;
const COMPOSED = /\bcomposes: ([^;]{1,300}?)\sfrom global/g;

/** Reports colors, font sizes and radii without a token, and classes that are only defined or only used. */
export function checkStyles(files) {
  const sheets = files.filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.css'));
  return [
    ...sheets.filter(({ path }) => !NAMED.test(path)).flatMap(listLiterals),
    ...sheets.filter(({ path }) => path.endsWith('.module.css')).flatMap((sheet) => listLost(sheet, files)),
    ...listStrayWords(sheets, files),
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

/** The classes in a style sheet's selectors, except those of other libraries. */
const listClasses = (text) =>
  new Set(
    text
      .replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
      .split(/[{};]/)
      .filter((part) => !part.includes(': '))
      .flatMap((part) => [...part.matchAll(/\.([a-z][\w-]*)/gi)])
      .map(([, name]) => name),
  );

/** The properties a file reads from an imported style sheet; no name for a computed key. */
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

/** Shared classes that no theme sheet defines or that no one uses. */
function listStrayWords(sheets, files) {
  const shared = sheets.find(({ path }) => path === SHARED);
  if (!shared) return [];
  const open = sheets.filter(({ path }) => !path.endsWith('.module.css') && !APART.test(path));
  const known = new Set(open.flatMap(({ text }) => [...listClasses(text)]));
  const said = [...sheets.flatMap(listComposed), ...files.filter(isScreen).flatMap(listSaid)];
  const words = new Set(said.flatMap((use) => use.words));
  const unknown = said
    .filter(({ isClass }) => isClass)
    .flatMap((use) => use.words.map((word) => ({ file: use.file, word })))
    .filter(({ word }) => !known.has(word));
  const unsaid = [...listClasses(shared.text)].filter((word) => !words.has(word));
  return [
    ...unknown.map(({ file, word }) => ({
      file,
      message: `says ${word}, which no sheet of the theme knows`,
    })),
    ...unsaid.map((word) => ({ file: SHARED, message: `no one says its word ${word}` })),
  ].map((problem) => ({ rule: 'classes-are-used', ...problem }));
}

const isScreen = ({ path, program }) =>
  program && path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !isTest(path) && !APART.test(path);

const listComposed = ({ path, text }) =>
  [...text.matchAll(COMPOSED)].map(([, words]) => ({ file: path, words: words.split(/\s+/), isClass: true }));

/** The texts of a component, and which of them are definitely classes. */
function listSaid({ path, program }) {
  const said = [];
  walk(program, (node) => {
    const text =
      node.type === 'JSXAttribute' && node.name.name === 'className' ? node.value?.value : undefined;
    if (text) said.push({ file: path, words: text.split(' '), isClass: true });
    const part =
      node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.raw : undefined;
    if (typeof part === 'string') said.push({ file: path, words: part.trim().split(/\s+/) });
  });
  return said;
}
