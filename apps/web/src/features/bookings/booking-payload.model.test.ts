import { expect, test } from 'vitest';
import { aBookingRecord } from '../../../test/bookings.ts';
import { stripBooking } from './booking-payload.model.ts';
import { toViewedBooking } from './bookings.slice.ts';

const viewed = toViewedBooking(
  aBookingRecord({
    candidateWhatsApp: 'https://wa.me/919845001234',
    linkedInProfile: 'https://www.linkedin.com/in/meera',
    submissionDate: '2026-11-20T09:00:00.000Z',
  }),
);

const STRIPPED = ['assignee', 'candidateWhatsApp', 'linkedInProfile', 'submissionDate', 'workFlow'];

test('the payload of a changed booking lacks the five stripped fields', () => {
  expect(Object.keys(viewed)).toEqual(expect.arrayContaining(STRIPPED));
  expect(STRIPPED.filter((field) => field in stripBooking(viewed))).toEqual([]);
});

test('its meeting info contains only the start, the zone and the end', () => {
  expect(stripBooking(viewed).meetingInfo).toEqual({
    startTime: '26/11/2030 15:00',
    timeZone: 'Asia/Kolkata',
    endTime: '26/11/2030 16:00',
  });
});

test('everything else is sent as it was read', () => {
  const { meetingInfo: _sent, ...sent } = stripBooking(viewed);
  const kept = Object.entries(viewed).filter(([field]) => ![...STRIPPED, 'meetingInfo'].includes(field));
  expect(sent).toEqual(Object.fromEntries(kept));
});

test('the viewed booking itself is not changed', () => {
  stripBooking(viewed);
  expect(viewed.workFlow).toHaveLength(1);
  expect(viewed.meetingInfo.participants).toHaveLength(3);
});
