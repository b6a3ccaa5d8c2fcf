import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { hostShown, readDestination, resolveDestination } from './destination.ts';
import type { Resolver } from './find-addresses.ts';
import { readBody } from './read-body.ts';
import { faultOnTheWay, RefusedFetch } from './refused-fetch.ts';
import { sendRequest } from './send-request.ts';

export type { Resolver } from './find-addresses.ts';
export { RefusedFetch, type FetchFault } from './refused-fetch.ts';

export type GuardedRequest = {
  method?: string;
  /** Names in lower case. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The maximum size of the decompressed response body in bytes. */
  maxBytes: number;
  /** The total time limit: look-up, redirects, connections and the last byte of the body. */
  timeoutMillis: number;
  /** Internal hosts (`host` or `host:port`) that the operator allows, also without TLS. */
  allowHosts: readonly string[];
  /** How many redirects to follow, by default and at most 3; with 0, a redirect is returned as it is. */
  maxRedirects?: number;
  /** Aborts early, with a RefusedFetch as for a broken connection. */
  signal?: AbortSignal | undefined;
  /** A resolver, for tests. */
  resolve?: Resolver;
};

/** A server's response, whatever its status. */
export type GuardedAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The final URL after redirects. It may contain a secret. */
  url: string;
};

const MOST_REDIRECTS = 3;
const LEADS_ON = new Set([301, 302, 303, 307, 308]);
/** Headers not sent to another host. */
const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie']);

/**
 * Fetches a user-supplied URL without letting it reach what only this server can: `https` only, public addresses only
 * (all of the name's are checked and then connected to without another look-up), no credentials in the URL, every
 * redirect checked again, no proxies from the environment, all within one time limit and one limit on decompressed
 * bytes. Throws RefusedFetch, whose message is for users and contains nothing of a URL but its host.
 */
export async function guardedFetch(url: string, request: GuardedRequest): Promise<GuardedAnswer> {
  const { allowHosts, timeoutMillis } = request;
  const first = readDestination(url, allowHosts);
  const ending = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => undefined);
  const visit: Visit = { url: first, method: request.method ?? 'GET', ...sent(request) };
  const timer = setTimeout(() => {
    const seconds = Math.ceil(timeoutMillis / 1000);
    const host = hostShown(visit.url);
    reject(new RefusedFetch('TOO_SLOW', `${host} did not answer in full within ${seconds} s.`));
    ending.abort();
  }, timeoutMillis);
  const signal = request.signal ? AbortSignal.any([request.signal, ending.signal]) : ending.signal;
  try {
    return await Promise.race([follow(visit, request, signal), late]);
  } finally {
    clearTimeout(timer);
    // Closes whatever is still open.
    ending.abort();
  }
}

/** The next request; a redirect changes it. */
type Visit = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};

const sent = ({ headers = {}, body }: GuardedRequest) => ({
  body,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
});

async function follow(visit: Visit, request: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer> {
  const { allowHosts, maxBytes, resolve } = request;
  const most = request.maxRedirects ?? MOST_REDIRECTS;
  for (let redirects = 0; ; redirects += 1) {
    const host = hostShown(visit.url);
    try {
      const destination = await resolveDestination(visit.url, allowHosts, resolve);
      signal.throwIfAborted();
      const answer = await sendRequest(destination, { ...visit, signal });
      const next = most > 0 ? whereTo(answer, visit.url) : undefined;
      if (!next) return await read(answer, visit.url, maxBytes);
      answer.destroy();
      if (redirects === most) throw new RefusedFetch('REDIRECTS', `${host} leads on and on.`);
      leadOn(visit, readDestination(next, allowHosts), answer.statusCode ?? 0);
    } catch (error) {
      throw faultOnTheWay(error, host);
    }
  }
}

async function read(answer: IncomingMessage, url: URL, maxBytes: number): Promise<GuardedAnswer> {
  const { statusCode = 0, headers } = answer;
  return {
    status: statusCode,
    headers,
    body: await readBody(answer, maxBytes, hostShown(url)),
    url: url.href,
  };
}

function whereTo({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  if (!LEADS_ON.has(statusCode) || !headers.location) return undefined;
  return URL.parse(headers.location, from)?.href ?? headers.location;
}

/** Method and body are kept, except if the redirect asks for a GET (RFC 9110, 15.4). */
function leadOn(visit: Visit, next: URL, status: number): void {
  const becomesGet = status === 303 || (visit.method === 'POST' && (status === 301 || status === 302));
  if (becomesGet) {
    visit.method = 'GET';
    visit.body = undefined;
  }
  if (next.origin !== visit.url.origin) {
    const harmless = Object.entries(visit.headers).filter(([name]) => !SECRET_HEADERS.has(name));
    visit.headers = Object.fromEntries(harmless);
  }
  visit.url = next;
}
