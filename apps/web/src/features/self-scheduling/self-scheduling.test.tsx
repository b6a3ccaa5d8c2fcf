import type { SelfSchedule } from '@slotwise/contract/booking-parts/terms.schema';
import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { inviteToPick } from '@slotwise/contract/bookings/self-scheduling.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBookingRecord } from '../../../test/bookings.ts';
import { openMeeting } from '../../../test/open-meeting.ts';
import { slotsFound } from '../../../test/slots.ts';
import { aFailure, sentTo, stubApi } from '../../../test/stub-api.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import '#features/meeting/view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const URL = `https://slotwise.example/c/#ml_${'a'.repeat(43)}`;

const terms: SelfSchedule = {
  durationMinutes: 45,
  windowStart: '2090-11-23',
  windowEnd: '2090-12-04',
  timeZone: 'Asia/Kolkata',
  expiresAt: '2090-12-04T18:30:00.000Z',
  maxReschedules: 2,
  usedReschedules: 1,
  cutOffHours: 12,
  slotStep: '15',
  pools: '',
  sentAt: '2026-11-20T06:30:00.000Z',
};

const { meetingInfo } = aBookingRecord();
const NO_TIME = { ...meetingInfo, startTime: '', endTime: '', startLocal: '', endLocal: '' };

const awaiting = () =>
  openMeeting({
    bookingStatus: 'AWAITING_CANDIDATE',
    allowedActions: ['inviteToPick', 'reschedule', 'cancel'],
    meetingInfo: NO_TIME,
    selfSchedule: terms,
    candidateWhatsApp: 'https://wa.me/919876543210',
  });

const sent = (bookingId: string) => ({
  status: 'success' as const,
  bookingId,
  url: URL,
  data: aBookingRecord({ bookingId }),
});

test('a meeting waiting for its candidate shows the terms, and the link on request', async () => {
  const { data } = await awaiting();
  const card = screen.getByRole('region', { name: 'The candidate chooses the time' });
  expect(card.textContent).toContain('23/11/2090–04/12/2090, Kolkata (IST)');
  expect(card.textContent).toContain('once, 2 at most');
  expect(screen.getByRole('region', { name: 'Meeting' }).textContent).toContain('Not chosen yet');
  stubApi(inviteToPick, sent(data.bookingId));
  const said = listenToToasts();
  await userEvent.click(within(card).getByRole('button', { name: 'Show the link' }));
  const field = await within(card).findByRole('textbox', { name: 'Candidate’s link' });
  expect((field as HTMLInputElement).value).toBe(URL);
  expect(said).toEqual(['Link ready']);
  expect(sentTo(inviteToPick)[0]?.body).toMatchObject({ sendMail: false, windowEnd: '2090-12-04' });
  const chat = within(card).getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '';
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello/);
  expect(decodeURIComponent(chat)).toContain(URL);
});

test('a link without free times warns before its candidate finds out', async () => {
  const { data } = await awaiting();
  stubApi(inviteToPick, sent(data.bookingId));
  stubApi(findSlots, slotsFound({ data: { starts: [] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Show the link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('is free for everyone required');
  expect(sentTo(findSlots)[0]?.query).toMatchObject({ from: '2090-11-23', to: '2090-12-04', limit: '1' });
});

test('the terms are changed while the link stays the same, and the link is mailed', async () => {
  const { data } = await awaiting();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Let the candidate choose…' }));
  const dialog = await screen.findByRole('dialog');
  const lastDay = within(dialog).getByRole('textbox', { name: 'Last day' });
  await user.clear(lastDay);
  await user.type(lastDay, '01/11/2090');
  await user.click(within(dialog).getByRole('button', { name: 'Send link' }));
  expect(await within(dialog).findByText('The last day is before the first')).toBeTruthy();
  expect(sentTo(inviteToPick)).toEqual([]);
  await user.clear(lastDay);
  await user.type(lastDay, '11/12/2090');
  stubApi(inviteToPick, sent(data.bookingId));
  const said = listenToToasts();
  await user.click(within(dialog).getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('dialog', { name: 'The link is ready' })).toBeTruthy();
  expect(said).toEqual(['Sending the link', 'Link sent']);
  expect(sentTo(inviteToPick)[0]?.body).toMatchObject({
    bookingId: data.bookingId,
    version: data.version,
    sendMail: true,
    durationMinutes: 45,
    windowStart: '2090-11-23',
    windowEnd: '2090-12-11',
    maxReschedules: 2,
    cutOffHours: 12,
  });
});

test('a refusal keeps the dialog open with the choices made', async () => {
  await openMeeting({ allowedActions: ['inviteToPick'] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Let the candidate choose…', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: /^Let .+ move the meeting\?$/ });
  expect(within(dialog).queryByLabelText('Duration')).toBeNull();
  stubApi(inviteToPick, aFailure('FORBIDDEN'));
  await user.click(within(dialog).getByRole('checkbox', { name: /^Email the link to/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(sentTo(inviteToPick)).toHaveLength(1));
  expect(await within(dialog).findByText(/Your role does not allow this/)).toBeTruthy();
  expect(sentTo(inviteToPick)[0]?.body).toMatchObject({ sendMail: false });
});
