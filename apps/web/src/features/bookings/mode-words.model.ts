import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';

export const MODE_WORDS: Record<MeetingMode, string> = {
  VIDEO: 'Video meeting',
  PHONE: 'Phone call',
  ONSITE: 'On site',
};
