import { randomBytes } from 'node:crypto';
import type { BookingRow } from '#features/bookings/bookings.mapper.ts';

const ROOM_BYTES = 16;

/** Whether a meeting takes place by video and nobody said where. Sample data leads to no room of anybody's. */
export const needsRoom = ({ mode, meeting_link: link, is_sample: isSample }: BookingRow): boolean =>
  mode === 'VIDEO' && link === '' && !isSample;

/**
 * The address of a new room: whoever does not know it finds nothing by trying, since its name has 128 random bits. It
 * is of small letters and digits, which every video service takes. `template` has `{room}` where the name goes.
 */
export const newRoomAt = (template: string): string =>
  template.replaceAll('{room}', `slotwise-${randomBytes(ROOM_BYTES).toString('hex')}`);
