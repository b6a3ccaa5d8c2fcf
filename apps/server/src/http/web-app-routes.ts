import { SIGN_UP_META, writeSignUpTerms, type SignUpTerms } from '@slotwise/contract/auth/auth.rules';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AppError } from '#lib/app-error.ts';
import { QUICKLY, acceptsBrotli } from './compress-answers.ts';
import { screenPreloads } from './screen-preloads.ts';
import { API_BASE } from './serve.ts';
import { contentSecurityPolicy, slimFileHeaders } from './security-headers.ts';

const NONCE = '__CSP_NONCE__';
/** The name changes with the content, so it never needs revalidation. */
const FOR_EVER = { maxAge: '365d', immutable: true, etag: false, lastModified: false, acceptRanges: false };
const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Slotwise</title><p>The web app is not built yet. Run <code>npm start</code>.';

const config = { access: 'public' } as const;

/** The pages of mailed links. A link's token is in the fragment and never reaches the server. */
const LINK_PAGES: [RegExp, string][] = [
  [/^\/p\/?$/, 'panel-link.html'],
  [/^\/c\/?$/, 'candidate-link.html'],
];
const OFFLINE_WORKER = '/p/offline-worker.js';

/**
 * Serves the built web app: hashed assets with permanent caching, other files by name, and the page itself for every
 * path that the app routes, each time with a fresh nonce and the sign-up terms. Mailed links have their own pages.
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

  // A worker follows the policy it was served with, so this script gets the one that lets it fetch from here.
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

/** Domains consist of letters, digits, dots and hyphens, so nothing needs escaping. */
function termsTag(signUp: SignUpTerms): string {
  const text = writeSignUpTerms(signUp);
  return text && `<meta name="${SIGN_UP_META}" content="${text}">`;
}

const getPath = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

/** The app's own paths never contain a dot; file names always do. */
const isFileName = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

function requireFile(isThere: boolean): void {
  if (!isThere) throw new AppError('NOT_FOUND', { message: 'There is nothing at this address.' });
}

/**
 * Read for each response, since a build that finishes while the server runs changes asset names. `ahead` is inserted at
 * the end of the head.
 */
function readPage(folder: string, name: string, ahead: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) return NOT_BUILT;
  return readFileSync(file, 'utf8').replace('</head>', () => `${ahead}</head>`);
}

/** The digests of the page's inline scripts, all of which come from the build and none from the request. */
const scriptDigests = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .map((script) =>
      createHash('sha256')
        .update(script.split('</script>', 1)[0] ?? '')
        .digest('base64'),
    );

/**
 * The page contains nothing from the request, so its compressed length reveals nothing; a third of the bytes remains.
 */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const html = page.replaceAll(NONCE, nonce);
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', contentSecurityPolicy(nonce, scriptDigests(html)));
  return acceptsBrotli(request)
    ? reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params: QUICKLY }))
    : reply.send(html);
}
