import { timingSafeEqual } from 'node:crypto';
import type { Config } from '#config.ts';
import { isLoopback } from '#lib/settings/read-setting.ts';
import { hashToken } from '#lib/secrets/token.ts';

/**
 * The outbox exists only where nothing sends mail and the server is for this machine alone: a public address of the
 * product means that a proxy stands in front, which may hide itself and its callers completely.
 */
export const hasOutbox = ({ smtpUrl, host, publicUrl, trustProxy }: Config): boolean =>
  !smtpUrl && isLoopback(host) && isLoopback(new URL(publicUrl).hostname) && trustProxy.length === 0;

/** Cookies of one host are shared by all its ports, so each server of a machine has a name of its own. */
const cookieName = ({ port }: Config): string => `slotwise_outbox_${port}`;

/** The cookie that keeps the outbox open in this browser until it is closed. */
export const outboxCookie = (config: Config, key: string): string =>
  `${cookieName(config)}=${key}; Path=/outbox; HttpOnly; SameSite=Strict`;

/** What a request shows as the key, whether or not it is the right one. */
export function keyIn(config: Config, cookies: string | undefined): string | undefined {
  const start = `${cookieName(config)}=`;
  const own = (cookies ?? '').split('; ').find((cookie) => cookie.startsWith(start));
  return own?.slice(start.length);
}

/** Takes as long for a wrong key as for the right one. */
export const isKey = (shown: unknown, key: string): boolean =>
  typeof shown === 'string' && timingSafeEqual(hashToken(shown), hashToken(key));
