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

/** A new secret of 256 random bits; bearer tokens carry a prefix that tells them apart and makes leaked ones known. */
export const newToken = (purpose: Purpose): string => toToken(purpose, randomBytes(SECRET_BYTES));

/** The token of these 256 bits. */
export const toToken = (purpose: Purpose, secret: Buffer): string =>
  PREFIXES[purpose] + secret.toString('base64url');

export const isToken = (text: string, purpose: Purpose): boolean =>
  text.startsWith(PREFIXES[purpose]) && SECRET.test(text.slice(PREFIXES[purpose].length));

/** What the database keeps of a token; the token itself is shown once and never stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What the log calls the holder of a token: the first 64 bits of what the database keeps of it. */
export const toLinkId = (token: string): string => hashToken(token).toString('hex', 0, 8);
