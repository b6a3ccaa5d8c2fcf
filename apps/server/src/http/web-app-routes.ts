import { SIGN_UP_META, writeSignUpTerms, type SignUpTerms } from '@slotwise/contract/auth/auth.rules';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AppError } from '#lib/app-error.ts';
import { QUICKLY, takesBrotli } from './compress-answers.ts';
import { screenPreloads } from './screen-preloads.ts';
import { API_BASE } from './serve.ts';
import { contentSecurityPolicy, slimFileHeaders } from './security-headers.ts';

const NONCE = '__CSP_NONCE__';
/** The name changes with the content, so no one ever asks whether it is still the same. */
const FOR_EVER = { maxAge: '365d', immutable: true, etag: false, lastModified: false, acceptRanges: false };
const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Slotwise</title><p>The web app is not built yet. Run <code>npm start</code>.';

const config = { access: 'public' } as const;

/** The pages of mailed links. What a link says stands in the fragment and never reaches the server. */
const LINK_PAGES: [RegExp, string][] = [
  [/^\/p\/?$/, 'panel-link.html'],
  [/^\/c\/?$/, 'candidate-link.html'],
];
const OFFLINE_WORKER = '/p/offline-worker.js';

/**
 * Serves the built web app: hashed assets for ever, other files by name, and the page itself for every address
 * that is the page's to route, each time with a fresh nonce and the terms of signing up. Mailed links have a page of
 * their own.
 */
export async function webAppRoutes(app: FastifyInstance, folder: string, signUp: SignUpTerms): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      index: false,
    });
  }
  const isBuilt = existsSync(folder);
  const terms = termsTag(signUp);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    config,
    onSend: slimFileHeaders,
    handler: (request, reply) => {
      requireFile(isBuilt);
      return reply.sendFile(getPath(request), FOR_EVER);
    },
  });

  // A worker obeys the policy it came with, so this one script keeps the one that lets it fetch from here.
  app.route({
    method: ['GET', 'HEAD'],
    url: OFFLINE_WORKER,
    config,
    handler: (_request, reply) => {
      requireFile(isBuilt);
      return reply.header('cache-control', 'no-cache').sendFile(OFFLINE_WORKER, { cacheControl: false });
    },
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config,
    onSend: slimFileHeaders,
    handler: (request, reply) => {
      const path = getPath(request);
      if (path.startsWith(`${API_BASE}/`) || path === API_BASE) requireFile(false);
      const page = LINK_PAGES.find(([address]) => address.test(path))?.[1] ?? 'index.html';
      if (!isFileName(path)) {
        const ahead = terms + screenPreloads(folder, path);
        return sendPage(request, reply, readPage(folder, page, ahead));
      }
      requireFile(isBuilt && !path.endsWith('.html'));
      return reply.header('cache-control', 'no-cache').sendFile(path, { cacheControl: false });
    },
  });
}

/** Domains are letters, digits, dots and hyphens, so nothing needs escaping. */
function termsTag(signUp: SignUpTerms): string {
  const text = writeSignUpTerms(signUp);
  return text && `<meta name="${SIGN_UP_META}" content="${text}">`;
}

const getPath = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

/** Addresses of the page's own never hold a dot; names of files always do. */
const isFileName = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

function requireFile(isThere: boolean): void {
  if (!isThere) throw new AppError('NOT_FOUND', { message: 'There is nothing at this address.' });
}

/** Read for each answer: a build that ends while the server runs names other assets. `ahead` ends the head. */
function readPage(folder: string, name: string, ahead: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) return NOT_BUILT;
  return readFileSync(file, 'utf8').replace('</head>', () => `${ahead}</head>`);
}

/** Of the scripts that stand in the page itself; each is the build's own, and repeats nothing of the request. */
const scriptDigests = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .map((script) =>
      createHash('sha256')
        .update(script.split('</script>', 1)[0] ?? '')
        .digest('base64'),
    );

/** The page repeats nothing of the request, so its length tells no one anything; a third of its bytes is left. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const html = page.replaceAll(NONCE, nonce);
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', contentSecurityPolicy(nonce, scriptDigests(html)));
  return takesBrotli(request)
    ? reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params: QUICKLY }))
    : reply.send(html);
}
