/** A stand-in for a reverse proxy: TLS and HTTP/2 to the browser, HTTP/1.1 to the product, bodies unchanged. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headers that apply to one connection and must not be forwarded. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings'];

/** Listens on a free loopback port; `passTo` sets the product, which has to know this address first. */
export async function startTlsFront() {
  const agent = new Agent({ keepAlive: true });
  let upstream;
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (incoming, outgoing) =>
    pass(incoming, outgoing, { agent, upstream }),
  );
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `https://127.0.0.1:${server.address().port}`,
    passTo: (address) => (upstream = new URL(address)),
    stop: () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
    },
  };
}

function pass(incoming, outgoing, { agent, upstream }) {
  const headers = {
    ...endToEnd(incoming.headers),
    host: incoming.authority ?? incoming.headers.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': incoming.socket.remoteAddress,
  };
  const { hostname, port } = upstream;
  const onward = request({ agent, hostname, port, method: incoming.method, path: incoming.url, headers });
  onward.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode, endToEnd(answer.headers));
    answer.pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

const endToEnd = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.includes(name)),
  );

/** A key and a certificate for one run. Node can generate keys but no certificates, so OpenSSL does. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
