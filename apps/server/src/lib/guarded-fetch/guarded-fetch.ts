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
  /** The most bytes of the answer's body, once it is unpacked. */
  maxBytes: number;
  /** The longest that all of it takes: names, redirects, connections and the last byte of the body. */
  timeoutMillis: number;
  /** Hosts `host` and `host:port` that the operator allows in the own network, also without TLS. */
  allowHosts: readonly string[];
  /** How often an answer may lead on, 3 at most unless said; with 0 such an answer is handed back as it is. */
  maxRedirects?: number;
  /** Ends it sooner, with a RefusedFetch as if the connection broke off. */
  signal?: AbortSignal | undefined;
  /** How names become addresses, where a test has a way of its own. */
  resolve?: Resolver;
};

/** What a server answered, whatever its status. */
export type GuardedAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Where the answer came from, after redirects. It may hold a secret. */
  url: string;
};

const MOST_REDIRECTS = 3;
const LEADS_ON = new Set([301, 302, 303, 307, 308]);
/** What may not follow to another host. */
const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie']);

/**
 * Asks an address that a user named, without letting it reach what only this server can reach: `https` alone, public
 * addresses alone (each of a name's, checked and then connected to without asking again), no credentials in the
 * address, every redirect checked again, no proxies of the environment, all within one limit of time and one of bytes
 * after unpacking. Throws RefusedFetch, whose message is for people and repeats nothing of an address but its host.
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
    // Whatever is still open is closed.
    ending.abort();
  }
}

/** Where the next request goes and with what; a redirect changes it. */
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

/** The method and its body follow, except where a form's answer is to be looked at elsewhere (RFC 9110, 15.4). */
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
