import type { FastifyInstance, onSendHookHandler } from 'fastify';

/**
 * The policy of every answer; a page adds the nonce of its style elements, and the digests of the scripts that stand in
 * it: a nonce would let run whatever learns it.
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

/** The headers of every answer. A page or a file replaces its caching and its policy; nothing else is replaced. */
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

/** What only a document obeys. A script, style sheet, font or picture is smaller without it on the wire. */
const DOCUMENT_HEADERS = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-request-id',
];

/** What no page may frame: neither as it is nor from another site (OWASP ASVS 5.0, 3.4.6). */
const NO_FRAMES = "frame-ancestors 'none'";
/** A worker obeys the policy of its own script: it may load more scripts of ours, and nothing else. */
const filePolicy = (url: string): string =>
  `default-src 'none'; ${/\bworker\b/.test(url) ? "script-src 'self'; " : ''}${NO_FRAMES}`;

/** Leaves the headers of a file that is no document to what browsers obey there; a page keeps all of them. */
export const slimFileHeaders: onSendHookHandler = (request, reply, payload, done) => {
  const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
  if (reply.statusCode < 400 && !isDocument) {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    reply.header('content-security-policy', filePolicy(request.url));
  }
  done(null, payload);
};

/** Data is shown by no browser as a page: it may load nothing, and no page may frame it. */
const DATA_POLICY = `default-src 'none'; ${NO_FRAMES}`;

/** Gives answers of data the narrow policy, and leaves out the devices, which only a page could ask for. */
const slimDataHeaders: onSendHookHandler = (_request, reply, payload, done) => {
  if (String(reply.getHeader('content-type')).startsWith('application/json'))
    reply.removeHeader('permissions-policy').header('content-security-policy', DATA_POLICY);
  done(null, payload);
};

/** Puts the headers on every answer before anything else can answer. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', slimDataHeaders);
}
