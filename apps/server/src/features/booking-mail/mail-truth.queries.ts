import { sql } from 'kysely';
import { hasRows } from '#db/count-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** What a mail about the booking is checked against. */
export const findPresent = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('booking', { booking_id: bookingId })
    .select([
      'booking_status',
      'start_time',
      'end_time',
      'candidate_email',
      'recruiter_email',
      'assignee_email',
    ])
    .executeTakeFirst();

export type PresentRow = NonNullable<Awaited<ReturnType<typeof findPresent>>>;

/** Everyone on the booking except the candidate, with their role. */
export const listSeats = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('booking_person', { booking_id: bookingId })
    .select(['email', 'role'])
    .where('role', '<>', 'CANDIDATE')
    .execute();

export type Entry = { bookingId: string; email: string; audience: string };

/** True if the last entry someone has, or may have, is an invitation. Entries that were only shown do not count. */
export async function holdsInvitation(tx: VendorDb, { bookingId, email, audience }: Entry): Promise<boolean> {
  const row = await tx
    .selectOwn('mail', { booking_id: bookingId, recipient_email: email })
    .select(sql<string>`message -> 'calendar' ->> 'method'`.as('method'))
    .where('kind', 'like', `meeting-%-${audience}`)
    .where((where) =>
      where.or([
        where('state', '=', 'SENT'),
        where.and([
          where('unsure_attempts', '>', 0),
          where(sql`message -> 'calendar' ->> 'method'`, '=', 'REQUEST'),
        ]),
      ]),
    )
    .orderBy('revision', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.method === 'REQUEST';
}

/** True if a mail of this kind reached someone, or may have. */
export const wasSent = (
  tx: VendorDb,
  { bookingId, email, kind }: { bookingId: string; email: string; kind: string },
): Promise<boolean> =>
  hasRows(
    tx
      .selectOwn('mail', { booking_id: bookingId, recipient_email: email, kind })
      .where((where) => where.or([where('state', '=', 'SENT'), where('unsure_attempts', '>', 0)])),
  );

export const findReminder = (tx: VendorDb, reminderId: string) =>
  tx
    .selectOwn('reminder', { reminder_id: reminderId })
    .select(['kind', 'recipient_email', 'for_start', 'due_at'])
    .executeTakeFirst();
