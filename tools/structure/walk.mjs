/** Calls `visit` for every node of a syntax tree, outer nodes first. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit);
}

/** The dotted name of a call's function, such as `Date.now`; empty if it is not a plain name. */
export function calleeName(call) {
  const { callee } = call;
  if (callee?.type === 'Identifier') return callee.name;
  if (callee?.type !== 'MemberExpression' || callee.computed) return '';
  if (callee.object.type === 'MemberExpression')
    return `${calleeName({ callee: callee.object })}.${callee.property.name}`;
  return callee.object.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : '';
}
