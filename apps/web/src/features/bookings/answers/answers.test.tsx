import * as endpoints from '@slotwise/contract/bookings/answers.endpoints';
import type { Substitute, TimeProposal } from '@slotwise/contract/booking-parts/answers.schema';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { openMeeting } from '../../../../test/open-meeting.ts';
import { aRecruiterResponse } from '../../../../test/sign-in.ts';
import { sentTo, stubApi } from '../../../../test/stub-api.ts';
import '#features/meeting/view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const { meetingInfo, bookingId } = aBookingRecord();

/** The meeting with a different answer from its panelist. */
const answered = (changes: object): Pick<Booking, 'meetingInfo'> => ({
  meetingInfo: {
    ...meetingInfo,
    participants: meetingInfo.participants.map((one) =>
      one.role === 'PANELIST' ? { ...one, ...changes } : one,
    ),
  },
});

const aSubstitute = (name: string, changes: Partial<Substitute> = {}): Substitute => ({
  panelistId: `p-${name}`,
  name,
  email: `${name}@northbridge.example`,
  designation: 'Engineer',
  sharedSkills: ['Kotlin', 'SQL'],
  thisWeek: 3,
  maxPerWeek: 8,
  isFree: true,
  whyNot: '',
  ...changes,
});

const stubSubstitutes = (...data: Substitute[]) =>
  stubApi(endpoints.listSubstitutes, { status: 'success', bookingId, data });

const declined = {
  rsvp: 'DECLINED' as const,
  rsvpAt: '2030-11-20T04:45:00.000Z',
  rsvpSource: 'LINK' as const,
  rsvpComments: 'On leave that week.',
};
const people = () => within(screen.getByRole('region', { name: 'People' }));

test('a recruiter sees who answered what, when, how and in which words', async () => {
  await openMeeting({ ...answered({ ...declined, rsvp: 'TENTATIVE' }), allowedActions: ['update'] });
  expect(people().getByText('Maybe by the link in an email, 20/11/2030 10:15')).toBeTruthy();
  expect(people().getByText('On leave that week.')).toBeTruthy();
  expect(people().queryByRole('button', { name: /Replace/ })).toBeNull();
});

test('one press replaces the person who declined with the best substitute', async () => {
  const swapped = aBookingRecord({ version: 2, ...answered({ name: 'Priya Menon' }) });
  const opening = openMeeting({ ...answered(declined), allowedActions: ['update'] });
  stubSubstitutes(aSubstitute('Busy', { whyNot: 'Busy is busy' }), aSubstitute('Priya Menon'));
  await opening;
  expect(await people().findByText(/Best substitute/)).toHaveProperty(
    'textContent',
    'Best substitute: Priya Menon (Kotlin, SQL; 3 of 8 that week)',
  );
  stubApi(endpoints.swapPanelist, { status: 'success', bookingId, data: swapped, warnings: [] });
  await userEvent.click(people().getByRole('button', { name: 'Replace with Priya Menon' }));
  expect(await screen.findAllByText('Panelist replaced')).toBeTruthy();
  expect(sentTo(endpoints.swapPanelist)[0]?.body).toEqual({
    email: 'sofia@northbridge.example',
    panelistId: 'p-Priya Menon',
    version: 1,
  });
});

