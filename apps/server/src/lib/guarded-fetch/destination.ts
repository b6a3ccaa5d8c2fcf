import { isIP } from 'node:net';
import { dnsResolver, systemResolver, type Resolver } from './find-addresses.ts';
import { isPublicAddress } from './public-address.ts';
import { notPublic, RefusedFetch } from './refused-fetch.ts';

/** A request's target: the checked URL, and the only IP addresses it may connect to. */
export type Destination = { url: URL; addresses: string[] };

const DEFAULT_PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * Parses a user-supplied URL. `webcal://` means `https://`. Throws RefusedFetch for other schemes, embedded
 * credentials, and plain HTTP to a host not on the operator's list.
 */
export function readDestination(text: string, allowHosts: readonly string[]): URL {
  const url = URL.parse(text.trim().replace(/^webcals?:\/\//i, 'https://'));
  if (!url) throw new RefusedFetch('ADDRESS', 'This is no address. It begins with https:// or webcal://.');
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && isAllowed(url, allowHosts));
  if (!isWeb)
    throw new RefusedFetch('ADDRESS', 'Only addresses that begin with https:// or webcal:// are read.');
  if (url.username || url.password) {
    throw new RefusedFetch('ADDRESS', 'Leave the user name and the password out of the address.');
  }
  url.hash = '';
  return url;
}

/**
 * Resolves a URL's host once: by name servers, or with the system resolver if the operator allows the host. Throws
 * RefusedFetch unless every IP address is public, or the operator allows the host.
 */
export async function resolveDestination(
  url: URL,
  allowHosts: readonly string[],
  resolve: Resolver = isAllowed(url, allowHosts) ? systemResolver : dnsResolver(),
): Promise<Destination> {
  const host = bareHost(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw notPublic('NO_SUCH_HOST', hostShown(url));
  if (!isAllowed(url, allowHosts) && !addresses.every(isPublicAddress)) {
    throw notPublic('PRIVATE', hostShown(url));
  }
  return { url, addresses };
}

/** The host with its port, for display; the rest of the URL may be secret. */
export const hostShown = (url: URL): string =>
  url.host.length > 80 ? `${url.host.slice(0, 80)}…` : url.host;

/** Allowed means an exact match with the list: a host on its default port, or `host:port`. */
function isAllowed(url: URL, allowHosts: readonly string[]): boolean {
  const withPort = `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`;
  return allowHosts.includes(url.host) || allowHosts.includes(withPort);
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
