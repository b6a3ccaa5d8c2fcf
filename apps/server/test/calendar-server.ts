import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** What the server waits for before it responds. */
  after?: Promise<unknown>;
};

/** A request as received. */
export type Asked = { method: string; path: string; headers: IncomingMessage['headers'] };

export type CalendarServer = Awaited<ReturnType<typeof startCalendarServer>>;

/**
 * A local server that publishes what a test puts there, over `http` since it has no certificate, so a test must allow
 * its `host`. A matching ETag gets 304. It also has the CalDAV account `/dav/`, with one calendar.
 */
export async function startCalendarServer() {
  const pages = new Map<string, Page>();
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, headers });
    request.resume();
    const page = pages.get(path) ?? davPage(method, path, String(headers.depth ?? '')) ?? { status: 404 };
    await page.after;
    answer(page, headers, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    asked,
    /** Publishes or replaces a page; returns its URL. */
    publish: (path: string, page: Page): string => {
      pages.set(path, page);
      return `http://${host}${path}`;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The page, or 304 if its ETag matches. */
function answer(
  { status = 200, headers = {}, body }: Page,
  asked: Asked['headers'],
  response: ServerResponse,
) {
  const { etag } = headers;
  const isKnown = etag !== undefined && asked['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? '' : body);
}

const HOME = '/dav/asha/';
export const DAV_CALENDAR = `${HOME}work/`;

const multistatus = (href: string, props: string): Page => ({
  status: 207,
  headers: { 'content-type': 'application/xml' },
  body:
    '<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response>' +
    `<d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status>` +
    '</d:propstat></d:response></d:multistatus>',
});

function davPage(method: string, path: string, depth: string): Page | undefined {
  if (!path.startsWith('/dav/')) return undefined;
  if (method === 'REPORT') {
    return multistatus(
      `${DAV_CALENDAR}a.ics`,
      '<c:calendar-data>BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR</c:calendar-data>',
    );
  }
  if (path === HOME && depth === '1') {
    const props = '<d:displayname>Work</d:displayname><d:resourcetype><c:calendar/></d:resourcetype>';
    return multistatus(DAV_CALENDAR, props);
  }
  const href = `<d:href>${HOME}</d:href>`;
  return multistatus(
    path,
    `<d:current-user-principal>${href}</d:current-user-principal><c:calendar-home-set>${href}</c:calendar-home-set>`,
  );
}
