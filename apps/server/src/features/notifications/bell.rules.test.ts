import { expect, test } from 'vitest';
import { withoutEchoes } from './bell.rules.ts';

const aNotice = (kind: string, seconds: number, booking: string | null = 'b1') => ({
  kind,
  booking_id: booking,
  created_at: new Date(Date.UTC(2026, 10, 20, 9, 0, seconds)),
});

test('leaves out an invitation that came with its act’s notice, but no other', () => {
  const rows = [
    aNotice('pick-made', 30),
    aNotice('meeting-invited', 30),
    aNotice('meeting-moved', 10),
    aNotice('booking-assigned', 5),
    aNotice('meeting-invited', 5, 'b2'),
    aNotice('vendor-requested', 1, null),
  ];
  expect(withoutEchoes(rows).map(({ kind, booking_id }) => `${kind} ${booking_id}`)).toEqual([
    'pick-made b1',
    'meeting-moved b1',
    'booking-assigned b1',
    'meeting-invited b2',
    'vendor-requested null',
  ]);
});
