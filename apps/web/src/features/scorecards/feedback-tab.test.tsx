import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { openOwnPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { onToast } from '#feedback/notify.ts';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { aFeedback, anOwedScorecard } from '../../../test/feedback.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';
import { write } from '../../../test/write.ts';
import '#features/meeting/view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const { bookingId } = aBookingRecord();
const address = paths.viewMeeting(bookingId, { tab: 'feedback' });
const SUMMARY = 'Clear, calm and honest about limits.';
const mine = (changes: Partial<Feedback> = {}) =>
  aFeedback({
    panelistName: 'Ananya Rao',
    panelistEmail: 'ananya@northbridge.example',
    isMine: true,
    ...changes,
  });
const others = aFeedback({
  feedbackId: 'f2',
  panelistName: 'Sofia Lindqvist',
  state: 'SUBMITTED',
  summary: 'Solid.',
});

let toasts: string[];

/** A past meeting, with the reader and Sofia on its panel. */
const aHeldMeeting = (changes: Partial<Booking> = {}) =>
  aBookingRecord({
    bookingStatus: 'COMPLETED',
    allowedActions: ['feedback', 'comment'],
    scorecards: [anOwedScorecard({ name: 'Ananya Rao', isMine: true }), anOwedScorecard({})],
    ...changes,
  });
const showMeeting = (changes: Partial<Booking> = {}) =>
  stubApi(getBooking, { status: 'success', bookingId, data: aHeldMeeting(changes) });
const answerCard = (data: Feedback) =>
  stubApi(giveFeedback, { status: 'success', bookingId, data, feedbackState: 'PARTIAL' });
const sentCards = () => sentTo(giveFeedback).map(({ body }) => body as Record<string, unknown>);
const form = () => screen.findByRole('form', { name: 'Your scorecard' }, { timeout: 15_000 });
const rate = async (name: RegExp, choice: RegExp) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: choice }));