test('if no one fits, the others are listed in a dialog with what speaks against each', async () => {
  const opening = openMeeting({ ...answered(declined), allowedActions: ['update'] });
  stubSubstitutes(aSubstitute('Busy Das', { isFree: false, whyNot: 'Busy Das is busy 15:00–16:00 IST' }));
  await opening;
  expect(await people().findByText('No one with the same skills is free then.')).toBeTruthy();
  await userEvent.click(people().getByRole('button', { name: 'Others in place of Sofia Lindqvist' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  expect(dialog.getByText('Busy Das is busy 15:00–16:00 IST')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(dialog.getByText('Choose who takes the seat')).toBeTruthy();
  expect(sentTo(endpoints.swapPanelist)).toEqual([]);
});

const own = { email: aRecruiterResponse().data.email, rsvp: 'NEEDS_ACTION' as const };

test('a person on the panel accepts with one press', async () => {
  await openMeeting({ ...answered(own), allowedActions: ['answer'] });
  stubApi(endpoints.answerMeeting, { status: 'success', bookingId, data: aBookingRecord() });
  const card = within(screen.getByRole('region', { name: 'Your answer' }));
  await userEvent.click(card.getByRole('button', { name: /^Accept/ }));
  await waitFor(() =>
    expect(sentTo(endpoints.answerMeeting)[0]?.body).toEqual({ answer: 'ACCEPTED', version: 1 }),
  );
});

test('other times are proposed by day and hours in the reader’s zone', async () => {
  await openMeeting({ ...answered(own), allowedActions: ['answer'] });
  stubApi(endpoints.answerMeeting, { status: 'success', bookingId, data: aBookingRecord() });
  await userEvent.click(screen.getByRole('button', { name: /^Propose another time/ }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText('Date is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Day'), '27/11/2030');
  await userEvent.type(dialog.getByLabelText('From'), '14:00');
  await userEvent.type(dialog.getByLabelText('Until'), '16:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(sentTo(endpoints.answerMeeting)).toHaveLength(1));
  expect(sentTo(endpoints.answerMeeting)[0]?.body).toEqual({
    answer: 'TENTATIVE',
    comments: '',
    version: 1,
    proposals: [{ startTime: '2030-11-27T14:00', endTime: '2030-11-27T16:00', timeZone: 'Asia/Kolkata' }],
  });
});

const aProposal: TimeProposal = {
  proposalId: 't1',
  byName: 'Sofia Lindqvist',
  byEmail: 'sofia@northbridge.example',
  byRole: 'PANELIST',
  source: 'LINK',
  comments: 'Trains.',
  at: '2030-11-20T04:45:00.000Z',
  windows: [{ start: '2030-11-27T09:30', end: '2030-11-27T12:00', timeZone: 'Europe/Stockholm' }],
};

test('proposed times lead to the reschedule form, or are dismissed', async () => {
  await openMeeting({ proposals: [aProposal], allowedActions: ['update', 'reschedule'] });
  const card = within(screen.getByRole('region', { name: 'Proposed times' }));
  expect(card.getByText('Trains.')).toBeTruthy();
  expect(card.getByRole('link', { name: /^Reschedule to 27\/11\/2030/ }).getAttribute('href')).toBe(
    paths.meeting(bookingId, { proposal: 't1', window: '0' }),
  );
  stubApi(endpoints.dismissProposal, {
    status: 'success',
    bookingId,
    data: aBookingRecord(),
    warnings: [],
  });
  await userEvent.click(card.getByRole('button', { name: /^Keep the time/ }));
  expect(await screen.findAllByText('Proposed times declined')).toBeTruthy();
});

test('if no time is set yet there is none to keep', async () => {
  await openMeeting({
    bookingStatus: 'AWAITING_CANDIDATE',
    meetingInfo: { ...meetingInfo, startTime: '', endTime: '', startLocal: '', endLocal: '' },
    proposals: [aProposal],
    allowedActions: ['update', 'reschedule'],
  });
  const card = within(screen.getByRole('region', { name: 'Proposed times' }));
  expect(card.getByRole('link', { name: /^Schedule at 27\/11\/2030/ })).toBeTruthy();
  expect(card.getByText('None of these works')).toBeTruthy();
  expect(screen.queryByText('Due')).toBeNull();
});

test('a reader who may change nothing only reads the proposals', async () => {
  await openMeeting({ proposals: [aProposal], allowedActions: [] }, { role: 'USER_PANEL' });
  const card = within(screen.getByRole('region', { name: 'Proposed times' }));
  expect([card.queryByRole('link'), card.queryByRole('button')]).toEqual([null, null]);
});
