import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { aJobRecord, JOB_ID } from '../../../test/jobs.ts';
import { nameField } from '../../../test/meeting-form.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import '#features/edit-meeting/edit-meeting.page.tsx';
import './schedule-meeting.page.tsx';
import '#features/meeting/view-meeting.page.tsx';

// The pages are large, and a busy machine renders them slowly.
vi.setConfig({ testTimeout: 90_000 });

const answer = (data: ReturnType<typeof aBookingRecord>) => ({
  status: 'success' as const,
  bookingId: data.bookingId,
  data,
});

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(listJobs, aPage([aJobRecord()]));
  stubApi(saveDraft, answer(aBookingRecord({ bookingStatus: 'DRAFT' })));
});

const field = (name: string) => screen.getByRole('textbox', { name });
const picker = () => screen.getByRole('combobox', { name: 'Job description' });
const round = (name: string) => screen.findByRole('radio', { name });

async function openAt(path: string) {
  renderAt(path);
  await nameField();
  return userEvent.setup();
}

test('no jobs are requested until the field gets the focus', async () => {
  await openAt(paths.newMeeting());
  expect(sentTo(listJobs)).toHaveLength(0);
});

test('a job fills in its title, and its round the name, duration and scorecard', async () => {
  const user = await openAt(paths.newMeeting());
  await user.click(picker());
  await user.click(await screen.findByRole('option', { name: /Senior Data Engineer/, hidden: true }));
  expect(sentTo(listJobs)[0]?.query).toMatchObject({ jdStatus: 'OPEN' });
  expect(field('Job title')).toHaveProperty('value', 'Senior Data Engineer');
  expect(field('Round')).toHaveProperty('value', 'Screening');
  expect(screen.getByRole('combobox', { name: 'Duration' })).toHaveProperty('value', '30 min');

  await user.click(await round('2 · Technical 1'));
  expect(field('Round')).toHaveProperty('value', 'Technical 1');
  expect(field('Round number')).toHaveProperty('value', '2');
  expect(screen.getByRole('combobox', { name: 'Duration' })).toHaveProperty('value', '1 h 30 min');
  expect(field('Attribute 1')).toHaveProperty('value', 'SQL');
  await waitFor(() =>
    expect(sentTo(saveDraft).at(-1)?.body).toMatchObject({
      jdId: JOB_ID,
      roundNumber: 2,
      roundName: 'Technical 1',
      jobTitle: 'Senior Data Engineer',
      scorecard: [{ name: 'SQL', weight: 5, mustHave: true }],
    }),
  );
});

test('a round’s panel skills can be searched for with a click', async () => {
  const user = await openAt(paths.newMeeting({ jd: JOB_ID }));
  await user.click(await round('2 · Technical 1'));
  expect(screen.getByText(/This round needs 2 required panelists/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Streaming' }));
  await waitFor(() => expect(sentTo(listPanelists).at(-1)?.query).toMatchObject({ q: 'Streaming' }));
  expect(await screen.findByRole('option', { name: /Sofia Lindqvist/, hidden: true })).toBeTruthy();
});

test('an address with a job opens the form with its first round, and the job can be removed again', async () => {
  const user = await openAt(paths.newMeeting({ jd: JOB_ID }));
  expect(field('Job title')).toHaveProperty('value', 'Senior Data Engineer');
  expect(field('Round')).toHaveProperty('value', 'Screening');
  await user.click(
    await screen.findByRole('button', { name: 'Schedule without the job Senior Data Engineer' }),
  );
  expect(picker()).toBeTruthy();
  expect(field('Job title')).toHaveProperty('value', 'Senior Data Engineer');
  await waitFor(() => expect(sentTo(saveDraft).at(-1)?.body).toMatchObject({ jdId: null }));
});

test('the next round of a meeting uses the next round of its job', async () => {
  const before = aBookingRecord({ jdId: JOB_ID, roundNumber: 1, roundName: 'Screening' });
  stubApi(endpoints.getBooking, answer(before));
  await openAt(paths.newMeeting({ previous: before.bookingId }));
  expect(field('Round')).toHaveProperty('value', 'Technical 1');
  expect(field('Attribute 1')).toHaveProperty('value', 'SQL');
});

test('a round chosen for a scheduled meeting leaves its time unchanged', async () => {
  const meeting = aBookingRecord({ jdId: JOB_ID, roundNumber: 1, scorecard: DEFAULT_SCORECARD });
  stubApi(endpoints.getBooking, answer(meeting));
  stubApi(reviseBooking, { ...answer(meeting), warnings: [] });
  const user = await openAt(paths.editMeeting(meeting.bookingId));
  await user.click(await round('2 · Technical 1'));
  expect(screen.getByRole('combobox', { name: 'Duration' })).toHaveProperty('value', '1 h');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sentTo(reviseBooking)).toHaveLength(1));
  expect(sentTo(reviseBooking)[0]?.body).toMatchObject({
    actionType: 'update',
    jdId: JOB_ID,
    roundNumber: 2,
    roundName: 'Technical 1',
  });
});

test('everyone on a meeting sees the job’s requirements, the most important first', async () => {
  const { jdId, title, description, responsibilities, mustHaveSkills, goodToHaveSkills } = aJobRecord();
  const job = { jdId, title, description, responsibilities, goodToHaveSkills };
  signIn('USER_PANEL');
  stubApi(
    endpoints.getBooking,
    answer(aBookingRecord({ jdId, job: { ...job, mustHaveSkills: mustHaveSkills.toReversed() } })),
  );
  renderAt(paths.viewMeeting(aBookingRecord().bookingId));
  const card = within(
    await screen.findByRole('region', { name: 'Job: Senior Data Engineer' }, { timeout: 10_000 }),
  );
  expect(card.getByText('You own the pipelines that price every card payment.')).toBeTruthy();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'SQLweight 5, 4 years or more',
    'Kafkaweight 3',
  ]);
  expect(card.queryByRole('link', { name: 'Open the job' })).toBeNull();
});
