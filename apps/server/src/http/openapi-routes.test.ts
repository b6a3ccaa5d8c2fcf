import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openapiRoutes } from './openapi-routes.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  servers?: { url: string }[];
  security?: object[];
};

const app = Fastify();
openapiRoutes(app);

test('describes every endpoint once, with its parameters, body, responses and access', async () => {
  const document = (await app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();
  expect(document.openapi).toMatch(/^3\.1\./);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    Object.keys(ALL_ENDPOINTS).toSorted(),
  );
  for (const { path, method, operation } of operations) {
    const endpoint = ALL_ENDPOINTS[operation.operationId];
    expect([endpoint?.path, endpoint?.method.toLowerCase()]).toEqual([path, method]);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(listBodies(operation)).toEqual(bodiesFor(endpoint));
    expect(Object.keys(operation.responses)).toEqual([String(endpoint?.successStatus ?? 200), 'default']);
    expect(operation.servers).toEqual(endpoint?.atRoot ? [{ url: '/' }] : undefined);
    expect(Boolean(operation.security)).toBe(endpoint?.access !== 'public');
  }
});

/** The content types of the request and of the success response. */
const listBodies = ({ requestBody, responses }: Operation) => [
  Object.keys(requestBody?.content ?? {}),
  Object.keys(Object.values(responses)[0]?.content ?? {}),
];

const UPLOADS = { multipart: 'multipart/form-data', raw: 'application/octet-stream' };

const bodiesFor = ({ upload, body, download }: Partial<Endpoint> = {}) => [
  [upload ? UPLOADS[upload] : body && 'application/json'].filter(Boolean),
  [download ? 'application/octet-stream' : 'application/json'],
];

test('the page lists every call without any script or inline style', async () => {
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path, summary } of Object.values(ALL_ENDPOINTS)) {
    expect(body).toContain(path);
    expect(body).toContain(summary);
  }
  expect(body).not.toMatch(/<script|style=|<style|\son\w+=/i);
});
