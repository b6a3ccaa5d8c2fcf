import * as changes from '@slotwise/contract/bookings/changes.endpoints';
import * as decisions from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { openMeeting, stubMeeting } from '../../../../test/open-meeting.ts';
import { aFailure, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { write } from '../../../../test/write.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const { bookingId, scorecards, workFlow } = aBookingRecord();
const decided = { bookingStatus: 'SELECTED' as const, version: 2, decisions: [] };
const mine = scorecards.map((card) => ({ ...card, isMine: true }));

const moved: WorkFlowStep = {
  ...(workFlow[0] as WorkFlowStep),
  step: 2,
  bookingVersion: 2,
  action: 'UPDATED',
  byName: 'Priya Menon',
  details: { changes: ['meetingLink'] },
};
const conflict = aFailure('VERSION_CONFLICT', {
  details: { version: 2, bookingStatus: 'COMPLETED', changes: [moved] },
});

async function openDialog(act: string, title: string) {
  const button = screen.queryByRole('button', { name: act });
  if (button) await userEvent.click(button);
  else {
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: act, hidden: true }));
  }
  return within(await screen.findByRole('dialog', { name: title }));
}

async function openRejection() {
  await openMeeting(
    { bookingStatus: 'COMPLETED', allowedActions: ['reject'], submitterVendorId: 'kestrel' },
    { role: 'USER_PANEL' },
  );
  const dialog = await openDialog('Reject…', 'Reject Meera Krishnan?');
  await userEvent.click(dialog.getByRole('radio', { name: 'Compensation' }));
  await write(dialog.getByLabelText('Note for the team'), 'Asks for twice the budget.');
  await write(dialog.getByLabelText('Text for the vendor'), 'Outside of the budget.');
  return dialog;
}

test('a rejection needs a reason, which gets the focus if missing', async () => {
  await openMeeting({ bookingStatus: 'COMPLETED', allowedActions: ['reject'] }, { role: 'USER_PANEL' });
  const dialog = await openDialog('Reject…', 'Reject Meera Krishnan?');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  expect(dialog.queryByLabelText('Text for the vendor'), 'no vendor submitted her').toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Skills' })));
  expect(sentTo(decisions.rejectBooking)).toHaveLength(0);
});

test('a rejection sends its reason, the note and the text for the vendor', async () => {
  const dialog = await openRejection();
  stubApi(decisions.rejectBooking, { status: 'success', bookingId, data: decided });
  await userEvent.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(sentTo(decisions.rejectBooking)[0]?.body).toEqual({
    bookingId,
    version: 1,
    reason: { code: 'COMPENSATION' },
    comments: 'Asks for twice the budget.',
    shareWithVendor: 'Outside of the budget.',
  });
});

test('a refusal stays in the dialog with everything that was typed', async () => {
  const dialog = await openRejection();
  stubApi(decisions.rejectBooking, aFailure('FORBIDDEN'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Your role does not allow this.');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note for the team').value).toBe(
    'Asks for twice the budget.',
  );
});

test('someone who was faster is named with their change, and nothing typed is lost', async () => {
  const dialog = await openRejection();
  stubApi(decisions.rejectBooking, conflict);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  expect(await dialog.findByText('Priya Menon changed this meeting first.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Show the change' }));
  expect(
    within(dialog.getByRole('list', { name: 'What changed' })).getByText('Changed: video link'),
  ).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text for the vendor').value).toBe(
    'Outside of the budget.',
  );
});

test('the same decision is retried on the new state', async () => {
  const dialog = await openRejection();
  stubApi(decisions.rejectBooking, conflict);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  const again = await dialog.findByRole('button', { name: 'Try again on the new version' });
  stubMeeting({ version: 2, bookingStatus: 'COMPLETED', allowedActions: [] });
  stubApi(decisions.rejectBooking, { status: 'success', bookingId, data: decided });
  await userEvent.click(again);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(sentTo(decisions.rejectBooking).map(({ body }) => body)).toMatchObject([
    { version: 1, comments: 'Asks for twice the budget.' },
    { version: 2, comments: 'Asks for twice the budget.' },
  ]);
});

async function openSelection() {
  const bookingStatus = 'COMPLETED' as const;
  await openMeeting(
    { bookingStatus, allowedActions: ['approve', 'feedback'], scorecards: mine },
    { role: 'USER_PANEL' },
  );
  stubApi(decisions.approveBooking, { status: 'success', bookingId, data: decided });
  return openDialog('Select candidate…', 'Select Meera Krishnan?');
}

test('a panelist without a scorecard can select without one', async () => {
  const dialog = await openSelection();
  expect(dialog.getByText('Your scorecard is missing')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Select candidate' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(sentTo(giveFeedback)).toHaveLength(0);
  expect(sentTo(decisions.approveBooking)[0]?.body).toEqual({ bookingId, comments: '', version: 1 });
});

test('a scorecard started in the dialog is submitted before the decision, on the newest version', async () => {
  const dialog = await openSelection();
  await userEvent.click(dialog.getByRole('radio', { name: 'Strong yes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Select candidate' }));
  expect(await dialog.findByText(/Write a summary of at least 20 characters/)).toBeTruthy();

  for (const name of ['Technical skills (must have)', 'Problem solving (must have)']) {
    await userEvent.click(within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { name: '4' }));
  }
  await write(dialog.getByLabelText('Summary'), 'Knew what she would measure first.');
  stubMeeting({ version: 2, bookingStatus: 'COMPLETED' });
  stubApi(giveFeedback, aFailure('UNAVAILABLE'));
  await userEvent.click(dialog.getByRole('button', { name: 'Select candidate' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The server is not ready');
  expect(sentTo(decisions.approveBooking)).toHaveLength(0);
  expect(sentTo(giveFeedback)[0]?.body).toMatchObject({
    state: 'SUBMITTED',
    feedback: { overallRecommendation: 'STRONG_YES', summary: 'Knew what she would measure first.' },
  });
});

test('a cancellation names the person, says who is notified, and needs a reason', async () => {
  await openMeeting({ allowedActions: ['cancel'] });
  stubApi(changes.cancelBooking, {
    status: 'success',
    bookingId,
    data: { bookingStatus: 'CANCELLED', version: 2 },
  });
  const dialog = await openDialog('Cancel meeting…', 'Cancel the meeting with Meera Krishnan?');
  expect(dialog.getByText(/^Ananya Rao, Meera Krishnan and Sofia Lindqvist get an email/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Keep the meeting' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Scheduled twice' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('records a no-show for the person who did not show up', async () => {
  await openMeeting({ bookingStatus: 'COMPLETED', allowedActions: ['noShow'] });
  stubApi(decisions.markNoShow, {
    status: 'success',
    bookingId,
    data: { bookingStatus: 'NO_SHOW', version: 2, noShowBy: 'CANDIDATE' },
  });
  const dialog = await openDialog('No-show…', 'Who did not attend?');
  await userEvent.click(dialog.getByRole('radio', { name: 'Meera Krishnan did not show up' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record the no-show' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(decisions.markNoShow)[0]?.body).toMatchObject({ noShowBy: 'CANDIDATE', version: 1 });
});
