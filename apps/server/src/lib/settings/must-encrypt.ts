import { isLoopback } from './read-setting.ts';

/** Whether a mail server on this host may be spoken to under TLS alone: every one but this machine's own. */
export const mustEncrypt = ({ mailInsecure }: { mailInsecure: boolean }, host: string): boolean =>
  !mailInsecure && !isLoopback(host);
