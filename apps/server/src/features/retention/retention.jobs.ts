import type { Context } from '#context.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { discardBookings } from '#features/bookings/change-booking.service.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import { discardOldMails } from '#features/notifications/old-mails.service.ts';
import { inTurns } from '#jobs/in-turns.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import * as queries from './retention.queries.ts';

/** Each transaction locks its rows for some hundredths of a second. */
const BOOKINGS_AT_ONCE = 50;

/** Deletes what is due, organization by organization in small transactions, until none is left or `signal` stops it. */
export async function deleteExpired(context: Context, signal?: AbortSignal): Promise<void> {
  const { keepCandidatesDays, keepMailsDays } = context.config;
  if (keepCandidatesDays === undefined && keepMailsDays === undefined) return;
  const ago = (days: number) => new Date(context.clock.now().getTime() - days * DAY_MILLIS);
  await inTurns(context, eachVendorId(context.db), async (vendorId) => {
    const inBatches = (days: number | undefined, work: (tx: VendorDb, before: Date) => Promise<number>) =>
      days === undefined
        ? 0
        : countBatches(() => asVendor(context.db, vendorId, (tx) => work(tx, ago(days))), signal);
    const bookings = await inBatches(keepCandidatesDays, deleteOldBookings);
    const mails = await inBatches(keepMailsDays, discardOldMails);
    if (bookings + mails > 0)
      context.log.info(
        { audit: 'retention.delete', vendorId, bookings, mails },
        'what was kept long enough is deleted',
      );
    return false;
  });
}

/** Deleting a round makes the one before it due, so only an empty batch is the last. */
async function countBatches(deleteSome: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await deleteSome();
    if (count === 0) break;
    total += count;
  }
  return total;
}

async function deleteOldBookings(tx: VendorDb, before: Date): Promise<number> {
  const bookingIds = await queries.lockOldBookings(tx, before, BOOKINGS_AT_ONCE);
  if (bookingIds.length === 0) return 0;
  const fileIds = await queries.listMeetingFiles(tx, bookingIds);
  await discardBookings(tx, bookingIds);
  await releaseUnheld(tx, fileIds);
  return bookingIds.length;
}
