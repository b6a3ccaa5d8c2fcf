import { createHash, randomBytes } from 'node:crypto';

type Purpose = 'session' | 'link' | 'panel' | 'candidate' | 'meeting' | 'feed' | 'outbox';

const PREFIXES: Record<Purpose, string> = {
  session: 'is_',
  link: '',
  panel: 'pl_',
  candidate: 'cl_',
  meeting: 'ml_',
  feed: 'cf_',
  outbox: 'ob_',
};
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/**
 * A new secret of 256 random bits; bearer tokens have a prefix that distinguishes them and makes leaked ones
 * recognizable.
 */
export const newToken = (purpose: Purpose): string => toToken(purpose, randomBytes(SECRET_BYTES));

/** The token for these 256 bits. */
export const toToken = (purpose: Purpose, secret: Buffer): string =>
  PREFIXES[purpose] + secret.toString('base64url');

export const isToken = (text: string, purpose: Purpose): boolean =>
  text.startsWith(PREFIXES[purpose]) && SECRET.test(text.slice(PREFIXES[purpose].length));

/** The hash of a token, which the database stores; the token itself is shown once and never stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token holder's id in the log: the first 64 bits of the stored hash. */
export const toLinkId = (token: string): string => hashToken(token).toString('hex', 0, 8);
