import { randomBytes } from 'node:crypto';
import type { BookingRow } from '#db/tables/booking-rows.ts';

const ROOM_BYTES = 16;

/**
 * Where a meeting takes place by video: in a room of its own where no one said and the operator offers rooms. It stays
 * the meeting's, also when that is moved or called off and takes place after all. Sample data leads to no room.
 */
export const getMeetingLink = (row: BookingRow, template: string | undefined): string =>
  template && needsRoom(row) ? newRoomAt(template) : row.meeting_link;

const needsRoom = ({ mode, meeting_link: link, is_sample: isSample }: BookingRow): boolean =>
  mode === 'VIDEO' && link === '' && !isSample;

/**
 * The address of a new room: no one finds it by trying, since its name has 128 random bits. It
 * is of small letters and digits, which every video service takes. `template` has `{room}` where the name goes.
 */
export const newRoomAt = (template: string): string =>
  template.replaceAll('{room}', `slotwise-${randomBytes(ROOM_BYTES).toString('hex')}`);
