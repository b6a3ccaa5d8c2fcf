import { withoutEnd } from './without-end.ts';

/** A mailbox's location and credentials. `secure` means TLS from the first byte, otherwise STARTTLS if offered. */
export type ImapSettings = {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  folder: string;
};

const SHAPE = 'must look like "imaps://user:password@host/INBOX"';
const PORTS: Record<string, number> = { 'imap:': 143, 'imaps:': 993 };

/**
 * Parses `imaps://user:password@host[:port]/Folder`, or `imap://`, with percent-encoding; without a folder it is the
 * inbox. Error messages do not repeat the value, since it contains a secret.
 */
export function readImapUrl(text: string): ImapSettings {
  const url = URL.parse(text);
  const usualPort = url && PORTS[url.protocol];
  if (!url || !usualPort || ![url.hostname, url.username, url.password].every(Boolean))
    throw new Error(SHAPE);
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || usualPort,
      secure: url.protocol === 'imaps:',
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: withoutEnd(decodeURIComponent(url.pathname).replace(/^\/+/, ''), '/') || 'INBOX',
    };
  } catch {
    throw new Error(SHAPE);
  }
}
