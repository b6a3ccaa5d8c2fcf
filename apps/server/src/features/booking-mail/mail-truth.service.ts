import type { WaitingMail } from '#context.ts';
import { findAudience } from '#features/notifications/take-mail.rules.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { readOwnSpan } from '#engines/calendar-messages/own-span.ts';
import { whyPointless, whyTooLate } from './reminders/causes.rules.ts';
import { readFacts } from './reminders/facts.service.ts';
import * as queries from './mail-truth.queries.ts';
import { whyNoCancellation, whyNoInvitation, whyNoNotice } from './mail-truth.rules.ts';

/** Why a waiting mail is no longer true, or null. A person who was never invited to a meeting gets no cancellation. */
export async function whyUntrue(tx: VendorDb, mail: WaitingMail, now: Date): Promise<string | null> {
  const { bookingId, kind, email, calendar } = mail;
  const reminderId = /^reminder (\S+)$/.exec(mail.dedupeKey)?.[1];
  if (reminderId) return whyNoReminder(tx, bookingId, reminderId, now);
  const [row, seats] = await Promise.all([
    queries.findPresent(tx, bookingId),
    queries.listSeats(tx, bookingId),
  ]);
  if (!row) return 'The meeting is gone';
  const present = { ...row, seats };
  const audience = findAudience(kind);
  if (!calendar || !audience) return whyNoNotice(kind, email, present) ?? whyNeverAsked(tx, mail);
  const entry = { audience, email, ...calendar, ...readOwnSpan(calendar.ics) };
  if (entry.method === 'REQUEST') return whyNoInvitation({ ...entry, method: 'REQUEST' }, present, now);
  const why = whyNoCancellation({ ...entry, method: 'CANCEL' }, present);
  if (why) return why;
  const holdsIt = await queries.holdsInvitation(tx, { bookingId, email, audience });
  return holdsIt ? null : 'The invitation never went out';
}

/** Someone who was never asked to choose a time gets no mail that the choice was called off. */
async function whyNeverAsked(tx: VendorDb, { bookingId, kind, email }: WaitingMail): Promise<string | null> {
  if (kind !== 'pick-called-off') return null;
  const wasAsked = await queries.wasSent(tx, { bookingId, email, kind: 'pick-invitation' });
  return wasAsked ? null : 'The question never went out';
}

async function whyNoReminder(tx: VendorDb, bookingId: string, reminderId: string, now: Date) {
  const row = await queries.findReminder(tx, reminderId);
  const facts = (await readFacts(tx, [bookingId], now)).get(bookingId);
  if (!row || !facts) return 'The meeting is gone';
  const { kind, recipient_email: email, for_start: forStart, due_at: dueAt } = row;
  const reminder = { kind, email, forStart, dueAt };
  return whyPointless(reminder, facts, now) ?? whyTooLate(reminder, facts, now);
}
