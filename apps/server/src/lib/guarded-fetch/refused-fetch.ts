/** Why nothing was fetched; callers use it to decide whether to retry. */
export type FetchFault =
  | 'ADDRESS'
  | 'PRIVATE'
  | 'NO_SUCH_HOST'
  | 'UNREACHABLE'
  | 'CERTIFICATE'
  | 'TOO_SLOW'
  | 'TOO_LARGE'
  | 'REDIRECTS'
  | 'BROKEN';

/** A refused URL, or one without a valid response. The message is for users and names the host at most. */
export class RefusedFetch extends Error {
  override name = 'RefusedFetch';
  readonly fault: FetchFault;

  constructor(fault: FetchFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EADDRNOTAVAIL']);
const NO_SUCH_HOST = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_NODATA',
  'EAI_NONAME',
  'ENODATA',
  'EBADNAME',
  'ESERVFAIL',
  'EREFUSED',
  'ETIMEOUT',
]);
const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_(GET|VERIFY)/;

/** Describes a connection error for users; the system's own message may repeat the address. */
export function faultOnTheWay(error: unknown, host: string): RefusedFetch {
  if (error instanceof RefusedFetch) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_SUCH_HOST.has(code)) return notPublic('NO_SUCH_HOST', host);
  if (UNREACHABLE.has(code)) return new RefusedFetch('UNREACHABLE', `${host} cannot be reached.`);
  if (CERTIFICATE.test(code))
    return new RefusedFetch('CERTIFICATE', `${host} has no certificate that proves who it is.`);
  return new RefusedFetch('BROKEN', `The connection to ${host} broke off.`);
}

/**
 * The refusal of a name that does not resolve, and of one in a private network: the same message, so that it does not
 * reveal which names this server's network knows.
 */
export const notPublic = (fault: 'NO_SUCH_HOST' | 'PRIVATE', host: string): RefusedFetch =>
  new RefusedFetch(
    fault,
    `${host} is no server on the public internet. Check the address. Servers inside a network are asked only where the operator of this one allows it.`,
  );
