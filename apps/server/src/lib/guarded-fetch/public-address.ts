import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
/** Where a network that speaks IPv6 alone puts the addresses of IPv4 (RFC 6052). */
const TRANSLATED = ipaddr.IPv6.parse('64:ff9b::');

/**
 * Whether an IP address, in any spelling, is one of the public internet. Addresses of IPv4 that are wrapped into IPv6
 * are judged by what is inside; tunnels (6to4, Teredo) and everything that is no global unicast are not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = unwrap(ipaddr.parse(text));
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_UNICAST, 3);
}

function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(TRANSLATED, 96)) return new ipaddr.IPv4(address.toByteArray().slice(-4));
  return address;
}
