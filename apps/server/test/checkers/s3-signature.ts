import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';

/** An independent check of signed requests, written only from the description of AWS Signature Version 4. */

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hexHash = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function canonicalQuery(search: URLSearchParams): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...search]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** True if a request was signed with this secret and has the body that was signed. */
export function isSignedWith(secret: string, request: IncomingMessage, body: Buffer): boolean {
  const [, , day = '', region = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  const names = signed.split(';');
  const payload = hexHash(body);
  if (!['host', 'x-amz-content-sha256'].every((name) => names.includes(name))) return false;
  if (request.headers['x-amz-content-sha256'] !== payload) return false;
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = hexHash(toCanonical(request, names, payload));
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, canonical].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

function toCanonical(
  { method, url = '', headers }: IncomingMessage,
  names: string[],
  payload: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  return [method, pathname, canonicalQuery(searchParams), lines, names.join(';'), payload].join('\n');
}

/** A proxy in front of an S3 server that accepts only requests signed with the secret. */
export function signatureGate(secret: string, port: () => number): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const body = Buffer.concat(chunks);
      if (!isSignedWith(secret, request, body)) {
        response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        return;
      }
      const { method = '', url = '', headers } = request;
      forward({ host: '127.0.0.1', port: port(), method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }).end(body);
    });
  });
}
