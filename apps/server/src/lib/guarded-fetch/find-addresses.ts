import { lookup, Resolver as Dns } from 'node:dns/promises';

/** Resolves a host's addresses. Tests provide their own. */
export type Resolver = (host: string) => Promise<string[]>;

/** Resolves like the rest of this process, including names known only to this machine. */
export const systemResolver: Resolver = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Two seconds for the first try, four for the second. */
const PATIENCE = { timeout: 2000, tries: 2 };

/**
 * Queries the name servers directly, this machine's by default. The system resolver uses one of two threads shared by
 * the entire process, so unanswered names from outsiders would block all other look-ups.
 */
export const dnsResolver =
  (servers?: string[]): Resolver =>
  async (host) => {
    const dns = new Dns(PATIENCE);
    if (servers) dns.setServers(servers);
    const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
    const addresses = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const failed = answers.find((one) => one.status === 'rejected');
    if (addresses.length === 0 && failed) throw failed.reason;
    return addresses;
  };
