import { ImapFlow, type MessageStructureObject } from 'imapflow';
import type { ImapSettings } from '../settings/read-imap-url.ts';

const CONNECT_MILLIS = 10_000;
const SILENCE_MILLIS = 60_000;

/** A message as described by the mailbox, without its content. */
export type ListedMessage = {
  uid: number;
  /** In octets. */
  size: number;
  /** The MIME types of the message and its parts, in lower case. */
  types: string[];
};

/** Operations on an open mailbox. UIDs are those of its one folder (RFC 3501 §2.3.1.1). */
export type OpenMailbox = {
  /** Changes when UIDs are no longer valid. */
  uidValidity: string;
  /** The UIDs of unseen messages after this one, oldest first. */
  findUnseen: (after: number) => Promise<number[]>;
  /** Undefined if the message is gone. */
  describe: (uid: number) => Promise<ListedMessage | undefined>;
  read: (uid: number) => Promise<Buffer | undefined>;
  /** Sets `\Seen`, and `\Flagged` if someone should look at it. */
  markSeen: (uid: number, options: { isFlagged: boolean }) => Promise<void>;
};

/** A mailbox that is polled. */
export type Mailbox = {
  /** Opens the mailbox for `work` and closes it again. Throws MailboxTrouble if the server fails. */
  visit: <T>(work: (open: OpenMailbox) => Promise<T>) => Promise<T>;
  /** Since when all visits have failed; null if the last one succeeded. */
  troubledSince: () => Date | null;
};

/** Why a mailbox cannot be read, without its address or password. */
export class MailboxTrouble extends Error {
  override name = 'MailboxTrouble';
}

/** Makes the mailbox; connects only on a visit, and with `mustEncrypt` sends no password before STARTTLS. */
export function createMailbox(
  settings: ImapSettings,
  now: () => Date,
  { mustEncrypt }: { mustEncrypt: boolean },
): Mailbox {
  let since: Date | null = null;
  return {
    visit: async (work) => {
      try {
        const result = await visit(settings, mustEncrypt, work);
        since = null;
        return result;
      } catch (error) {
        since ??= now();
        throw error;
      }
    },
    troubledSince: () => since,
  };
}

async function visit<T>(
  settings: ImapSettings,
  mustEncrypt: boolean,
  work: (open: OpenMailbox) => Promise<T>,
): Promise<T> {
  const { host, port, secure, user, password: pass, folder } = settings;
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(mustEncrypt && !secure && { doSTARTTLS: true }),
    auth: { user, pass },
    connectionTimeout: CONNECT_MILLIS,
    greetingTimeout: CONNECT_MILLIS,
    socketTimeout: SILENCE_MILLIS,
    disableAutoIdle: true,
    logger: false,
  });
  // An error also rejects the pending command; unhandled, it would end the process.
  client.on('error', () => undefined);
  try {
    await asTrouble(client.connect());
    const { uidValidity } = await asTrouble(client.mailboxOpen(folder));
    const result = await work(openMailbox(client, String(uidValidity)));
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    client.close();
  }
}

const openMailbox = (client: ImapFlow, uidValidity: string): OpenMailbox => ({
  uidValidity,
  findUnseen: async (after) => {
    const query = { seen: false, deleted: false, uid: `${after + 1}:*` };
    const found = (await asTrouble(client.search(query, { uid: true }))) || [];
    // `*` is the last message, even if it came earlier.
    return found.filter((uid) => uid > after).toSorted((one, other) => one - other);
  },
  describe: async (uid) => {
    const query = { uid: true, size: true, bodyStructure: true };
    const found = await asTrouble(client.fetchOne(String(uid), query, { uid: true }));
    return found ? { uid, size: found.size ?? 0, types: listTypes(found.bodyStructure) } : undefined;
  },
  read: async (uid) => {
    const found = await asTrouble(client.fetchOne(String(uid), { source: true }, { uid: true }));
    return found ? found.source : undefined;
  },
  markSeen: async (uid, { isFlagged }) => {
    const flags = isFlagged ? ['\\Seen', '\\Flagged'] : ['\\Seen'];
    await asTrouble(client.messageFlagsAdd(String(uid), flags, { uid: true }));
  },
});

function listTypes(part: MessageStructureObject | undefined): string[] {
  if (!part) return [];
  return [part.type.toLowerCase(), ...(part.childNodes ?? []).flatMap(listTypes)];
}

/** The library's errors quote commands, including the log-in, so they are not passed on. */
async function asTrouble<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new MailboxTrouble(troubleText(error as Record<string, unknown>));
  }
}

function troubleText({ code, serverResponseCode, ...error }: Record<string, unknown>): string {
  if (error['authenticationFailed']) return 'The mail server refuses the user or the password.';
  if (error['mailboxMissing']) return 'The mailbox has no such folder.';
  if (error['tlsFailed']) return `No safe connection (${readCode(code)}).`;
  return `The mail server cannot be asked (${readCode(serverResponseCode ?? code)}).`;
}

const readCode = (code: unknown): string =>
  typeof code === 'string' ? code.slice(0, 60) : 'no reason given';
