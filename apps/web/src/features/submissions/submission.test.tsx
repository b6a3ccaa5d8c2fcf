import { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { resendRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBookingRecord } from '../../../test/bookings.ts';
import { openMeeting } from '../../../test/open-meeting.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { sentTo, stubApi } from '../../../test/stub-api.ts';
import { SUPPLIER_ID, submitted } from '../../../test/submissions.ts';
import { write } from '../../../test/write.ts';
import '#features/meeting/view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const { bookingId, vendorId } = aBookingRecord();
const changed = { status: 'success' as const, bookingId, warnings: [], data: aBookingRecord() };

async function openSubmission(offersRooms = true) {
  await openMeeting({ ...submitted(), allowedActions: ['accept', 'decline'] }, { offersRooms });
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(updateVendorBooking, changed);
}

async function openDialog(act: string, title: string) {
  await userEvent.click(screen.getByRole('button', { name: act }));
  return within(await screen.findByRole('dialog', { name: title }));
}

test('a client sees who submitted the candidate, the answer’s deadline, and what was proposed', async () => {
  await openSubmission();
  const card = within(await screen.findByRole('region', { name: 'Submitted by Kestrel Search' }));
  expect(card.getByText(/^answer due in/)).toBeTruthy();
  expect(card.getByText('INR 1,850 per hour')).toBeTruthy();
  expect(card.getByText('Candidate asked, no answer yet')).toBeTruthy();
  expect(card.getByText(/26\/11\/2036 15:00–16:00/)).toBeTruthy();
});

test('a client accepts at a proposed time with a panel', async () => {
  await openSubmission();
  const dialog = await openDialog('Accept…', 'Accept Meera Krishnan?');
  await write(dialog.getByLabelText('Video link'), 'https://meet.example/1');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(updateVendorBooking)[0]?.body).toEqual({
    bookingId,
    version: 1,
    decision: 'ACCEPT',
    meetingInfo: {
      startTime: '2036-11-26T09:30:00.000Z',
      endTime: '2036-11-26T10:30:00.000Z',
      timeZone: 'Asia/Kolkata',
      mode: 'VIDEO',
      meetingLink: 'https://meet.example/1',
    },
    panelists: [],
  });
  expect(await screen.findAllByText('Vendor Booking updated successfully')).toBeTruthy();
});

test('a client who accepts without a video link is warned once what the invitation will say', async () => {
  await openSubmission(false);
  const dialog = await openDialog('Accept…', 'Accept Meera Krishnan?');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and schedule' }));
  expect(await dialog.findByText(/^Without a link, the invitation says “Video meeting”/)).toBeTruthy();
  expect(sentTo(updateVendorBooking)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Accept without a link' }));
  await waitFor(() => expect(sentTo(updateVendorBooking)).toHaveLength(1));
});

test('a client who wants another time accepts first and continues in the meeting form', async () => {
  await openSubmission();
  const dialog = await openDialog('Accept…', 'Accept Meera Krishnan?');
  await write(dialog.getByLabelText('Video link'), 'https://meet.example/1');
  await userEvent.click(dialog.getByRole('radio', { name: /^Choose another time/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and choose a time' }));
  await waitFor(() => expect(window.location.pathname).toBe('/newmeeting'));
  expect(window.location.search).toBe(`?draft=${bookingId}`);
  expect(sentTo(updateVendorBooking)[0]?.body).toEqual({
    bookingId,
    version: 1,
    decision: 'ACCEPT',
    meetingLink: 'https://meet.example/1',
  });
});

test('if no times were proposed there are none to choose from', async () => {
  await openMeeting({ ...submitted({ proposedSlots: [] }), allowedActions: ['accept'] });
  const dialog = await openDialog('Accept…', 'Accept Meera Krishnan?');
  expect(dialog.getByText(/^No times were proposed/)).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Accept and choose a time' })).toBeTruthy();
});

test('a decline needs a reason, which is sent with the text for the supplier', async () => {
  await openSubmission();
  const dialog = await openDialog('Decline…', 'Decline Meera Krishnan?');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline submission' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Experience' }));
  await write(dialog.getByLabelText('Message to Kestrel Search'), 'We need ten years.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline submission' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(updateVendorBooking)[0]?.body).toMatchObject({
    decision: 'DECLINE',
    reason: { code: 'EXPERIENCE', text: 'We need ten years.' },
  });
});

/** The same page from the other side: the reader's organization submitted to another one. */
const fromOutside = {
  ...submitted(),
  vendorId: SUPPLIER_ID,
  vendorName: 'Acme Robotics',
  submitterVendorId: vendorId,
};

test('a supplier withdraws, and can have the candidate asked again', async () => {
  await openMeeting({ ...fromOutside, allowedActions: ['withdraw', 'editSubmission', 'comment'] });
  stubApi(updateVendorBooking, changed);
  stubApi(resendRtrRequest, { status: 'success', bookingId, data: { sent: true } });
  const card = within(await screen.findByRole('region', { name: 'Submitted to Acme Robotics' }));
  await userEvent.click(card.getByRole('button', { name: 'Resend consent request' }));
  await waitFor(() => expect(sentTo(resendRtrRequest)).toHaveLength(1));
  const dialog = await openDialog('Withdraw…', 'Withdraw Meera Krishnan?');
  await write(dialog.getByLabelText('Message to Acme Robotics'), 'Took another offer.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw submission' }));
  await waitFor(() =>
    expect(sentTo(updateVendorBooking)[0]?.body).toMatchObject({
      decision: 'WITHDRAW',
      comments: 'Took another offer.',
    }),
  );
});

test('a supplier’s comment is for both sides, without a choice of readers', async () => {
  await openMeeting({ ...fromOutside, allowedActions: ['comment'] }, { tab: 'comments' });
  expect(await screen.findByRole('button', { name: 'Add comment' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Internal' })).toBeNull();
});
