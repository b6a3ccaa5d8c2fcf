import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/nginx';
const START_MILLIS = 15_000;
const PAUSE_MILLIS = 50;

/** True if Debian's nginx is installed. If not, its tests are visibly skipped, which fails the run if CI=true. */
export function hasNginx(): boolean {
  if (existsSync(PROGRAM)) return true;
  const message = 'nginx is not installed: the tests behind a real proxy';
  if (process.env['CI'] === 'true') throw new Error(`${message} cannot run, and under CI=true they must.`);
  console.warn(
    `\n!! ${message} are SKIPPED. Install it (Debian: apt-get install nginx-light) to run them.\n`,
  );
  return false;
}

/** A real local proxy in front of the server at `port`, with these lines in its `location /`. */
export async function startNginx(
  port: number,
  lines: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-nginx-'));
  const own = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, getConfig(folder, own, port, lines));
  const child = spawn(PROGRAM, ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MILLIS;
  while (!(await isListening(own))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error('nginx does not start.');
    }
    await wait(PAUSE_MILLIS);
  }
  return { url: `http://127.0.0.1:${own}`, stop };
}

const getConfig = (folder: string, own: number, port: number, lines: string): string => `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${own};
    location / {
      proxy_pass http://127.0.0.1:${port};
      ${lines}
    }
  }
}
`;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
