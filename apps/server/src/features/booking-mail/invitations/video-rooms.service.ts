import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { BookingRow } from '#features/bookings/bookings.mapper.ts';
import * as queries from './video-rooms.queries.ts';
import { needsRoom, newRoomAt } from './video-rooms.rules.ts';

/**
 * The booking with a room of its own where it needs one and the operator offers rooms. It stays the meeting's, also
 * when that is moved or called off and takes place after all.
 */
export async function withRoom(
  { config }: Pick<Context, 'config'>,
  tx: VendorDb,
  row: BookingRow,
): Promise<BookingRow> {
  if (!config.videoRooms || !needsRoom(row)) return row;
  const link = newRoomAt(config.videoRooms);
  await queries.updateLink(tx, row.booking_id, link);
  return { ...row, meeting_link: link };
}
