import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { webAppRoutes } from './web-app-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'slotwise-pages-'));
mkdirSync(join(folder, 'p'));
const SCRIPT = 'first()';
writeFileSync(join(folder, 'index.html'), `<head></head>the app __CSP_NONCE__ <script>${SCRIPT}</script>`);
writeFileSync(join(folder, 'panel-link.html'), 'the page of a link __CSP_NONCE__');
writeFileSync(join(folder, 'p', 'offline-worker.js'), 'self.onfetch = null');
writeFileSync(join(folder, 'later.js'), 'later()');

const app = fastify();
addSecurityHeaders(app, securityHeaders(false));
await webAppRoutes(app, folder, { isOpen: true, domains: [] });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each(['/p/', '/p', '/p/?from=mail'])('a mailed link at %s opens the link page', async (url) => {
  const { body, headers } = await app.inject(url);
  expect(body).toMatch(/^the page of a link (?!__)/);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self' 'nonce-");
});

test.each(['/', '/panelist', '/p/more', '/people'])('%s opens the app', async (url) => {
  expect((await app.inject(url)).body).toMatch(/^<head><\/head>the app /);
});

test('the page contains the sign-up terms', async () => {
  const other = fastify();
  await webAppRoutes(other, folder, { isOpen: true, domains: ['acme.example', 'acme.test'] });
  expect((await other.inject('/signup')).body).toContain(
    '<meta name="sign-up" content="acme.example, acme.test">',
  );
  expect((await app.inject('/signup')).body).not.toContain('meta');
});

test('runs the page’s own scripts only, nothing else injected into it', async () => {
  const digest = createHash('sha256').update(SCRIPT).digest('base64');
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}'; style-src`);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', undefined],
  ['br;q=0', undefined],
])('a browser that accepts %s gets the page as %s', async (encodings, encoding) => {
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding');
  expect(String(encoding ? brotliDecompressSync(rawPayload) : rawPayload)).toMatch(
    /^<head><\/head>the app (?!__)/,
  );
});

test('does not serve a page by its file name', async () => {
  expect((await app.inject('/panel-link.html')).statusCode).toBeGreaterThanOrEqual(400);
});

test('lets only the offline worker fetch from its own server', async () => {
  const worker = await app.inject('/p/offline-worker.js');
  expect(worker.headers['content-type']).toMatch(/javascript/);
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
  const other = await app.inject('/later.js');
  expect(other.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});
