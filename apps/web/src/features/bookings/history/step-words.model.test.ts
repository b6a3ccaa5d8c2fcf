import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { expect, test } from 'vitest';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { stepWords } from './step-words.model.ts';

const span = (day: number, timeZone = 'Asia/Kolkata') => ({
  startTime: `2030-11-${day}T09:30:00.000Z`,
  endTime: `2030-11-${day}T10:30:00.000Z`,
  startLocal: `2030-11-${day}T15:00`,
  endLocal: `2030-11-${day}T16:00`,
  timeZone,
});

function toWords(step: Partial<WorkFlowStep>) {
  const [first] = aBookingRecord().workFlow;
  return stepWords({ ...(first as WorkFlowStep), ...step }, 'Meera Krishnan');
}

test('a move shows both times and the reason', () => {
  const details = { from: span(25), to: span(26), reasonCode: 'CANDIDATE_ASKED' };
  expect(toWords({ action: 'RESCHEDULED', details, comments: 'She is travelling.' })).toEqual({
    what: 'Moved',
    from: '25/11/2030 15:00–16:00 Kolkata',
    to: '26/11/2030 15:00–16:00 Kolkata',
    who: 'Ananya Rao',
    notes: ['The candidate asked for it', 'She is travelling.'],
  });
});

test('an update names what changed in words', () => {
  const details = { changes: ['meetingLink', 'panelists', 'lastWorkingDay'] };
  expect(toWords({ action: 'UPDATED', details }).what).toBe('Changed: video link, panel, last working day');
});

test('an assignment names who owes the next step', () => {
  const details = { assigneeName: 'Sofia Lindqvist', assigneeEmail: 'sofia@northbridge.example' };
  expect(toWords({ action: 'ASSIGNED', details }).what).toBe('Assigned to Sofia Lindqvist');
});

test('a rejection shows its reason, and a no-show who did not show up', () => {
  expect(toWords({ action: 'REJECTED', details: { reasonCode: 'NOTICE' } }).notes).toEqual(['Notice period']);
  expect(toWords({ action: 'NO_SHOW', details: { reasonCode: 'CANDIDATE' } }).what).toBe(
    'Meera Krishnan did not show up',
  );
});

test('the history says when a person acted by link, and when the clock did', () => {
  expect(toWords({ byRole: 'PANEL_LINK', byName: 'Sofia Lindqvist' }).who).toBe(
    'Sofia Lindqvist, by emailed link',
  );
  expect(toWords({ action: 'COMPLETED', byRole: 'SYSTEM', byName: 'System' }).who).toBe(
    'Slotwise, automatically',
  );
});
