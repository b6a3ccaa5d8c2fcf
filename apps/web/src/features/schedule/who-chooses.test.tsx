import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { inviteToPick } from '@slotwise/contract/bookings/self-scheduling.endpoints';
import { previewMails } from '@slotwise/contract/bookings/mail-preview.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { fill, nameField } from '../../../test/meeting-form.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './schedule-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const URL = `https://slotwise.example/c/#ml_${'a'.repeat(43)}`;
const DRAFT_ID = '0198a000-0000-7000-8000-0000000000d2';
const answer = (version: number) => ({
  status: 'success' as const,
  bookingId: DRAFT_ID,
  data: aBookingRecord({ bookingId: DRAFT_ID, version, bookingStatus: 'DRAFT' }),
});

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  let version = 0;
  stubApi(saveDraft, () => answer((version += 1)));
});

test('if the candidate chooses, the draft is saved and a link is sent instead of an invitation', async () => {
  stubApi(inviteToPick, { ...answer(9), url: URL });
  renderAt(paths.newMeeting());
  const user = userEvent.setup();
  await fill(user, await nameField(), 'Meera Krishnan');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'meera@mail.example');
  await user.click(screen.getByRole('radio', { name: 'The candidate chooses' }));
  expect(screen.queryByRole('textbox', { name: 'Start' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(
    await screen.findByText('Add someone who must attend: the candidate is offered times when they are free'),
  ).toBeTruthy();
  expect(sentTo(inviteToPick)).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: 'Leads only' }));
  await user.click(screen.getByRole('combobox', { name: 'Add a panelist' }));
  await waitFor(() => expect(sentTo(listPanelists).at(-1)?.query).toMatchObject({ level: 'LEAD' }));
  await user.click(await screen.findByRole('option', { name: /Sofia Lindqvist/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  const dialog = await screen.findByRole('dialog', { name: /chooses the time$/ });
  const link = within(dialog).getByRole('textbox', { name: 'Candidate’s link' });
  expect((link as HTMLInputElement).value).toBe(URL);
  expect(sentTo(createBooking)).toEqual([]);
  const saved = sentTo(saveDraft).at(-1)?.body as { choosing: object };
  expect(saved.choosing).toMatchObject({ moves: 2, cutOffHours: 12 });
  expect(sentTo(inviteToPick)[0]?.body).toMatchObject({
    bookingId: DRAFT_ID,
    version: sentTo(saveDraft).length,
    durationMinutes: 60,
    timeZone: 'Asia/Kolkata',
    slotStep: '15',
    maxReschedules: 2,
    panelists: [{ panelistId: aPanelistRecord().panelistId, required: true }],
  });
});

test('the emails can be previewed before the link is sent, and a video meeting without a link prompts', async () => {
  const { status, data, ...named } = aRecruiterResponse();
  stubApi(getRecruiter, { status, ...named, data: { ...data, offersVideoRooms: false } });
  stubApi(inviteToPick, { ...answer(9), url: URL });
  stubApi(previewMails, { status: 'success', data: { mails: [], silent: [] } });
  renderAt(paths.newMeeting());
  const user = userEvent.setup();
  await fill(user, await nameField(), 'Meera Krishnan');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'meera@mail.example');
  await user.click(screen.getByRole('radio', { name: 'The candidate chooses' }));
  await user.click(screen.getByRole('combobox', { name: 'Add a panelist' }));
  await user.click(await screen.findByRole('option', { name: /Sofia Lindqvist/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Preview emails' }));
  expect(await screen.findByText('No one gets an email.')).toBeTruthy();
  expect(sentTo(previewMails)[0]?.body).toMatchObject({
    act: 'invite',
    invite: { bookingId: DRAFT_ID, version: sentTo(saveDraft).length },
  });
  expect(sentTo(inviteToPick)).toEqual([]);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Send link' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Let the candidate choose without a video link?' }),
  );
  await user.click(question.getByRole('textbox', { name: 'Video link' }));
  await user.paste('https://meet.example/room');
  await user.click(question.getByRole('button', { name: 'Send to the candidate' }));
  expect(await screen.findByRole('dialog', { name: /chooses the time$/ })).toBeTruthy();
  expect(sentTo(saveDraft).at(-1)?.body).toMatchObject({
    meetingInfo: { meetingLink: 'https://meet.example/room' },
  });
});

test('the choice can be undone without losing what was typed', async () => {
  renderAt(paths.newMeeting());
  const user = userEvent.setup();
  await fill(user, await nameField(), 'Meera Krishnan');
  await user.click(screen.getByRole('radio', { name: 'The candidate chooses' }));
  await user.click(screen.getByRole('radio', { name: 'I choose the time' }));
  expect(screen.getByRole('textbox', { name: 'Start' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeTruthy();
});
