/** Where a bucket of an S3-speaking service is, and who may write to it. `endpoint` has no slash at its end. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const SHAPE = 'must look like "s3://key:secret@host:9000/bucket?region=eu-central-1"';
const BUCKET = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

const SCHEMES = new Map([
  ['on', 'https'],
  ['off', 'http'],
]);

/**
 * Reads `s3://key:secret@host[:port]/bucket?region=…&tls=…`. Without a region it is `us-east-1`, without `tls=off`
 * the service is reached over TLS. The value is not repeated in a message, since it holds a secret.
 */
export function readS3Url(text: string): S3Settings {
  const url = requireS3Url(text);
  const [, bucket = ''] = BUCKET.exec(url.pathname) ?? [];
  const scheme = SCHEMES.get(url.searchParams.get('tls') ?? 'on');
  if (!scheme) throw new Error('has a "tls" that is neither on nor off');
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') || 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

function requireS3Url(text: string): URL {
  const url = URL.parse(text);
  const isWhole = url !== null && [url.host, url.username, url.password].every(Boolean);
  if (!isWhole || url.protocol !== 's3:' || !BUCKET.test(url.pathname)) throw new Error(SHAPE);
  return url;
}
