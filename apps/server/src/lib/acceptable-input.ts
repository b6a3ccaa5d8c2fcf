import { measureJson } from './json-size.ts';

const DEEPEST = 20;
const MOST_VALUES = 20_000;
/** Twice the size of the product's largest form. A property name not seen before costs as much to parse as 50 values. */
const MOST_NAMES = 2000;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * What makes a parsed input unacceptable before any schema checks it: nesting or size beyond every form of the product,
 * or text that a database cannot store (NUL, a lone surrogate). Undefined if acceptable.
 */
export function faultOfInput(input: unknown): string | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    seen += 1;
    if (seen > MOST_VALUES) return TOO_MANY;
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return UNSTORABLE;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return TOO_DEEP;
    if (!Object.keys(value).every(isStorable)) return UNSTORABLE;
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

/**
 * The same for a JSON text before it is parsed: parsing thousands of names costs as much as fifty requests of the same
 * length, and is done for anonymous callers as well.
 */
export function faultOfJson(bytes: Uint8Array): string | undefined {
  const limits = { values: MOST_VALUES, depth: DEEPEST, names: MOST_NAMES };
  const { values, depth, names } = measureJson(bytes, limits);
  if (values > MOST_VALUES || names > MOST_NAMES) return TOO_MANY;
  return depth > DEEPEST ? TOO_DEEP : undefined;
}

const TOO_MANY = 'The request holds too many values.';
const TOO_DEEP = 'The request is nested too deeply.';
const UNSTORABLE = 'The request holds characters that cannot be stored.';
