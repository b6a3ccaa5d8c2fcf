import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { expect, test } from 'vitest';
import { ARJUN, millis, SOFIA } from '../../../test/slots.ts';
import { EMPTY_MEETING, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';
import { askedDays, drawnDays, firstWeek } from './shown-week.model.ts';
import { missingText, poolsAt, slotQuery, type Asking } from './slot-question.model.ts';

const days = { from: '2030-11-25', to: '2030-12-01' };
const asking: Asking = { days, timeZone: 'Asia/Kolkata', allow: [], bookingId: null };
const sofia = keptSeat({ panelistId: SOFIA, name: 'Sofia' });
const meeting = (overrides: Partial<MeetingValues>): MeetingValues => ({ ...EMPTY_MEETING, ...overrides });
const candidate = (overrides: Partial<MeetingValues['candidateDetails']>) => ({
  candidateDetails: { ...EMPTY_MEETING.candidateDetails, ...overrides },
});

test('nothing is asked without people or a valid duration, and the card says what is missing', () => {
  expect(missingText(EMPTY_MEETING)).toContain('Add someone to the panel');
  expect(missingText(meeting({ panel: [sofia], minutes: '' }))).toContain('how long');
  expect(slotQuery(EMPTY_MEETING, asking)).toBeNull();
  expect(slotQuery(meeting({ panel: [sofia] }), { ...asking, days: null })).toBeNull();
});

test('a question names panelists by id, others by address, and lists who is required only if not all are', () => {
  const guest = keptSeat({ name: 'Guest', email: 'guest@home.example', required: false });
  expect(slotQuery(meeting({ panel: [sofia] }), asking)).not.toHaveProperty('required');
  expect(slotQuery(meeting({ panel: [sofia, guest] }), asking)).toMatchObject({
    panelistIds: SOFIA,
    emails: 'guest@home.example',
    required: SOFIA,
  });
  expect(slotQuery(meeting({ panel: [guest] }), asking)).toMatchObject({ required: ',' });
});

test('half-typed candidate data is left out, and complete times are sent as instants', () => {
  const typing = slotQuery(meeting({ panel: [sofia], ...candidate({ email: 'meera@' }) }), asking);
  expect(typing).not.toHaveProperty('candidateEmail');
  const windows = [
    { date: '2030-11-26', from: '14:00', until: '18:00' },
    { date: '2030-11-27', from: '14:00', until: '' },
  ];
  const typed = candidate({ email: ' meera@home.example ', windows, windowsZone: 'Asia/Kolkata' });
  expect(slotQuery(meeting({ panel: [sofia], ...typed }), asking)).toMatchObject({
    candidateEmail: 'meera@home.example',
    candidateWindows: '2030-11-26T08:30:00.000Z/2030-11-26T12:30:00.000Z',
  });
});

test('pool members are asked for through the pool, and for one time only', () => {
  const members = [{ panelistId: ARJUN, name: 'Arjun' }];
  const pools = [{ need: 1, skill: '', members, seated: [ARJUN] }];
  const panel = [sofia, keptSeat({ panelistId: ARJUN })];
  const query = slotQuery(meeting({ panel, pools }), asking);
  expect(query).toMatchObject({ panelistIds: SOFIA, pools: `1:${ARJUN}` });
  if (!query) throw new Error('Nothing is asked');
  expect(findSlots.query?.safeParse(query).success).toBe(true);
  const span = { start: millis(26, '09:00'), end: millis(26, '10:00') };
  expect(poolsAt(query, span, { from: '2030-11-26', to: '2030-11-26' })).toMatchObject({
    required: ',',
    limit: '1',
    candidateWindows: '2030-11-26T09:00:00.000Z/2030-11-26T10:00:00.000Z',
  });
});

test('from Friday on the next week is shown, unless a time is chosen', () => {
  const zone = 'Asia/Kolkata';
  expect(firstWeek(null, millis(28, '10:00'), zone)).toBe('2030-11-25');
  expect(firstWeek(null, millis(28, '19:00'), zone)).toBe('2030-12-02');
  expect(firstWeek(millis(26, '09:00'), Date.parse('2030-11-01T09:00Z'), zone)).toBe('2030-11-25');
});

test('only future days are asked for, and weekends drawn only if something is on them', () => {
  expect(askedDays('2030-11-25', millis(27, '09:00'), 'UTC')).toEqual({
    from: '2030-11-27',
    to: '2030-12-01',
  });
  expect(askedDays('2030-11-18', millis(27, '09:00'), 'UTC')).toBeNull();
  expect(drawnDays('2030-11-25', 'UTC', [])).toHaveLength(5);
  const saturday = { start: millis(30, '09:00'), end: millis(30, '10:00') };
  expect(drawnDays('2030-11-25', 'UTC', [saturday]).map(({ date }) => date)).toContain('2030-11-30');
});
