import { checkCalendarMail } from './check-calendar-mail.ts';
import { checkCalendarObject } from './check-calendar-object.ts';
import { checkPlainMail } from './check-plain-mail.ts';
import { allParts, readMimeTree } from './mime-tree.ts';

/** An email as sent, with its envelope address. */
export type CheckedMail = { to: string; raw: Uint8Array };

/** Every fault of a single email. */
export async function checkMail({ to, raw }: CheckedMail): Promise<string[]> {
  const octets = Buffer.from(raw);
  const { name, ics } = readMail({ to, raw });
  const found = ics
    ? await checkCalendarMail(octets, {
        audience: readEntry(ics).uid.includes('-c@') ? 'candidate' : 'panel',
      })
    : await checkPlainMail(octets);
  return found.map((fault) => `${name}: ${fault}`);
}

/**
 * Every fault of an installation's emails: of each one, and between those about one event. Duplicates must be identical
 * byte for byte.
 */
export async function checkMails(mails: readonly CheckedMail[]): Promise<string[]> {
  const faults: string[] = [];
  const entries: Entry[] = [];
  const known = new Map<string, Buffer>();
  for (const mail of mails) {
    const octets = Buffer.from(mail.raw);
    const { name, ics } = readMail(mail);
    const before = known.get(name);
    if (before && !before.equals(octets)) faults.push(`${name}: came again with other bytes`);
    if (before) continue;
    known.set(name, octets);
    if (ics) entries.push({ name, to: mail.to, ...readEntry(ics) });
    faults.push(...(await checkMail(mail)));
  }
  return [...faults, ...sequenceFaults(entries)];
}

/** An email with its name in the list of faults, and its calendar entry. */
function readMail({ to, raw }: CheckedMail): { name: string; ics: Buffer | undefined } {
  const tree = readMimeTree(Buffer.from(raw).toString('latin1'));
  const [subject, id] = ['subject', 'message-id'].map((header) => tree.headers.get(header)?.[0] ?? '');
  return {
    name: `mail to ${to} (${subject}, ${id})`,
    ics: allParts(tree).find(({ type }) => type === 'text/calendar')?.content,
  };
}

type Entry = { name: string; to: string; uid: string; sequence: number; stamp: string; method: string };

function readEntry(ics: Buffer) {
  const { uid, sequence, stamp, method } = checkCalendarObject(ics, { audience: 'panel' });
  return { uid, sequence, stamp, method };
}

/**
 * Each email to a person about an event is a separate revision, the first one an invitation, with rising timestamps.
 * Emails may overtake each other in transit.
 */
function sequenceFaults(entries: Entry[]): string[] {
  const byReader = Map.groupBy(entries, ({ uid, to }) => `${uid} ${to}`);
  return [...byReader.values()].flatMap((received) => {
    const inOrder = received.toSorted((one, other) => one.sequence - other.sequence);
    return inOrder.flatMap((entry, at) => faultsBehind(inOrder[at - 1], entry));
  });
}

function faultsBehind(before: Entry | undefined, { name, sequence, stamp, method }: Entry): string[] {
  if (!before) return method === 'REQUEST' ? [] : [`${name}: a ${method} to someone who was not invited`];
  const faults = sequence > before.sequence ? [] : [`${name}: SEQUENCE ${sequence} again`];
  return stamp >= before.stamp ? faults : [...faults, `${name}: DTSTAMP ${stamp} after ${before.stamp}`];
}
