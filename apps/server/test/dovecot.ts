import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/dovecot';
const LIBRARY = '/usr/lib/dovecot';
const START_MILLIS = 15_000;
const LOOK_MILLIS = 1000;
const PAUSE_MILLIS = 50;
/** Dovecot refuses to read mail as root, so the mail then belongs to an unprivileged account. */
const UNPRIVILEGED = 65_534;

/** True if Debian's IMAP server is installed. If not, its tests are visibly skipped, which fails the run if CI=true. */
export function hasDovecot(): boolean {
  if (existsSync(PROGRAM) && existsSync(join(LIBRARY, 'imap'))) return true;
  const message = 'Dovecot is not installed: the tests of the mailbox of answers';
  if (process.env['CI'] === 'true') throw new Error(`${message} cannot run, and under CI=true they must.`);
  console.warn(
    `\n!! ${message} are SKIPPED. Install it (Debian: apt-get install dovecot-imapd) to run them.\n`,
  );
  return false;
}

/** A real IMAP server on loopback with one mailbox. */
export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

/** Starts Dovecot on a free loopback port in a separate process, with its mail in a new folder. */
export async function startDovecot({ user, password }: { user: string; password: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-dovecot-'));
  const port = await freePort();
  const config = writeConfig(folder, port, { user, password });
  const address = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  let child = await start(config, port);
  let delivered = 0;

  return {
    /** The mailbox as in IMAP_URL. */
    url: `imap://${address}`,
    password,
    /** Delivers a message into the inbox like a mail server: atomically, under a unique name. */
    deliver: (message: string | Buffer): void => {
      delivered += 1;
      const name = join(folder, 'mail', 'new', `${Date.now()}.M${delivered}P${process.pid}.localhost`);
      writeFileSync(name, message);
      own(name);
    },
    /** The flags of the inbox's messages in order of arrival: '' for an unseen one, 'S', 'FS'. */
    flags: (): string[] =>
      [...filesIn(join(folder, 'mail', 'new')), ...filesIn(join(folder, 'mail', 'cur'))]
        .toSorted((one, other) => getDelivery(one) - getDelivery(other))
        .map((name) => /:2,(.*)$/.exec(name)?.[1] ?? ''),
    /** Stops the server; its messages stay. */
    pause: () => endProcess(child),
    resume: async () => {
      child = await start(config, port);
    },
    stop: async (): Promise<void> => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = (): boolean => process.getuid?.() === 0;
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const getDelivery = (name: string): number => Number(/\.M(\d+)P/.exec(name)?.[1] ?? 0);

function own(path: string): void {
  if (isRoot()) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
}

function writeConfig(folder: string, port: number, { user, password }: Record<'user' | 'password', string>) {
  const mail = join(folder, 'mail');
  for (const part of ['', 'new', 'cur', 'tmp']) {
    mkdirSync(join(mail, part));
    own(join(mail, part));
  }
  own(folder);
  const users = join(folder, 'users');
  writeFileSync(users, `${user}:{PLAIN.b64}${Buffer.from(password).toString('base64')}\n`);
  own(users);
  const runner = userInfo();
  const [uid, gid] = isRoot() ? [UNPRIVILEGED, UNPRIVILEGED] : [runner.uid, runner.gid];
  const account = isRoot() ? 'nobody' : runner.username;
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = ${join(folder, 'log')}
default_internal_user = ${account}
default_login_user = ${account}
default_internal_group = ${groupNamed(gid)}
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0 secs
first_valid_uid = 1
first_valid_gid = 0
mail_location = maildir:${mail}
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`,
  );
  return config;
}

/** Dovecot accepts groups by name only. */
function groupNamed(id: number): string {
  const groups = readFileSync('/etc/group', 'utf8').split('\n');
  return groups.find((line) => line.split(':')[2] === String(id))?.split(':')[0] ?? 'nogroup';
}

async function start(config: string, port: number): Promise<ChildProcess> {
  const child = spawn(PROGRAM, ['-F', '-c', config], { env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore' });
  const deadline = Date.now() + START_MILLIS;
  while (!(await answers(port))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await endProcess(child);
      throw new Error('Dovecot does not start.');
    }
    await wait(PAUSE_MILLIS);
  }
  return child;
}

/** True if the server greets. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(LOOK_MILLIS) })) as [Buffer];
    return greeting.toString().startsWith('* OK');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
