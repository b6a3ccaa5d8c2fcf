import type { Config } from '#config.ts';
import { isLoopback } from '#lib/read-setting.ts';

/**
 * The outbox exists only where nothing sends mail and the server is for this machine alone: a public address of the
 * product means that a proxy stands in front, which may hide itself and its callers completely.
 */
export function hasOutbox({ smtpUrl, host, publicUrl, trustProxy }: Config): boolean {
  return !smtpUrl && isLoopback(host) && isLoopback(new URL(publicUrl).hostname) && trustProxy.length === 0;
}
