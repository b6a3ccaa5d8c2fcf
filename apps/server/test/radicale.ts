import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/bin/radicale';
const START_TRIES = 300;
const START_PAUSE_MILLIS = 50;

/** True if Debian's CalDAV server is installed; otherwise its tests are skipped. */
export const hasRadicale = (): boolean => existsSync(PROGRAM);

/** A real local CalDAV server, for the users it was started with. */
export type Radicale = Awaited<ReturnType<typeof startRadicale>>;

/**
 * Starts Radicale on a free loopback port in a separate process, with its calendars in a new folder. `users` maps user
 * names to passwords.
 */
export async function startRadicale(users: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-radicale-'));
  const port = await freePort();
  const child = spawn(PROGRAM, ['--config', writeConfig(folder, port, users)], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = async (): Promise<void> => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await isReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }

  /** Sends a request as a user and fails unless it succeeds; returns the status. */
  const send = async (user: string, method: string, path: string, body?: string): Promise<number> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${users[user]}`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': contentType(method) }),
      },
      ...(body !== undefined && { body }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.status;
  };

  return {
    url,
    /** As in the operator's list of allowed hosts. */
    host: `127.0.0.1:${port}`,
    /** Creates a calendar and returns its path. */
    makeCalendar: async (user: string, name: string): Promise<string> => {
      const path = `/${user}/${name.toLowerCase()}/`;
      await send(user, 'MKCALENDAR', path, calendarNamed(name));
      return path;
    },
    /** Puts an iCalendar object (RFC 5545, without METHOD) into a calendar; returns 201 for a new one. */
    putEvent: (user: string, calendar: string, { name, ics }: { name: string; ics: string }) =>
      send(user, 'PUT', `${calendar}${name}.ics`, ics),
    deleteEvent: (user: string, calendar: string, name: string) =>
      send(user, 'DELETE', `${calendar}${name}.ics`),
    deleteCalendar: (user: string, calendar: string) => send(user, 'DELETE', calendar),
    stop,
  };
}

const contentType = (method: string): string =>
  method === 'PUT' ? 'text/calendar; charset=utf-8' : 'application/xml; charset=utf-8';

const calendarNamed = (name: string): string => `<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:set><D:prop><D:displayname>${name}</D:displayname></D:prop></D:set>
</C:mkcalendar>`;

function writeConfig(folder: string, port: number, users: Record<string, string>): string {
  const passwords = join(folder, 'users');
  writeFileSync(
    passwords,
    Object.entries(users)
      .map(([name, secret]) => `${name}:${secret}\n`)
      .join(''),
  );
  const config = join(folder, 'config');
  writeFileSync(
    config,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${passwords}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${join(folder, 'collections')}
[web]
type = none
[logging]
level = critical
`,
  );
  return config;
}

async function isReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return;
    if (attempt === START_TRIES || child.exitCode !== null) throw new Error('Radicale does not start.');
    await wait(START_PAUSE_MILLIS);
  }
}
