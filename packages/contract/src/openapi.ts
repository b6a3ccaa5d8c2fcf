import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/mini';
import type { Access, Endpoint } from './endpoint.ts';
import { failureSchema } from './failures.ts';

type Operation = Record<string, unknown>;

const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any' });

const json = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
  'application/json': { schema: toSchema(schema, io) },
});

function parametersIn(where: 'path' | 'query', schema?: z.ZodMiniType) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key and body gets the first answer again, for 24 hours.',
  schema: { type: 'string', maxLength: 200 },
};

const describe = (access: Access) =>
  access === 'public'
    ? 'Open to everyone.'
    : access === 'signed-in'
      ? 'For everyone who is logged in.'
      : `Needs ${access}.`;

/** Arbitrary bytes, which OpenAPI 3.1 describes with an empty schema. */
const rawBytes = { 'application/octet-stream': { schema: {} } };

const form = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

function describeBody({ body, upload }: Endpoint) {
  if (upload) return { requestBody: { required: true, content: upload === 'raw' ? rawBytes : form } };
  return body ? { requestBody: { required: true, content: json(body, 'input') } } : {};
}

const toOperation = (operationId: string, endpoint: Endpoint): Operation => ({
  operationId,
  summary: endpoint.summary,
  description: describe(endpoint.access) + (endpoint.atRoot ? ' Stands at the root, without /api.' : ''),
  ...(endpoint.access !== 'public' && { security: [{ bearer: [] }], 'x-access': endpoint.access }),
  ...(endpoint.atRoot && { servers: [{ url: '/' }] }),
  parameters: [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ],
  ...describeBody(endpoint),
  responses: {
    [endpoint.successStatus ?? 200]: {
      description: 'Success',
      content: endpoint.download ? rawBytes : json(endpoint.response, 'output'),
    },
    default: { description: 'Failure', content: json(failureSchema, 'output') },
  },
});

/** Renders endpoints as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export function toOpenApi(
  info: { title: string; version: string },
  endpoints: Readonly<Record<string, Endpoint>>,
) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = toOperation(operationId, endpoint);
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
