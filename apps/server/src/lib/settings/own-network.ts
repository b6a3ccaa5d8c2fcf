import { isIP } from 'node:net';
import { isPublicAddress } from '../guarded-fetch/public-address.ts';
import { isLoopback } from './read-setting.ts';

/** Names that never lead to the public internet (RFC 6761, 6762, 8375 and ICANN's reservation of `.internal`). */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether a host, as `URL.hostname` writes it, is this machine or one next to it: loopback, a private address, a name that
 * stands for the own network, or a name without a dot, such as that of a container. A public name may still lead into the
 * own network; it counts as outside, so that no one reads that texts stay when they may leave.
 */
export function isInOwnNetwork(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return isLoopback(host) || OWN_NAMES.test(host) || !host.includes('.');
}
