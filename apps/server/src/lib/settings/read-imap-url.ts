import { withoutEnd } from './without-end.ts';

/** Where a mailbox is and who may read it. `secure` speaks TLS from the first byte, else STARTTLS where it is offered. */
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
 * Reads `imaps://user:password@host[:port]/Folder`, or `imap://`. What a URL cannot hold is percent-encoded; without a
 * folder it is the inbox. The value is not repeated in a message, since it holds a secret.
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
