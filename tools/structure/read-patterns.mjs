import { isProduct } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { namesIn } from './constants.mjs';
import { walk } from './walk.mjs';

/** Stands for a part of a pattern that is known only while the program runs, such as an escaped name. */
const UNKNOWN_PART = '(?:word)';

/** They make a pattern of a text. */
const TAKES_TEXT = ['match', 'matchAll', 'search'];
const TEXTS = ['TemplateLiteral', 'TaggedTemplateExpression', 'BinaryExpression'];

/**
 * Every regular expression of the product: literals, and those that are made of constants by `RegExp`, `match`, `matchAll`
 * and `search`. A part that is no constant counts as a word. Answers `{ file, line, source, flags }`.
 */
export function readPatterns(files) {
  const product = files.filter((file) => file.program && isProduct(file.path));
  const nodeOf = namesIn(product);
  return product.flatMap((file) => patternsIn(file, nodeOf));
}

/** Where the product has RegExp under another name, so that its patterns cannot be read. Answers `{ file, line }`. */
export function findRenamed(files) {
  return files.filter((file) => file.program && isProduct(file.path)).flatMap(renamedIn);
}

function renamedIn({ path, text, program }) {
  const plainly = new Set();
  const found = [];
  walk(program, (node) => {
    if (node.type === 'NewExpression' || node.type === 'CallExpression') plainly.add(node.callee);
    if (node.operator === 'instanceof') plainly.add(node.right);
    if (node.type === 'TSTypeReference') plainly.add(node.typeName);
    if (node.type !== 'Identifier' || node.name !== 'RegExp' || plainly.has(node)) return;
    found.push({ file: path, line: lineAt(text, node.start) });
  });
  return found;
}

function patternsIn(file, nodeOf) {
  const found = [];
  const add = (node, { pattern: source, flags }) =>
    found.push({ file: file.path, line: lineAt(file.text, node.start), source, flags });
  walk(file.program, (node) => {
    const pattern = node.regex ?? builtPattern(node, nodeOf);
    if (pattern) add(node, pattern);
    for (const one of eachMapped(node, nodeOf)) add(node, one);
  });
  return found;
}

/** `LIST.map((part) => new RegExp(part))` makes a pattern of each element. */
function eachMapped({ type, callee, arguments: [maker] = [] }, nodeOf) {
  const name = type === 'CallExpression' && callee.property?.name === 'map' && maker?.params?.[0]?.name;
  const { elements } = (name && listIn(callee.object, nodeOf)) || { elements: [] };
  return elements.flatMap((element) => {
    const pattern = builtPattern(maker.body, (asked) => (asked.name === name ? element : nodeOf(asked)));
    return pattern ? [pattern] : [];
  });
}

/** The list that a constant is, whatever other names it has on the way; undefined where it is none. */
function listIn(node, nodeOf, depth = 0) {
  if (node?.type === 'ArrayExpression') return node;
  return node?.type === 'Identifier' && depth < 5 ? listIn(nodeOf(node), nodeOf, depth + 1) : undefined;
}

function builtPattern(node, nodeOf) {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall) return undefined;
  const [source, flags] = node.arguments;
  if (TAKES_TEXT.includes(node.callee.property?.name) && isText(source, nodeOf))
    return { pattern: textOf(source, nodeOf), flags: '' };
  if (node.callee.name !== 'RegExp') return undefined;
  return { pattern: textOf(source, nodeOf), flags: flags?.type === 'Literal' ? flags.value : '' };
}

function isText(node, nodeOf, depth = 0) {
  if (node?.type === 'Identifier') return depth < 5 && isText(nodeOf(node), nodeOf, depth + 1);
  return TEXTS.includes(node?.type) || typeof node?.value === 'string';
}

const KINDS = {
  Literal: (node) => (node.regex ? node.regex.pattern : String(node.value)),
  TemplateLiteral: (node, inner) => templateText(node, 'cooked', inner),
  TaggedTemplateExpression: (node, inner) => templateText(node.quasi, 'raw', inner),
  BinaryExpression: (node, inner) => inner(node.left) + inner(node.right),
  Identifier: (node, inner, nodeOf) => inner(nodeOf(node)),
  CallExpression: (node, inner, nodeOf) => joinedText(node, inner, nodeOf),
  SpreadElement: (node, inner, nodeOf) => listText(listIn(node.argument, nodeOf), inner, '|'),
  MemberExpression: (node, inner) => (node.property.name === 'source' ? inner(node.object) : UNKNOWN_PART),
};

function textOf(node, nodeOf, depth = 0) {
  const read = depth < 20 && KINDS[node?.type];
  if (!read) return UNKNOWN_PART;
  return read(node, (part) => textOf(part, nodeOf, depth + 1), nodeOf);
}

const templateText = ({ quasis, expressions }, kind, inner) =>
  quasis.map(({ value }, at) => value[kind] + (expressions[at] ? inner(expressions[at]) : '')).join('');

/** A list of constants that `join` makes one text. */
function joinedText({ callee, arguments: [between] }, inner, nodeOf) {
  if (callee.property?.name !== 'join') return UNKNOWN_PART;
  return listText(listIn(callee.object, nodeOf), inner, between ? between.value : ',');
}

const listText = (list, inner, between) =>
  list?.type === 'ArrayExpression' ? list.elements.map(inner).join(between) : UNKNOWN_PART;
