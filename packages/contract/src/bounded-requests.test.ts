import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { cleanLines, oneLine, requiredText } from './fields.ts';

type Schema = z.core.$ZodType;
type Check = { check: string; abort?: boolean; pattern?: RegExp };

/** True if a pattern alone bounds a text, as `^[A-Z]{2}$` does: no unlimited repetition. */
const isShort = ({ pattern }: Check): boolean =>
  pattern !== undefined && /^\^.*\$$/.test(pattern.source) && !/[*+]|\{\d+,\}/.test(pattern.source);

function faultsOfText(checks: readonly Check[]): string[] {
  const length = checks.findIndex(({ check, abort }) => check === 'max_length' && abort !== false);
  const rewriting = checks.findIndex(({ check }) => check === 'overwrite');
  if (length < 0) return checks.some(isShort) ? [] : ['has no longest length'];
  return rewriting >= 0 && (rewriting < length || !checks[length]?.abort)
    ? ['is rewritten before its length is checked']
    : [];
}

const listChecks = ({ _zod: { def } }: Schema): Check[] =>
  [...('check' in def ? [def] : []), ...(def.checks ?? []).map((check) => check._zod.def)] as Check[];

type Parts = {
  innerType: Schema;
  element: Schema;
  shape: Record<string, Schema>;
  options: Schema[];
  in: Schema;
};
type Kind = (def: Parts, path: string, schema: Schema) => string[];

const noFaults: Kind = () => [];
const inner: Kind = ({ innerType }, path) => faultsIn(innerType, path);
const KINDS: Record<string, Kind> = {
  string: (_def, path, schema) => faultsOfText(listChecks(schema)).map((fault) => `${path}: ${fault}`),
  array: ({ element }, path, schema) => [
    ...(listChecks(schema).some(({ check }) => check === 'max_length')
      ? []
      : [`${path}: has no longest length`]),
    ...faultsIn(element, `${path}[]`),
  ],
  object: ({ shape }, path) =>
    Object.entries(shape).flatMap(([key, value]) => faultsIn(value, `${path}.${key}`)),
  union: ({ options }, path) => options.flatMap((option) => faultsIn(option, path)),
  pipe: (def, path) => faultsIn(def.in, path),
  optional: inner,
  nullable: inner,
  default: inner,
  literal: noFaults,
  enum: noFaults,
  number: noFaults,
  boolean: noFaults,
};

/** Request fields without a bound: `{path}: {fault}`. */
function faultsIn(schema: Schema | undefined, path: string): string[] {
  if (!schema) return [];
  const { def } = schema._zod;
  const kind = KINDS[def.type];
  return kind
    ? kind(def as never, path, schema)
    : [`${path}: is of a kind this test does not know (${def.type})`];
}

const requestFaults = (
  { params, query, body }: Partial<Record<'params' | 'query' | 'body', Schema>>,
  name: string,
) => [...faultsIn(params, name), ...faultsIn(query, name), ...faultsIn(body, name)];

test('every text and list of a request has a maximum length that is checked before anything rewrites it', () => {
  expect(Object.entries(ALL_ENDPOINTS).flatMap(([name, endpoint]) => requestFaults(endpoint, name))).toEqual(
    [],
  );
});

test.each([
  ['a text without a bound', z.string()],
  ['a list without a bound', z.array(z.enum(['A']))],
  ['a text that is trimmed first', z.string().check(z.trim(), z.maxLength(9, { abort: true }))],
  ['a bound that lets the rewriting go on', z.string().check(z.maxLength(9), z.trim())],
  ['a pattern of any length alone', z.string().check(z.regex(/^a*$/))],
])('detects %s in a request', (_what, field) => {
  expect(requestFaults({ body: z.object({ field }) }, 'save')).toHaveLength(1);
});

test('refuses a name of a million blanks without processing it, with the message for a long one', () => {
  const name = `a${' '.repeat(1_000_000)}b`;
  expect(
    requiredText('First Name')
      .safeParse(name)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['First Name is longer than 200 characters']);
});

test('reads each blank once when cleaning a text onto one line, however many there are', () => {
  const before = (text: string) => cleanLines(text).replace(/\s*[\n\t]\s*/g, ' ');
  const pieces = ['a', ' ', '\n', '\t', '\u00a0', '\r\n', '\u200b', '  '];
  const texts = Array.from({ length: 500 }, (_, seed) =>
    Array.from(
      { length: 9 },
      (_piece, at) => pieces[(seed * 7919 + at * at * 31 + seed * at) % pieces.length],
    ).join(''),
  );
  expect(texts.map(oneLine)).toEqual(texts.map(before));
});
