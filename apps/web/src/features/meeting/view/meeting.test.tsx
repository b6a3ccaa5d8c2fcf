import {
  BOOKING_ACTIONS,
  type BookingAction,
  type BookingStatus,
} from '@slotwise/contract/booking-parts/life.schema';
import * as links from '@slotwise/contract/bookings/panel-links.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { openMeeting, stubMeeting } from '../../../../test/open-meeting.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

/** The button or menu label of each action; actions without one have a tab. */
const LABELS: Partial<Record<BookingAction, string>> = {
  reschedule: 'Reschedule',
  update: 'Edit meeting',
  candidateDetails: 'Edit candidate…',
  assign: 'Assign…',
  feedback: 'Give feedback',
  panelLink: 'Open my scorecard',
  approve: 'Select candidate…',
  reject: 'Reject…',
  noShow: 'No-show…',
  undoNoShow: 'Undo the no-show…',
  addResource: 'Add resource',
  updateResource: 'Edit resource',
  cancel: 'Cancel meeting…',
};

async function offeredLabels(): Promise<string[]> {
  const head = within(screen.getByRole('region', { name: 'Meeting' }));
  const more = head.queryByRole('button', { name: 'More actions' });
  if (more) {
    await userEvent.click(more);
    await screen.findAllByRole('menuitem', { hidden: true });
  }
  const shown = [...head.queryAllByRole('button'), ...head.queryAllByRole('link')];
  // Icon buttons copy the address or add the meeting to a calendar; they change nothing.
  return [...shown, ...screen.queryAllByRole('menuitem', { hidden: true })]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
}

test('the header offers what the server allows, and nothing else', async () => {
  const half = BOOKING_ACTIONS.filter((action, i) => i % 2 === 0 && action !== 'schedule');
  await openMeeting({ allowedActions: half });
  const offered = await offeredLabels();
  const wanted = half.flatMap((action) => LABELS[action] ?? []);
  expect(offered).toEqual(expect.arrayContaining(wanted));
  const others = Object.entries(LABELS).filter(([action]) => !half.includes(action as BookingAction));
  for (const [, label] of others) expect(offered).not.toContain(label);
});

test('a reader without permissions sees no actions', async () => {
  await openMeeting({ allowedActions: [], bookingStatus: 'REJECTED' }, { role: 'USER_PANEL' });
  expect(await offeredLabels()).toEqual([]);
});

