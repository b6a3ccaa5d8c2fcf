import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import type { Target } from './target.ts';

/** The parts of zod's schema definition needed to find its texts. */
type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: Schema[];
  items?: Schema[];
  valueType?: Schema;
  keyType?: Schema;
  left?: Schema;
  right?: Schema;
  in?: Schema;
  getter?: () => Schema;
};
type Schema = {
  _zod: { def: Definition; bag: { maximum?: unknown } };
  safeParse: (value: unknown) => unknown;
};

/** Longer than any field; a text refused for its length must be refused before anything else is done with it. */
const LENGTH = 16_000;
const HEADS = ['', 'a', 'a@a.', 'https://a'];
const LEAVES = new Set(['string', 'custom', 'template_literal', 'pipe', 'transform']);

/** Every text field of every endpoint once, however deeply nested; new fields are found automatically. */
export function contractTargets(): Target[] {
  const found = new Map<Schema, string>();
  for (const [name, { params, query, body }] of Object.entries(ALL_ENDPOINTS)) {
    for (const [part, schema] of Object.entries({ params, query, body })) {
      if (schema) collect(schema as unknown as Schema, `${name}.${part}`, found);
    }
  }
  return [...found].flatMap(([schema, name]) => targetsFor(schema, name));
}

function collect(schema: Schema, path: string, found: Map<Schema, string>): void {
  const { def } = schema._zod;
  if (LEAVES.has(def.type) && !found.has(schema)) found.set(schema, path);
  for (const [name, inner] of listParts(def)) collect(inner, name ? `${path}.${name}` : path, found);
}

function listParts(def: Definition): [string, Schema][] {
  if (LEAVES.has(def.type)) return [];
  const { innerType, element, options = [], items = [], valueType, keyType, left, right, in: input } = def;
  const unnamed = [innerType, element, ...options, ...items, valueType, keyType, left, right, input];
  return [
    ...Object.entries(def.shape ?? {}),
    ...unnamed.filter((inner) => inner !== undefined).map((inner): [string, Schema] => ['', inner]),
  ];
}

/** The field's maximum length, if it has one, and beyond. */
function targetsFor(schema: Schema, name: string): Target[] {
  const { maximum } = schema._zod.bag;
  const most = typeof maximum === 'number' && maximum > 20 && maximum < LENGTH ? [maximum] : [];
  return [...most, LENGTH].map((length) => ({
    name: `field ${name}, ${length} characters`,
    length,
    heads: HEADS,
    run: (text: string) => schema.safeParse(text),
  }));
}
