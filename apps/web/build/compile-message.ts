import type { IntlMessageFormat } from 'intl-messageformat';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kinds of parts in the message parser's output, by number. */
const KINDS = { text: 0, value: 1, number: 2, select: 5, plural: 6, count: 7 } as const;

/** A parsed message as JavaScript: an expression that prints it with its values in `v`. */
export function compileMessage(parts: readonly Part[], counted = ''): string {
  const printed = parts.map((part) => compilePart(part, counted));
  return `\`${printed.join('')}\``;
}

function compilePart(part: Part, counted: string): string {
  if (part.type === KINDS.text) return part.value.replaceAll(/[\\`]|\$\{/g, '\\$&');
  if (part.type === KINDS.count) return `\${number(${counted})}`;
  const value = 'value' in part ? `v.${part.value}` : '';
  if (part.type === KINDS.value) return `\${${value}}`;
  if (part.type === KINDS.number && !part.style) return `\${number(${value})}`;
  if (part.type === KINDS.select) return `\${select(${value},${compileForms(part.options, counted)})}`;
  if (part.type === KINDS.plural) return `\${plural(${value},${compileForms(part.options, value)})}`;
  throw new Error('A message of the browser takes plain values, numbers, plurals and selects.');
}

const compileForms = (options: Record<string, { value: Part[] }>, counted: string): string =>
  `{${Object.entries(options)
    .map(([name, { value }]) => `${JSON.stringify(name)}:${compileMessage(value, counted)}`)
    .join(',')}}`;
