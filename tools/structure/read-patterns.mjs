import { isProduct } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { namesIn } from './constants.mjs';
import { recordPatterns } from './record-patterns.mjs';
import { runsOnLoad } from './on-load.mjs';
import { walk } from './walk.mjs';

/** An escaped word, which matches only itself. */
const WORD = '(?:word)';
/** Stands for an unreadable part of a pattern; no real pattern contains this character. */
const UNREAD = '\u{10FFFD}';

/** Methods that turn a text into a pattern. */
const TAKES_TEXT = ['match', 'matchAll', 'search'];
const TEXTS = ['TemplateLiteral', 'TaggedTemplateExpression', 'BinaryExpression'];

/**
 * Every regular expression of the product: literals, and those built by `RegExp`, `match`, `matchAll` and `search`.
 * Patterns built from constants are read from the source; others are taken from `record`, which loads their file.
 * Returns `{ file, line, source, flags }`, with `isUnread` for those that neither can resolve.
 *
 * @param record returns the patterns that files build while loading, by path
 */
export function readPatterns(files, record = recordPatterns) {
  const product = files.filter((file) => file.program && isProduct(file.path));
  const getNode = namesIn(product);
  const patterns = product.flatMap((file) => patternsIn(file, getNode));
  const paths = new Set(patterns.filter(({ isBuiltOnLoad }) => isBuiltOnLoad).map(({ file }) => file));
  const recorded = record([...paths]);
  return patterns.flatMap(({ isBuiltOnLoad, ...pattern }) => {
    const built = isBuiltOnLoad
      ? recorded.filter(({ file, line }) => file === pattern.file && line === pattern.line)
      : [];
    return built.length > 0 ? built : [pattern];
  });
}

/** Where the product uses RegExp under another name, so that its patterns cannot be read. Returns `{ file, line }`. */
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

function patternsIn(file, getNode) {
  const found = [];
  const isOnLoad = runsOnLoad(file.program);
  walk(file.program, (node) => {
    const { pattern, flags } = node.regex ?? builtPattern(node, getNode) ?? {};
    if (pattern === undefined) return;
    const isUnread = pattern.includes(UNREAD);
    const source = pattern.replaceAll(UNREAD, WORD);
    const unread = isUnread ? { isUnread, isBuiltOnLoad: isOnLoad(node) } : {};
    found.push({ file: file.path, line: lineAt(file.text, node.start), source, flags, ...unread });
  });
  return found;
}

/** The list a constant refers to, through any aliases; undefined if it is not a list. */
function listIn(node, getNode, depth = 0) {
  if (node?.type === 'ArrayExpression') return node;
  return node?.type === 'Identifier' && depth < 5 ? listIn(getNode(node), getNode, depth + 1) : undefined;
}

function builtPattern(node, getNode) {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall) return undefined;
  const [source, flags] = node.arguments;
  if (TAKES_TEXT.includes(node.callee.property?.name) && isText(source, getNode))
    return { pattern: toText(source, getNode), flags: '' };
  if (node.callee.name !== 'RegExp') return undefined;
  return { pattern: toText(source, getNode), flags: listFlags(flags) };
}

/** Conditional flags differ only in `g`. */
const listFlags = (node) =>
  node?.type === 'ConditionalExpression' ? node.alternate.value : (node?.value ?? '');

function isText(node, getNode, depth = 0) {
  if (node?.type === 'Identifier') return depth < 5 && isText(getNode(node), getNode, depth + 1);
  return TEXTS.includes(node?.type) || typeof node?.value === 'string';
}

const KINDS = {
  Literal: (node) => (node.regex ? node.regex.pattern : String(node.value)),
  TemplateLiteral: (node, inner) => templateText(node, 'cooked', inner),
  TaggedTemplateExpression: (node, inner) => templateText(node.quasi, 'raw', inner),
  BinaryExpression: (node, inner) => inner(node.left) + inner(node.right),
  Identifier: (node, inner, getNode) => inner(getNode(node)),
  CallExpression: (node, inner, getNode) => joinedText(node, inner, getNode),
  SpreadElement: (node, inner, getNode) => listText(listIn(node.argument, getNode), inner, '|'),
  MemberExpression: (node, inner) => (node.property.name === 'source' ? inner(node.object) : UNREAD),
};

function toText(node, getNode, depth = 0) {
  const read = depth < 20 && KINDS[node?.type];
  if (!read) return UNREAD;
  return read(node, (part) => toText(part, getNode, depth + 1), getNode);
}

const templateText = ({ quasis, expressions }, kind, inner) =>
  quasis.map(({ value }, at) => value[kind] + (expressions[at] ? inner(expressions[at]) : '')).join('');

const escapes = (node) => node?.type === 'Identifier' && node.name === 'escapePattern';

/** An escaped word, or a list of constants or escaped words that `join` combines. */
function joinedText({ callee, arguments: [between] }, inner, getNode) {
  if (escapes(callee)) return WORD;
  if (callee.property?.name !== 'join') return UNREAD;
  if (escapes(callee.object.arguments?.[0])) return WORD + inner(between) + WORD;
  return listText(listIn(callee.object, getNode), inner, between ? between.value : ',');
}

const listText = (list, inner, between) =>
  list?.type === 'ArrayExpression' ? list.elements.map(inner).join(between) : UNREAD;
