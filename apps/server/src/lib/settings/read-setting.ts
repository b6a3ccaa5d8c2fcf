import { isIP } from 'node:net';
import { withoutEnd } from './without-end.ts';

/**
 * Parsers of single settings. Each throws an Error whose message continues a sentence that starts with the setting's
 * name.
 */

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error('must be a number from 0 to 65535');
  return port;
}

export const readCount =
  (least: number, most: number) =>
  (text: string): number => {
    const count = Number(text);
    if (/^\d+$/.test(text) && count >= least && count <= most) return count;
    throw new Error(`must be a whole number from ${least} to ${most}`);
  };

const BYTES = { mb: 1024 ** 2, gb: 1024 ** 3, tb: 1024 ** 4 };

/** Parses a size such as 50gb into bytes; a kilobyte is 1024 bytes. */
export function readSize(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,5}) ?([mgt]b)$/.exec(text.toLowerCase()) ?? [];
  if (count === undefined) throw new Error('must be a size such as 500mb, 50gb or 2tb');
  return Number(count) * BYTES[unit as keyof typeof BYTES];
}

/**
 * Parses a URL with one of the given protocols and drops trailing slashes. The message does not repeat the value, which
 * may contain a password.
 */
export const readUrl =
  (...protocols: string[]) =>
  (text: string): string => {
    const url = URL.parse(text);
    if (!url || !protocols.includes(url.protocol)) {
      throw new Error(`must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    }
    return withoutEnd(text, '/');
  };

/** Parses `tcp://host:port`; the port may be omitted if it is the default. */
export const readTcpUrl =
  (usualPort: number) =>
  (text: string): { host: string; port: number } => {
    const url = URL.parse(text);
    if (url?.protocol !== 'tcp:' || !url.hostname || withoutEnd(url.href, '/') !== `tcp://${url.host}`)
      throw new Error(`must look like "tcp://127.0.0.1:${usualPort}"`);
    return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) || usualPort };
  };

/**
 * Parses the template for room addresses: one with `{room}` as placeholder for the name, or one to which the name is
 * appended. Returns the former.
 */
export function readRooms(text: string): string {
  const template = text.includes('{room}') ? text : `${text}${/[/=#_-]$/.test(text) ? '' : '/'}{room}`;
  const url = URL.parse(template.replaceAll('{room}', 'room'));
  const isFixed = !/^https:\/\/[^/?#]*\{room\}/i.test(template);
  if (url?.protocol === 'https:' && isFixed) return template;
  throw new Error(
    'must be an address such as "https://meet.jit.si/" or "https://video.example/r/{room}?x=1"',
  );
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readLogLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new Error(`must be one of ${LEVELS.join(', ')}`);
  return text;
}

const MAILBOX = /^(?:([^<>\r\n]*)<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

/** Parses `Name <box@domain>` or a bare address. */
export function readMailbox(text: string): { name: string; email: string } {
  const [, before = '', inBrackets, bare] = MAILBOX.exec(text) ?? [];
  const email = inBrackets ?? bare;
  const name = before.trim().replace(/^"|"$/g, '');
  if (!email || name.includes('"')) throw new Error('must look like "Acme Talent <interviews@acme.example>"');
  return { name: name || 'Slotwise', email };
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Parses the proxies whose headers are trusted: addresses, networks, or the names of local ones. `off` means none. */
export function readTrustedProxies(text: string): string[] {
  if (NO.includes(text.toLowerCase())) return [];
  const entries = text.split(',').map((entry) => entry.trim());
  if (!entries.every((entry) => NAMED_NETWORKS.includes(entry) || isNetwork(entry))) {
    throw new Error('must list addresses or networks of proxies, such as "10.0.0.0/8, loopback", or be off');
  }
  return entries;
}

const YES = ['on', 'true', '1', 'yes'];
const NO = ['off', 'false', '0', 'no'];

export function readSwitch(text: string): boolean {
  const word = text.toLowerCase();
  if (!YES.includes(word) && !NO.includes(word)) throw new Error('must be on or off');
  return YES.includes(word);
}

const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** Parses hosts by name or address, each with its port if not the default, in a browser's notation. */
export function readHosts(text: string): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (hosts.every(isHost)) return hosts;
  throw new Error('must list hosts, such as "calendar.intern.example, 10.0.0.5:8443, [::1]:5232"');
}

export function readDomains(text: string): string[] {
  const domains = text.split(',').map((domain) => domain.trim().toLowerCase());
  if (domains.every((domain) => HOST.test(domain) && domain.includes('.'))) return domains;
  throw new Error('must list domains, such as "example.com, example.org"');
}

function isHost(text: string): boolean {
  const [, bracketed, plain = ''] = /^(?:\[([\da-f:.]+)\]|([^:]*))(?::\d{1,5})?$/.exec(text) ?? [];
  return bracketed === undefined ? HOST.test(plain) : isIP(bracketed) === 6;
}

/** True if a host name or address can only mean this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