test('the address of the meeting can be copied', async () => {
  const user = userEvent.setup();
  await openMeeting();
  await user.click(screen.getByRole('button', { name: 'Copy link to this meeting' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
  const { origin, pathname } = window.location;
  expect(await navigator.clipboard.readText()).toBe(origin + pathname);
});

test('arrow keys move through the tabs, and the address remembers the open one', async () => {
  await openMeeting();
  screen.getByRole('tab', { name: 'Overview' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(window.location.search).toBe('?tab=candidate'));
  expect(await screen.findByRole('tab', { name: 'Candidate', selected: true })).toBeTruthy();
  expect(screen.getByText(/^Not stated: Mobile number, .*Source/)).toBeTruthy();
});

test('a meeting without a time says so', async () => {
  const { meetingInfo } = aBookingRecord();
  const none = { startTime: '', endTime: '', startLocal: '', endLocal: '' };
  await openMeeting({ bookingStatus: 'SUBMITTED', meetingInfo: { ...meetingInfo, ...none } });
  expect(screen.getByText('Not set')).toBeTruthy();
});

function unanswered(bookingStatus: BookingStatus) {
  const { meetingInfo } = aBookingRecord();
  const participants = meetingInfo.participants.map((one) => ({ ...one, rsvp: 'NEEDS_ACTION' as const }));
  return { bookingStatus, meetingInfo: { ...meetingInfo, participants } };
}

test.each([
  ['DRAFT', 'Not invited yet', 'No answer'],
  ['SUBMITTED', 'Not invited yet', 'No answer'],
  ['SCHEDULED', 'No answer', 'Not invited yet'],
] as const)('a reader of a meeting that is %s sees its people with %j', async (status, shown, absent) => {
  await openMeeting(unanswered(status));
  const people = within(screen.getByRole('region', { name: 'People' }));
  expect(people.getAllByText(shown).length).toBeGreaterThan(0);
  expect(people.queryByText(absent)).toBeNull();
});

test('a supplier sees who meets, but not what they answered', async () => {
  const vendorId = '0190a1b2-0000-7000-8000-00000000c11e';
  const submitterVendorId = aBookingRecord().vendorId;
  await openMeeting({ ...unanswered('SCHEDULED'), vendorId, submitterVendorId });
  const people = within(screen.getByRole('region', { name: 'People' }));
  expect(people.queryByText('No answer')).toBeNull();
});

test('the time of a cancelled meeting is struck through, and the reason is shown above everything', async () => {
  const cancelReason = { code: 'POSITION_ON_HOLD' as const, text: 'Until January.' };
  await openMeeting({ bookingStatus: 'CANCELLED', allowedActions: ['reschedule'], cancelReason });
  expect(screen.getByText('Tuesday 26/11/2030 15:00–16:00').tagName).toBe('S');
  expect(screen.getByText('Cancelled: The position is on hold')).toBeTruthy();
  expect(screen.getByText('Until January.')).toBeTruthy();
});

test('a person who may schedule a draft gets a link to its form', async () => {
  installFetchStub();
  signIn();
  const { bookingId } = stubMeeting({ bookingStatus: 'DRAFT', allowedActions: ['schedule', 'update'] });
  renderAt(paths.viewMeeting(bookingId));
  await waitFor(() => expect(window.location.pathname).toBe('/newmeeting'), { timeout: 20_000 });
  expect(window.location.search).toBe(`?draft=${bookingId}`);
});

test('a recruiter sends a panelist the link again', async () => {
  const { data } = await openMeeting();
  stubApi(links.sendPanelLink, { status: 'success', message: ['Sent'] });
  await userEvent.click(screen.getByRole('button', { name: 'Send link to Sofia Lindqvist' }));
  expect(await screen.findAllByText('Link sent')).toBeTruthy();
  expect(sentTo(links.sendPanelLink)[0]?.body).toEqual({ email: data.panelists[0]?.email });
});

test('an administrator who interviews opens their own scorecard page in a new tab', async () => {
  const scorecards = aBookingRecord().scorecards.map((card) => ({ ...card, isMine: true }));
  const { data } = await openMeeting({ allowedActions: ['panelLink'], scorecards });
  expect(screen.queryByRole('button', { name: /Send link/ })).toBeNull();
  const url = 'https://slotwise.example/p/#pl_1';
  stubApi(links.openOwnPanelLink, { status: 'success', bookingId: data.bookingId, data: { url } });
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.target} ${this.rel} ${this.href}`);
  });
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open my scorecard', hidden: true }));
  await waitFor(() => expect(opened).toEqual([`_blank noopener ${url}`]));
});

test('the focus returns from a dialog to what opened it', async () => {
  await openMeeting({ allowedActions: ['assign', 'cancel'] });
  const more = screen.getByRole('button', { name: 'More actions' });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel meeting…', hidden: true }));
  await screen.findByRole('dialog', { name: 'Cancel the meeting with Meera Krishnan?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(more));
});

test('a panelist is offered neither the mails nor the sending of links', async () => {
  await openMeeting({ allowedActions: ['feedback'] }, { role: 'USER_PANEL' });
  expect(screen.queryByText('Email deliveries')).toBeNull();
  expect(screen.queryByRole('button', { name: /Send link/ })).toBeNull();
});

test('an administrator, who cannot select, sees who decides and reminds them', async () => {
  await openMeeting({ bookingStatus: 'COMPLETED', allowedActions: ['assign'] });
  const card = within(screen.getByRole('region', { name: 'Who decides' }));
  expect(card.getByText('The first panelist to select or reject decides.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Remind Sofia Lindqvist to decide' })).toBeTruthy();
});

test('a panelist who may decide is not shown who does', async () => {
  await openMeeting({ bookingStatus: 'COMPLETED', allowedActions: ['approve', 'reject'] });
  expect(screen.queryByRole('region', { name: 'Who decides' })).toBeNull();
});
