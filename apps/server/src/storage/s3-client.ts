import { AwsV4Signer } from 'aws4fetch';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#lib/app-error.ts';
import type { S3Settings } from '#lib/settings/read-s3-url.ts';

/** Without a response or a byte for this long, the service counts as unavailable. */
const SILENCE_MILLIS = 30_000;
const RETRY_SECONDS = 30;
/** The SHA-256 of an empty body. */
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE';
  /** The path inside the bucket, with its query. */
  path: string;
  body?: { bytes: Readable; size: number; sha256: string };
};

/**
 * Sends one signed request (AWS Signature Version 4) and returns status and stream. The body is streamed, with length
 * and hash known in advance. Throws UNAVAILABLE if the service is.
 */
export async function sendToS3(settings: S3Settings, request: S3Request): Promise<IncomingMessage> {
  const { body, method } = request;
  const signer = new AwsV4Signer({
    method,
    url: `${settings.endpoint}/${settings.bucket}${request.path}`,
    headers: { 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });
  const { url, headers } = await signer.sign();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sending = send(url, {
    method,
    timeout: SILENCE_MILLIS,
    headers: { ...Object.fromEntries(headers), 'content-length': String(body?.size ?? 0) },
  });
  sending.on('timeout', () => sending.destroy(new Error('The file storage is silent.')));
  try {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      sending.once('response', resolve);
      sending.once('error', reject);
    });
    answered.catch(() => undefined);
    if (body) await pipeline(body.bytes, sending, { end: true });
    else sending.end();
    return await answered;
  } catch (error) {
    body?.bytes.destroy();
    throw awayError(error);
  }
}

function awayError(cause: unknown): AppError {
  const error = new AppError('UNAVAILABLE', {
    message: 'The file storage does not answer. Try again in a minute.',
    retryAfterSeconds: RETRY_SECONDS,
  });
  error.cause = cause;
  return error;
}

/** A short response as text; a longer one is truncated. */
export async function readShortAnswer(answer: IncomingMessage, most = 4 * 1024 * 1024): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) break;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** The meaning of an unsuccessful response: a full bucket, or a service that refuses. */
export async function readRefusal(answer: IncomingMessage): Promise<AppError> {
  const text = await readShortAnswer(answer, 64 * 1024).catch(() => '');
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  if (answer.statusCode === 507 || /Quota|StorageFull/i.test(code)) return new AppError('STORAGE_FULL');
  return awayError(new Error(`The file storage answers ${answer.statusCode} ${code}`.trim()));
}
