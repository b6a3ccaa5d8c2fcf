import type { Endpoint } from '@slotwise/contract/endpoint';
import fc from 'fast-check';
import { toJSONSchema } from 'zod/mini';

/** How a request may differ from what a form sends. */
export const SHAPES = ['nasty text in valid fields', 'one wrong field', 'garbage', 'raw bytes'] as const;
export type Shape = (typeof SHAPES)[number];
type RawRequest = { url: string; payload?: string | Buffer; type?: string };

type Json = {
  type?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const NASTY = [
  "'; drop table booking; --",
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '\u202Egnirts desrever\u202C',
  'a\r\nBcc: other@acme.example',
  '😀'.repeat(20),
  'ﷺ'.repeat(10),
  '../../etc/passwd',
  '%00%0a',
  '\\',
  'NaN',
  '0',
  'ＡＢＣ',
];
const GARBAGE = [
  'null',
  '[]',
  '"text"',
  '0',
  'true',
  '{',
  '[[[[',
  '{"a":1e999}',
  '{"a":{"b":[{"c":null}]}}',
  '{"__proto__":{}}',
  '',
  '1e999',
  '{"a":1,"a":2}',
];

/** Dates and times that are valid but unrealistic. */
const FAR_OFF = ['0001-01-01', '9999-12-31', '0001-01-01T00:00', '9999-12-31T23:59'];

/** Text of the required length that looks like an attack if the field's pattern allows it. */
const texts = ({ minLength = 0, maxLength = 200 }: Json) =>
  fc
    .oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 40 }))
    .map((text) =>
      text.replaceAll('\0', '').toWellFormed().padEnd(minLength, 'x').slice(0, maxLength).toWellFormed(),
    );

function strings(schema: Json): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid({ version: 7 });
  if (schema.pattern?.includes('@')) {
    return fc.integer({ min: 0, max: 1e9 }).map((n) => `box.${n}+o'neil@hostile${n}.example`);
  }
  if (schema.pattern?.startsWith('^https?')) return fc.webUrl();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern), { size: 'small' });
  return fc.oneof(
    { weight: 3, arbitrary: texts(schema) },
    { weight: 1, arbitrary: fc.constantFrom('Asia/Kolkata', '2027-03-04T10:00', '2027-03-04T11:30') },
    { weight: 1, arbitrary: fc.constantFrom('2027-03-04', ...FAR_OFF) },
  );
}

const numbers = ({ minimum = -1e9, maximum = 1e9 }: Json) =>
  fc.oneof(fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) }));

/** Values allowed by a JSON schema, with hostile texts in every place that allows any text. */
function listValues(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(listValues));
  return VALUES_BY_TYPE[schema.type ?? '']?.(schema) ?? fc.jsonValue({ maxDepth: 2 });
}

const VALUES_BY_TYPE: Record<string, (schema: Json) => fc.Arbitrary<unknown>> = {
  string: (schema) => strings(schema),
  number: (schema) => numbers(schema),
  integer: (schema) => numbers(schema),
  boolean: () => fc.boolean(),
  array: ({ items = {} }) => fc.array(listValues(items), { maxLength: 3 }),
  object: (schema) => toRecords(schema),
};

const CALLER_FIELDS = ['vendorId', 'submitterId', 'userId'];

/** Omits the fields that identify the caller, since an invented value is refused before anything else is checked. */
function toRecords({ properties = {}, required = [] }: Json): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || !CALLER_FIELDS.includes(name),
  );
  const model = Object.fromEntries(fields.map(([name, field]) => [name, listValues(field)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

const getSchema = (schema: Endpoint['body']): Json =>
  schema ? (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : { type: 'object' };

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

function getUrl(endpoint: Endpoint, { params, query }: Omit<Parts, 'body'>): string {
  // A lone surrogate cannot be encoded in a URL, so it is sent as the replacement character.
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(toText(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, toText(value)]));
  return `${endpoint.atRoot ? '' : '/api'}${path}?${search.toString()}`;
}

const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x')) || 'x';

const validParts = (endpoint: Endpoint): fc.Arbitrary<Parts> =>
  fc.record({
    params: toRecords(getSchema(endpoint.params)),
    query: toRecords(getSchema(endpoint.query)),
    body: endpoint.body ? toRecords(getSchema(endpoint.body)) : fc.constant(undefined),
  });

const FORM = 'multipart/form-data; boundary=frontier';

/** A small text file with a hostile name, uploaded as the endpoint expects. */
function uploadsFor(endpoint: Endpoint): fc.Arbitrary<RawRequest> {
  const names = texts({}).map((text) => `${text.replaceAll(/["\r\n]/g, '')}.txt`);
  return fc.record({ name: names, content: texts({ minLength: 1 }) }).map(({ name, content }) => {
    const isForm = endpoint.upload === 'multipart';
    const head = `--frontier\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    return {
      url: getUrl(endpoint, { params: {}, query: isForm ? {} : { fileName: name } }),
      payload: Buffer.from(isForm ? `${head}${content}\r\n--frontier--\r\n` : content),
      type: isForm ? FORM : 'text/plain',
    };
  });
}

const WRONG = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -1,
    0,
    1e308,
    [],
    {},
    [[]],
    true,
    'x'.repeat(100_000),
    '\0',
    '\ud800',
    '+275760-09-13',
    '-271821-04-20',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One field, anywhere in the request, replaced by something else. */
const withOneWrong = (endpoint: Endpoint): fc.Arbitrary<Parts> =>
  fc.tuple(validParts(endpoint), WRONG, fc.nat(), fc.string()).map(([parts, wrong, at, extra]) => {
    const places = (['params', 'query', 'body'] as const).flatMap((part) =>
      Object.keys(parts[part] ?? {}).map((name) => [part, name] as const),
    );
    const [part, name] = places[at % Math.max(1, places.length)] ?? (['query', extra || 'x'] as const);
    return { ...parts, [part]: { ...(parts[part] as object), [name]: wrong } };
  });

const asRequest =
  (endpoint: Endpoint) =>
  ({ body, ...address }: Parts): RawRequest => ({
    url: getUrl(endpoint, address),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });

/** Requests to one endpoint in one of the shapes. */
export function requestsFor(endpoint: Endpoint, shape: Shape): fc.Arbitrary<RawRequest> {
  const payloads = {
    garbage: fc.constantFrom(...GARBAGE),
    'raw bytes': fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  };
  if (shape === 'nasty text in valid fields' && endpoint.upload) return uploadsFor(endpoint);
  if (shape === 'nasty text in valid fields') return validParts(endpoint).map(asRequest(endpoint));
  if (shape === 'one wrong field') return withOneWrong(endpoint).map(asRequest(endpoint));
  const types = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    ' application/json',
    'application/json\ta',
    'text/plain',
    ...(endpoint.upload ? [FORM, 'multipart/form-data', 'application/octet-stream'] : []),
  );
  return fc
    .record({ parts: validParts(endpoint), payload: payloads[shape], type: types })
    .map(({ parts, payload, type }) => ({
      url: getUrl(endpoint, parts),
      ...(endpoint.method !== 'GET' && { payload, type }),
    }));
}
