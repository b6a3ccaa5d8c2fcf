import { hasRows } from '#db/count-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { Audience } from '#features/bookings/people.queries.ts';

/** The meeting with this UID, locked so that it does not move while it is answered, and whose entry the UID is. */
export async function lockMeeting(tx: VendorDb, uid: string) {
  const row = await tx
    .selectOwn('booking')
    .select(['booking_id', 'ics_uid_panel', 'ics_sequence', 'start_time', 'time_zone'])
    .where((of) => of.or([of('ics_uid_candidate', '=', uid), of('ics_uid_panel', '=', uid)]))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const audience: Audience = row.ics_uid_panel === uid ? 'panel' : 'candidate';
  return {
    bookingId: row.booking_id,
    audience,
    sequence: row.ics_sequence,
    startTime: row.start_time,
    timeZone: row.time_zone,
  };
}

export type LockedMeeting = NonNullable<Awaited<ReturnType<typeof lockMeeting>>>;

/** True if a later revision gave the meeting another time, or called it off in between. */
export async function hasMovedSince(
  tx: VendorDb,
  { bookingId, audience }: LockedMeeting,
  sequence: number,
): Promise<boolean> {
  const kinds = [`meeting-move-${audience}`, `meeting-cancellation-${audience}`];
  const mails = tx.selectOwn('mail', { booking_id: bookingId, kind: kinds });
  return hasRows(mails.where('revision', '>', sequence));
}
