import type { Context } from '#context.ts';
import { guardedFetch, RefusedFetch, type GuardedAnswer } from '#lib/guarded-fetch/guarded-fetch.ts';
import { UnreadableSource } from './read-source.rules.ts';
import { requireReadable, requireWellFormed } from './caldav-requests.rules.ts';

/** For all requests of one read together. */
const ALL_MILLIS = 30_000;
const ONE_MILLIS = 15_000;

export type Login = { username: string; password: string };

/** Sends requests to a CalDAV server as one of its users. */
export type DavClient = {
  /** Throws UnreadableSource if the account is refused. */
  send: (url: string, request: DavRequest) => Promise<GuardedAnswer>;
  /** The same in the form the library needs. */
  fetch: typeof fetch;
};

export type DavRequest = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  maxBytes: number;
  maxRedirects?: number;
};

const DISCOVERY_BYTES = 500_000;

/** Opens an account for one read, with a time limit for all its requests. */
export function openAccount(
  { config }: Context,
  { username, password }: Login,
  signal?: AbortSignal,
): DavClient {
  const ends = performance.now() + ALL_MILLIS;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const send: DavClient['send'] = async (url, { headers, ...request }) => {
    const left = ends - performance.now();
    if (left <= 0) throw new RefusedFetch('TOO_SLOW', 'The server takes too long over all its calendars.');
    const answer = await guardedFetch(url, {
      ...request,
      headers: { ...headers, authorization },
      timeoutMillis: Math.min(left, ONE_MILLIS),
      allowHosts: config.feedsAllowHosts,
      signal,
    });
    if (answer.status === 401) throw refusedLogin(answer);
    return answer;
  };
  return { send, fetch: (input, init) => sendAsFetch(send, String(input), init) };
}

async function sendAsFetch(send: DavClient['send'], url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body, redirect } = init;
  const {
    status,
    headers,
    body: bytes,
  } = await send(url, {
    method,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof body === 'string' && { body }),
    maxBytes: DISCOVERY_BYTES,
    ...(redirect === 'manual' && { maxRedirects: 0 }),
  });
  const { 'content-type': type = '', location } = headers;
  const text = bytes.toString('utf8');
  requireReadable(text);
  if (isReadAsXml(status, type)) requireWellFormed(text);
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(bytes), {
    status,
    headers: { 'content-type': type, ...(location && { location }) },
  });
}

/** What the library parses as XML; for everything else it looks only at the status. */
const isReadAsXml = (status: number, type: string): boolean =>
  status >= 200 && status < 300 && /xml/i.test(type);

/** Many servers require an app-specific password, and some use an authentication scheme that is not supported here. */
function refusedLogin({ headers }: GuardedAnswer): UnreadableSource {
  const asked = headers['www-authenticate'] ?? '';
  return asked && !/\bbasic\b/i.test(asked)
    ? new UnreadableSource('url', 'The server asks for passwords in a way that is not supported here.')
    : new UnreadableSource(
        'password',
        'The server does not accept this user name and password. With a second factor it wants an app password.',
      );
}
