import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { toOpenApi } from '@slotwise/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { drawApiDocs } from './draw-api-docs.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { API_BASE } from './serve.ts';

const INFO = { title: 'Slotwise', version: '0.1.0' };
const config = { access: 'public' } as const;

/** Both take a while to render and are rarely read, so each is rendered on first request. */
function drawings() {
  let document: ReturnType<typeof toOpenApi> | undefined;
  let page: string | undefined;
  const readDocument = () => (document ??= toOpenApi(INFO, ALL_ENDPOINTS));
  return { readDocument, readPage: () => (page ??= drawApiDocs(readDocument(), `${API_BASE}/docs.css`)) };
}

/** The API's description: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export function openapiRoutes(app: FastifyInstance): void {
  const { readDocument, readPage } = drawings();
  const serveText = (path: string, type: string, read: () => string) =>
    app.get(API_BASE + path, { config }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(read()),
    );
  serveText('/openapi.json', 'application/json', () => JSON.stringify(readDocument()));
  serveText('/docs', 'text/html', readPage);
  serveText('/docs.css', 'text/css', () => DOCS_STYLE);
}
