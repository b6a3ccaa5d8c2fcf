import { createHash } from 'node:crypto';
import type { CalendarMethod } from './calendar-event.ts';

export type MessageKey = { uid: string; sequence: number; method: CalendarMethod; recipient: string };

/**
 * The Message-ID of a calendar mail: `<uid.sequence.method.recipient@host>`, with the recipient as a short hash. The
 * same mail always has the same id, and no id reveals an address. Characters outside RFC 5322's atext are replaced; the
 * host part of the UID is dropped.
 */
export function calendarMessageId({ uid, sequence, method, recipient }: MessageKey, host: string): string {
  const who = shortHash(recipient.toLowerCase());
  const left = [atoms(uid.split('@')[0] ?? ''), sequence, method.toLowerCase(), who].join('.');
  return `<${left}@${atoms(host)}>`;
}

/** The Message-ID of a mail without a calendar entry, derived from its outbox key. */
export function plainMessageId(mailKey: string, host: string): string {
  return `<${atoms(mailKey)}@${atoms(host)}>`;
}

/** Sixteen hex characters of SHA-256, enough to distinguish the recipients of one mail. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function atoms(text: string): string {
  const safe = text.replace(/[^A-Za-z0-9.-]/g, '-').replace(/\.{2,}/g, '.');
  return safe.replace(/^\.|\.$/g, '') || 'localhost';
}
