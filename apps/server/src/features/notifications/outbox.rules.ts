import { timingSafeEqual } from 'node:crypto';
import type { Config } from '#config.ts';
import { isLoopback } from '#lib/settings/read-setting.ts';
import { hashToken } from '#lib/secrets/token.ts';

/**
 * The outbox exists only if nothing sends mail and the server is only for this machine: a public address implies a
 * proxy in front, which may hide itself and its callers completely.
 */
export const hasOutbox = ({ smtpUrl, host, publicUrl, trustProxy }: Config): boolean =>
  !smtpUrl && isLoopback(host) && isLoopback(new URL(publicUrl).hostname) && trustProxy.length === 0;

/** Cookies are shared by all ports of a host, so each server on a machine has its own name. */
const cookieName = ({ port }: Config): string => `slotwise_outbox_${port}`;

/** The cookie that keeps the outbox open in this browser session. */
export const outboxCookie = (config: Config, key: string): string =>
  `${cookieName(config)}=${key}; Path=/outbox; HttpOnly; SameSite=Strict`;

/** What a request presents as the key, right or wrong. */
export function keyIn(config: Config, cookies: string | undefined): string | undefined {
  const start = `${cookieName(config)}=`;
  const own = (cookies ?? '').split('; ').find((cookie) => cookie.startsWith(start));
  return own?.slice(start.length);
}

/** Takes the same time for a wrong key as for the right one. */
export const isKey = (shown: unknown, key: string): boolean =>
  typeof shown === 'string' && timingSafeEqual(hashToken(shown), hashToken(key));
