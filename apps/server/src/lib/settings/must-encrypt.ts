import { isLoopback } from './read-setting.ts';

/** True if a mail server on this host requires TLS: all except this machine's own. */
export const mustEncrypt = ({ mailInsecure }: { mailInsecure: boolean }, host: string): boolean =>
  !mailInsecure && !isLoopback(host);
