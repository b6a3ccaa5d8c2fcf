import { randomBytes } from 'node:crypto';
import type { BookingRow } from '#db/tables/booking-rows.ts';

const ROOM_BYTES = 16;

/** The meeting's link; a video meeting without one gets a room of its own, but never in sample data. */
export const getMeetingLink = (row: BookingRow, template: string | undefined): string =>
  template && needsRoom(row) ? newRoomAt(template) : row.meeting_link;

const needsRoom = ({ mode, meeting_link: link, is_sample: isSample }: BookingRow): boolean =>
  mode === 'VIDEO' && link === '' && !isSample;

/** The address of a new room, in place of `{room}`: 128 random bits, in letters and digits that every service accepts. */
export const newRoomAt = (template: string): string =>
  template.replaceAll('{room}', `slotwise-${randomBytes(ROOM_BYTES).toString('hex')}`);
