/** Why nothing was fetched; callers decide by it whether trying again makes sense. */
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

/** An address that is not asked, or that gives no answer. The message is for people and names the host at most. */
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

/** What went wrong on the way to a host, in words for people; the system's own words may repeat the address. */
export function faultOnTheWay(error: unknown, host: string): RefusedFetch {
  if (error instanceof RefusedFetch) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_SUCH_HOST.has(code)) return noSuchHost(host);
  if (UNREACHABLE.has(code)) return new RefusedFetch('UNREACHABLE', `${host} cannot be reached.`);
  if (CERTIFICATE.test(code))
    return new RefusedFetch('CERTIFICATE', `${host} has no certificate that proves who it is.`);
  return new RefusedFetch('BROKEN', `The connection to ${host} broke off.`);
}

export const noSuchHost = (host: string): RefusedFetch =>
  new RefusedFetch('NO_SUCH_HOST', `There is no server called ${host}. Check the address.`);
