/** The location and credentials of a bucket of an S3-compatible service. `endpoint` has no trailing slash. */
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
 * Parses `s3://key:secret@host[:port]/bucket?region=…&tls=…`. The region defaults to `us-east-1`; TLS is used unless
 * `tls=off`. Error messages do not repeat the value, since it contains a secret.
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
