import { isProduct } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

/** Stands for a part of a pattern that is known only while the program runs, such as an escaped name. */
const UNKNOWN_PART = '(?:word)';

/**
 * Every regular expression of the product: literals, and `new RegExp` of constants, of which a part that is no constant
 * counts as a word. Answers `{ file, line, source, flags }`.
 */
export function readPatterns(files) {
  const product = files.filter((file) => file.program && isProduct(file.path));
  const shared = new Map(product.flatMap((file) => [...constantsOf(file.program)]));
  return product.flatMap((file) => patternsIn(file, shared));
}

function patternsIn(file, shared) {
  const own = constantsOf(file.program);
  const nodeOf = (name) => own.get(name) ?? shared.get(name);
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
    const pattern = builtPattern(maker.body, (asked) => (asked === name ? element : nodeOf(asked)));
    return pattern ? [pattern] : [];
  });
}

/** The list that a constant is, whatever other names it has on the way; undefined where it is none. */
function listIn(node, nodeOf, depth = 0) {
  if (node?.type === 'ArrayExpression') return node;
  return node?.type === 'Identifier' && depth < 5 ? listIn(nodeOf(node.name), nodeOf, depth + 1) : undefined;
}

function builtPattern(node, nodeOf) {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall || node.callee.name !== 'RegExp') return undefined;
  const [source, flags] = node.arguments;
  return { pattern: textOf(source, nodeOf), flags: flags?.type === 'Literal' ? flags.value : '' };
}

/** The constants of a file by name, each as the node of its value. */
function constantsOf(program) {
  const constants = new Map();
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement;
    if (declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) if (init) constants.set(id.name, plain(init));
  }
  return constants;
}

const plain = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression'].includes(node.type) ? plain(node.expression) : node;

const KINDS = {
  Literal: (node) => (node.regex ? node.regex.pattern : String(node.value)),
  TemplateLiteral: (node, inner) => templateText(node, 'cooked', inner),
  TaggedTemplateExpression: (node, inner) => templateText(node.quasi, 'raw', inner),
  BinaryExpression: (node, inner) => inner(node.left) + inner(node.right),
  Identifier: (node, inner, nodeOf) => inner(nodeOf(node.name)),
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
