import { walk } from './walk.mjs';

/**
 * The functions of a file, each name once (`{ name, path }`): declarations, constants and members that are functions,
 * function members of types and parameters, and anything else the file binds and calls, such as the result of another
 * function.
 */
export function listFunctions({ program, path }) {
  const [found, bound, called] = [new Set(), [], new Set()];
  walk(program, (node) => {
    if (isFunction(node)) found.add((node.id ?? node.key ?? node).name);
    else if (node.type === 'VariableDeclarator') bound.push(...listNames(node.id));
    if (Array.isArray(node.params)) bound.push(...node.params.flatMap(listNames));
    if (node.type === 'CallExpression') called.add(node.callee.name);
  });
  const names = found.union(new Set(bound).intersection(called));
  return [...names].filter(Boolean).map((name) => ({ name, path }));
}

function isFunction({ type, init, value, typeAnnotation }) {
  if (type === 'FunctionDeclaration' || type === 'TSMethodSignature') return true;
  if (typeAnnotation?.typeAnnotation?.type === 'TSFunctionType') return true;
  return /^(ArrowFunction|Function)Expression$/.test((init ?? value)?.type ?? '');
}

/** The names that a declarator or parameter binds. */
function listNames({ type, name, left, argument, value, elements = [], properties = [] }) {
  if (type === 'Identifier') return [name];
  return [left, argument, value, ...elements, ...properties].filter(Boolean).flatMap(listNames);
}
