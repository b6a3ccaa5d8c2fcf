import { isIP } from 'node:net';
import { isPublicAddress } from '../guarded-fetch/public-address.ts';
import { isLoopback } from './read-setting.ts';

/** Names that never resolve to the public internet (RFC 6761, 6762, 8375 and ICANN's reservation of `.internal`). */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * True if a host, as in `URL.hostname`, is this machine or one in its network: loopback, a private address, a reserved
 * local name, or a name without a dot, such as a container's. A public name may still resolve to the local network; it
 * counts as outside, so that no text is said to stay inside when it may leave.
 */
export function isInOwnNetwork(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return isLoopback(host) || OWN_NAMES.test(host) || !host.includes('.');
}
