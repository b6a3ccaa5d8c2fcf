import type { Config } from '#config.ts';
import { isLoopback } from '#lib/settings/read-setting.ts';

/** One sentence per connection that leaves this machine without TLS, or is refused for it, starting with the setting's name. */
export function listPlainLinks(config: Config): string[] {
  const { publicUrl, trustProxy, databaseUrl, s3, clamav, deepgazeModel, mailInsecure } = config;
  const links: [setting: string, isPlain: boolean, what: string][] = [
    ['PUBLIC_URL', isPlainHttp(publicUrl), 'is http: passwords and candidates cross the network unencrypted'],
    [
      'TRUST_PROXY',
      publicUrl.startsWith('https:') && trustProxy.length === 0,
      'is off while PUBLIC_URL is https: no request can be known to have come over TLS, so all are refused',
    ],
    ['DATABASE_URL', isPlainDatabase(databaseUrl), 'asks for no TLS: add ?sslmode=verify-full'],
    ['FILES_URL', isPlainHttp(s3?.endpoint), 'has tls=off: files are sealed, their names and sizes are not'],
    [
      'CLAMAV_URL',
      clamav !== undefined && !isLoopback(clamav.host),
      'knows no TLS: uploaded files cross the network',
    ],
    ['DEEPGAZE_MODEL_URL', isPlainHttp(deepgazeModel?.url), 'is http: resumes and the key cross the network'],
    ['MAIL_INSECURE', mailInsecure, 'is on: mails with secret links may cross the network unencrypted'],
  ];
  return links.filter(([, isPlain]) => isPlain).map(([setting, , what]) => `${setting} ${what}.`);
}

function isPlainHttp(url: string | undefined): boolean {
  const { protocol, hostname } = new URL(url ?? 'https://none');
  return protocol === 'http:' && !isLoopback(hostname);
}

const WITHOUT_TLS = [null, 'disable', 'allow', 'prefer'];

function isPlainDatabase(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { hostname, searchParams } = new URL(url);
  // Without a host, it is a local socket.
  return hostname !== '' && !isLoopback(hostname) && WITHOUT_TLS.includes(searchParams.get('sslmode'));
}
