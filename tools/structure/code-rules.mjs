import { isServer, isTest } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { ownerRule } from './table-owners.mjs';
import { calleeName, walk } from './walk.mjs';

// Time comes from the context's clock, so that tests can set it; only the store, the queue and entry points use the
// real one.
const mayReadTheClock = /^apps\/server\/src\/(db\/|jobs\/|(main|server|admin)\.ts|.*clock\.ts)/;
const isServerCode = (path) => isServer(path) && !isTest(path);

const readsResumes = (path) => /^apps\/server\/src\/engines\/resume-(facts|questions)\//.test(path);
const LONGEST_PATTERN = 120;

/** The longest piece of text in a pattern or a part of one, between two names or as a list of alternatives. */
function patternLength({ type, regex, quasi, tag, value }) {
  if (regex) return regex.pattern.length;
  if (type === 'TaggedTemplateExpression' && tag.property?.name === 'raw')
    return Math.max(...quasi.quasis.map(({ value: { raw } }) => raw.length));
  return typeof value === 'string' && value.includes('|') && !value.includes(', ') ? value.length : 0;
}

/** What code must not contain. `finds(node, path)` gets every node of the files selected by `where(path)`. */
export const codeRules = [
  ownerRule,
  {
    rule: 'no-math-random',
    says: 'calls Math.random; ids and tokens come from a secure source, and tests are repeatable',
    where: (path) => isServerCode(path) && !path.startsWith('apps/server/src/db/'),
    finds: (node) => node.type === 'CallExpression' && calleeName(node) === 'Math.random',
  },
  {
    rule: 'time-comes-from-the-clock',
    says: "reads the machine's clock; the time comes from the context's clock",
    where: (path) => isServerCode(path) && !mayReadTheClock.test(path),
    finds: (node) =>
      (node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0) ||
      (node.type === 'CallExpression' && /^(Date\.now|Temporal\.Now\..*)$/.test(calleeName(node))),
  },
  {
    rule: 'no-dangerous-html',
    says: 'puts HTML into the page unchecked',
    where: () => true,
    finds: (node) =>
      (node.type === 'JSXAttribute' && node.name.name === 'dangerouslySetInnerHTML') ||
      (node.type === 'Property' && (node.key.name ?? node.key.value) === 'dangerouslySetInnerHTML') ||
      (node.type === 'AssignmentExpression' && /^(inner|outer)HTML$/.test(node.left.property?.name ?? '')),
  },
  {
    rule: 'no-composed-raw-sql',
    says: 'composes SQL text inside sql.raw; values belong in parameters',
    where: (path) => isServerCode(path),
    finds: (node) =>
      node.type === 'CallExpression' &&
      calleeName(node) === 'sql.raw' &&
      ['TemplateLiteral', 'BinaryExpression'].includes(node.arguments[0]?.type),
  },
  {
    rule: 'patterns-are-short',
    says: `has a pattern of more than ${LONGEST_PATTERN} characters in one piece; name its parts, or make it a list`,
    where: (path) => readsResumes(path) && !isTest(path),
    finds: (node) => patternLength(node) > LONGEST_PATTERN,
  },
  {
    rule: 'functions-are-declared',
    says: 'holds a top-level function with a block in a constant; write it as a function',
    where: (path) => !path.startsWith('e2e/'),
    finds: (node) => node.type === 'Program' && node.body.some(isFunctionInConstant),
  },
  {
    rule: 'no-module-mocks',
    says: 'replaces a module; what a test replaces comes through the context',
    where: () => true,
    finds: (node) =>
      node.type === 'CallExpression' && /^vi\.(mock|doMock|unmock|hoisted)$/.test(calleeName(node)),
  },
];

// A constant with an explicit type may be a function, since a declaration cannot have that type.
function isFunctionInConstant(statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const [only] = declaration?.kind === 'const' ? declaration.declarations : [];
  const isBlock = only?.init?.type === 'ArrowFunctionExpression' && only.init.body.type === 'BlockStatement';
  return isBlock && !only.id.typeAnnotation;
}

/** Applies the code rules to every parsed file. */
export function checkCode(files) {
  return files.filter((file) => file.program).flatMap(findingsIn);
}

function findingsIn(file) {
  const rules = codeRules.filter(({ where }) => where(file.path));
  const problems = [];
  walk(file.program, (node) => {
    for (const { rule, says, finds } of rules) {
      if (!finds(node, file.path)) continue;
      problems.push({ rule, file: file.path, line: lineAt(file.text, node.start), message: says });
    }
  });
  return problems;
}
