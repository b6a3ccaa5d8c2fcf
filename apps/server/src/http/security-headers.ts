import type { FastifyInstance, onSendHookHandler } from 'fastify';

/**
 * The policy of every response. A page adds the nonce of its style elements and the digests of its inline scripts: with
 * a script nonce, anything that learned it could run.
 */
export const contentSecurityPolicy = (styleNonce?: string, scriptDigests: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptDigests.map((digest) => `'sha256-${digest}'`)].join(' '),
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

const NO_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every response. Only a page's or file's caching and policy are replaced. */
export const securityHeaders = (isBehindTls: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': NO_DEVICES,
  'cache-control': 'no-store',
  ...(isBehindTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Headers that only affect documents; scripts, style sheets, fonts and images are smaller without them. */
const DOCUMENT_HEADERS = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-request-id',
];

/** Forbids framing by any page, the product's own or another site's (OWASP ASVS 5.0, 3.4.6). */
const NO_FRAMES = "frame-ancestors 'none'";
/** A worker follows the policy of its own script: it may load more of our scripts, and nothing else. */
const filePolicy = (url: string): string =>
  `default-src 'none'; ${/\bworker\b/.test(url) ? "script-src 'self'; " : ''}${NO_FRAMES}`;

/** Reduces the headers of a non-document file to those browsers apply to it; a page keeps all of them. */
export const slimFileHeaders: onSendHookHandler = (request, reply, payload, done) => {
  const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
  if (reply.statusCode < 400 && !isDocument) {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    reply.header('content-security-policy', filePolicy(request.url));
  }
  done(null, payload);
};

/** Data is never shown as a page: it may load nothing, and no page may frame it. */
const DATA_POLICY = `default-src 'none'; ${NO_FRAMES}`;

/** Gives data responses the strict policy, and omits the permissions policy, which only affects pages. */
const slimDataHeaders: onSendHookHandler = (_request, reply, payload, done) => {
  if (String(reply.getHeader('content-type')).startsWith('application/json'))
    reply.removeHeader('permissions-policy').header('content-security-policy', DATA_POLICY);
  done(null, payload);
};

/** Sets the headers on every response, before anything else can respond. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', slimDataHeaders);
}
