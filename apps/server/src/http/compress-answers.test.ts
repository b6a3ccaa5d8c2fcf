import fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const list = { data: Array.from({ length: 100 }, (_, i) => ({ name: `Person ${i}` })) };

const app = fastify();
compressAnswers(app);
app.get('/list', () => list);
app.post('/list', () => list);
app.get('/record', () => ({ name: 'Person' }));
app.get('/text', (_request, reply) => reply.type('text/plain').send('word '.repeat(1000)));
afterAll(() => app.close());

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test('sends a list to a browser in a fraction of its bytes', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/list', headers: BROWSER });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(rawPayload.length).toBeLessThan(JSON.stringify(list).length / 4);
  expect(JSON.parse(String(brotliDecompressSync(rawPayload)))).toEqual(list);
});

test.each([
  [
    'a list for someone who takes no Brotli',
    { url: '/list', headers: { 'accept-encoding': 'gzip, br;q=0' } },
  ],
  ['an answer that fits into one packet', { url: '/record', headers: BROWSER }],
  ['the answer to a change', { method: 'POST' as const, url: '/list', headers: BROWSER }],
  ['what is no JSON', { url: '/text', headers: BROWSER }],
])('leaves %s uncompressed', async (_what, request) => {
  const { headers, statusCode } = await app.inject(request);
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
});