async function fillIn() {
  await form();
  await rate(/Technical skills/, /^4/);
  await rate(/Problem solving/, /^3/);
  await write(screen.getByLabelText(/^Summary/), SUMMARY);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit scorecard' }));

beforeEach(() => {
  installFetchStub();
  toasts = [];
  showMeeting();
  answerCard(mine({ state: 'DRAFT', version: 1 }));
  signIn('USER_PANEL');
  return onToast(({ kind, text, code }) => toasts.push([kind, text, code].filter(Boolean).join(': ')));
});

test('a panelist submits a scorecard, gets a confirmation, and can read the others', async () => {
  renderAt(address);
  await fillIn();
  answerCard(mine({ state: 'SUBMITTED', version: 2 }));
  showMeeting({ feedback: [mine({ state: 'SUBMITTED', version: 2 }), others] });
  await submit();
  expect(await screen.findByRole('columnheader', { name: /Sofia Lindqvist/ })).toBeTruthy();
  expect(toasts).toEqual(['progress: Submiting Feedback', 'success: Feedback updated successfully']);
  expect(sentCards().at(-1)).toMatchObject({
    bookingId,
    state: 'SUBMITTED',
    feedback: { summary: SUMMARY, interviewConducted: true },
    meetingInfo: { startTime: '26/11/2030 15:00', endTime: '26/11/2030 16:00', timeZone: 'Asia/Kolkata' },
  });
  expect(sentCards().at(-1)).not.toHaveProperty('workFlow');
});

test('a refused scorecard says why, and keeps what was typed', async () => {
  renderAt(address);
  await fillIn();
  stubApi(giveFeedback, aFailure('INVALID_TRANSITION'));
  await submit();
  await waitFor(() =>
    expect(toasts).toEqual([
      'progress: Submiting Feedback',
      'failure: Unable to attach document: INVALID_TRANSITION',
    ]),
  );
  expect(screen.getByLabelText(/^Summary/)).toHaveProperty('value', SUMMARY);
});

test('a submission without an answer from the server shows the failure text', async () => {
  renderAt(address);
  await fillIn();
  stubNoAnswer(giveFeedback);
  await submit();
  await waitFor(() =>
    expect(toasts).toEqual(['progress: Submiting Feedback', 'failure: Unable to attach document']),
  );
  // The save on leaving must succeed: a retry would run in the middle of another test.
  answerCard(mine({ state: 'DRAFT', version: 1 }));
});

test('others’ scorecards are hidden until the reader’s own is in, and the page says so', async () => {
  renderAt(address);
  await form();
  expect(screen.getByText('Hidden until yours is in')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Debrief' })).toBeNull();
});

test('missing must-haves and a missing summary are marked, and nothing is submitted', async () => {
  renderAt(address);
  await form();
  await submit();
  expect(await screen.findByText('Rate Technical skills: it is a must-have')).toBeTruthy();
  expect(screen.getByText('Write a summary of at least 20 characters')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
  expect(sentCards().filter(({ state }) => state === 'SUBMITTED')).toEqual([]);
});

test('the card is autosaved as a draft, each save naming the version it is based on', async () => {
  renderAt(address);
  await form();
  await write(screen.getByLabelText('Strengths'), 'Reads code aloud');
  expect(await screen.findByText(/^Saved \d\d:\d\d · draft$/)).toBeTruthy();
  expect(sentCards()).toMatchObject([
    { state: 'DRAFT', feedbackVersion: 0, feedback: { strengths: 'Reads code aloud' } },
  ]);
  await write(screen.getByLabelText('Concerns'), 'None');
  await waitFor(() => expect(sentCards().at(-1)).toMatchObject({ feedbackVersion: 1 }), { timeout: 15_000 });
  expect(toasts).toEqual([]);
});

test('a draft also changed elsewhere is shown next to what was typed here', async () => {
  renderAt(address);
  await form();
  const feedback = mine({ state: 'DRAFT', version: 3, strengths: 'There', concerns: 'From the phone' });
  stubApi(giveFeedback, aFailure('VERSION_CONFLICT', { details: { feedback } }));
  await write(screen.getByLabelText('Strengths'), 'Here');
  const question = within(await screen.findByRole('group', { name: 'Strengths' }, { timeout: 15_000 }));
  expect(question.getByText('There', { exact: true, selector: 'p + p' })).toBeTruthy();
  expect(screen.getByLabelText('Strengths')).toHaveProperty('value', 'Here');
  expect(screen.getByLabelText('Concerns')).toHaveProperty('value', 'From the phone');
  answerCard(mine({ state: 'DRAFT', version: 4 }));
  await userEvent.click(question.getByRole('button', { name: 'Keep this one' }));
  await waitFor(
    () =>
      expect(sentCards().at(-1)).toMatchObject({
        feedbackVersion: 3,
        feedback: { strengths: 'Here', concerns: 'From the phone' },
      }),
    { timeout: 15_000 },
  );
});

test('a panelist who was absent states why no scorecard comes', async () => {
  renderAt(address);
  await form();
  await userEvent.click(screen.getByRole('button', { name: 'No scorecard from me…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/Reason/), 'I was ill');
  answerCard(mine({ state: 'DISMISSED', version: 2 }));
  showMeeting({ feedback: [mine({ state: 'DISMISSED', version: 2, dismissReason: 'I was ill' })] });
  await userEvent.click(dialog.getByRole('button', { name: 'No scorecard from me' }));
  expect(await screen.findByText(/You said there will be no scorecard/)).toBeTruthy();
  expect(sentCards().at(-1)).toMatchObject({
    state: 'DISMISSED',
    feedback: { interviewConducted: false, dismissReason: 'I was ill' },
  });
});

test('unsaved changes to a submitted scorecard are not lost on leaving without a question', async () => {
  showMeeting({ feedback: [mine({ state: 'SUBMITTED', version: 2 }), others] });
  renderAt(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Change it' }, { timeout: 15_000 }));
  await write(screen.getByLabelText('Strengths'), 'Seen later');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave your scorecard?' }));
  await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Strengths')).toHaveProperty('value', 'Seen later');
  answerCard(mine({ state: 'SUBMITTED', version: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }));
  expect(sentCards()).toEqual([]);
});

test('after the decision a scorecard is final but can get a correction', async () => {
  showMeeting({ bookingStatus: 'SELECTED', feedback: [mine({ state: 'SUBMITTED', version: 2 })] });
  renderAt(address);
  await write(
    await screen.findByRole('textbox', { name: 'Add a correction' }, { timeout: 15_000 }),
    'It was Go.',
  );
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
  answerCard(mine({ state: 'SUBMITTED', version: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Add correction' }));
  await waitFor(() =>
    expect(sentCards()).toMatchObject([
      { state: 'SUBMITTED', feedbackVersion: 2, feedback: { correction: 'It was Go.' } },
    ]),
  );
});

test('a recruiter on the panel is sent to the page where panelists fill in their scorecard', async () => {
  signIn('ADMIN');
  showMeeting({ allowedActions: ['panelLink'] });
  stubApi(openOwnPanelLink, { status: 'success', bookingId, data: { url: '#opened' } });
  renderAt(address);
  const open = await screen.findByRole('button', { name: 'Open my scorecard page' }, { timeout: 15_000 });
  expect(screen.queryByRole('form', { name: 'Your scorecard' })).toBeNull();
  await userEvent.click(open);
  await waitFor(() => expect(sentTo(openOwnPanelLink)).toHaveLength(1));
});

test('a recruiter sees the scores side by side and, in words, where the panel differs', async () => {
  signIn('ADMIN');
  const rated = (rating: number) => [
    { name: 'Problem solving', weight: 3, mustHave: true, rating, comment: '' },
  ];
  const cards = [4, 2].map((rating, i) =>
    aFeedback({
      feedbackId: `f${i}`,
      panelistName: `Panelist ${i}`,
      state: 'SUBMITTED',
      attributes: rated(rating),
    }),
  );
  showMeeting({ allowedActions: ['comment'], feedback: cards });
  renderAt(address);
  const differ = within(
    await screen.findByRole('region', { name: 'Where they differ' }, { timeout: 15_000 }),
  );
  expect(differ.getByText(/A must-have with a gap of two\. Talk about this one first\./)).toBeTruthy();
  const row = screen.getByRole('row', { name: /^Problem solving/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '2', '3.0']);
});
