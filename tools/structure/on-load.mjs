import { walk } from './walk.mjs';

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
/** Methods that call their argument immediately. */
const AT_ONCE = ['map', 'flatMap', 'forEach'];

/**
 * Returns a predicate: true if a node of this program runs only while its module loads, because it is in no function,
 * or only in functions the module alone calls while loading.
 */
export function runsOnLoad(program) {
  const { functions, exported, uses } = readFunctions(program);
  const isOnLoad = (node, seen = []) =>
    functions
      .filter(({ inner }) => inner !== node && inner.start <= node.start && node.end <= inner.end)
      .every(({ inner, name, isCalledAtOnce }) => {
        if (isCalledAtOnce || seen.includes(inner)) return true;
        if (!name || exported.has(name)) return false;
        return uses(name).every((use) => isOnLoad(use, [...seen, inner]));
      });
  return isOnLoad;
}

/** The functions of a program as `{ inner, name, isCalledAtOnce }`, the exported names, and the uses of a name. */
function readFunctions(program) {
  const nodes = [];
  walk(program, (node) => nodes.push(node));
  const declared = nodes.filter(({ type }) => type === 'VariableDeclarator');
  const atOnce = new Set(
    nodes
      .filter(({ type, callee }) => type === 'CallExpression' && AT_ONCE.includes(callee.property?.name))
      .flatMap((call) => call.arguments),
  );
  const functions = nodes
    .filter(({ type }) => FUNCTIONS.includes(type))
    .map((inner) => ({
      inner,
      name: (inner.id ?? declared.find(({ init }) => init === inner)?.id)?.name,
      isCalledAtOnce: atOnce.has(inner),
    }));
  const names = new Set(nodes.map(({ id }) => id));
  const uses = (name) =>
    nodes.filter((node) => node.type === 'Identifier' && node.name === name && !names.has(node));
  return { functions, exported: exportedBy(program), uses };
}

function exportedBy({ body }) {
  const statements = body.filter(({ type }) => type.startsWith('Export'));
  return new Set(
    statements.flatMap(({ declaration, specifiers = [] }) => [
      ...(declaration?.id ? [declaration.id.name] : []),
      ...(declaration?.declarations ?? []).map(({ id }) => id.name),
      ...specifiers.map(({ local }) => local.name),
    ]),
  );
}
