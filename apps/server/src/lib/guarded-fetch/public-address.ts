import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
/** The prefix under which IPv6-only networks put IPv4 addresses (RFC 6052). */
const TRANSLATED = ipaddr.IPv6.parse('64:ff9b::');

/**
 * True if an IP address, in any notation, is on the public internet. IPv4 addresses wrapped in IPv6 are judged by their
 * content; tunnels (6to4, Teredo) and anything but global unicast are not public.
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
