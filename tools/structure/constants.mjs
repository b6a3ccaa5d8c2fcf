import { getDestination } from './resolve.mjs';
import { walk } from './walk.mjs';

/**
 * Indexes the declarations in these files and returns a function that resolves an identifier to its value's node, by
 * scope or by its file's imports; undefined if the value is unknown, as for a parameter.
 */
export function namesIn(files) {
  const homes = new WeakMap();
  const declared = new Map(files.map((file) => [file.path, declaredIn(file, homes)]));
  const imported = new Map(files.map((file) => [file.path, importedBy(file)]));
  const getExport = ({ path, name }) =>
    declared.get(path)?.findLast((one) => one.name === name && one.isOuter)?.value;
  return (identifier) => {
    const home = homes.get(identifier);
    const own = declared.get(home)?.findLast((one) => one.name === identifier.name && isIn(one, identifier));
    if (own) return own.value;
    const from = imported.get(home)?.get(identifier.name);
    return from && getExport(from);
  };
}

const isIn = ({ scope }, { start }) => scope.start <= start && start < scope.end;

/** The declarations of a file, outer scopes first: `{ name, value, scope, isOuter }`. */
function declaredIn({ path, program }, homes) {
  const found = [];
  walk(program, (scope) => {
    if (scope.type === 'Identifier') homes.set(scope, path);
    if (!Array.isArray(scope.body)) return;
    for (const statement of scope.body) {
      const { declarations = [] } = statement.declaration ?? statement;
      for (const { id, init } of declarations)
        if (init) found.push({ name: id.name, value: plain(init), scope, isOuter: scope === program });
    }
  });
  return found;
}

function importedBy({ path, program }) {
  const specifiers = program.body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers: names }) =>
      names.map((one) => [getDestination(source.value, path), one]),
    );
  return new Map(
    specifiers
      .filter(([{ target }, { imported }]) => target && imported)
      .map(([{ target }, { local, imported }]) => [local.name, { path: target, name: imported.name }]),
  );
}

const plain = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression'].includes(node.type) ? plain(node.expression) : node;
