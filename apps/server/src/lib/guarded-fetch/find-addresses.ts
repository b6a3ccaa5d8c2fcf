import { lookup, Resolver as Dns } from 'node:dns/promises';

/** The addresses of a host. A test gives one of its own. */
export type Resolver = (host: string) => Promise<string[]>;

/** As everything else in this process finds a host, by names that only this machine knows too. */
export const systemResolver: Resolver = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Two seconds for the first question, and twice that for the second. */
const PATIENCE = { timeout: 2000, tries: 2 };

/**
 * Asks the name servers alone, of this machine unless others are named. The system's way takes one of two threads that
 * all of this process looks names up in, so strangers' names that no one answers for would keep everything waiting.
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
