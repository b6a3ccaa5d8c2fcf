import * as page from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { readRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aChosenMeeting, aMeetingToChoose, someOfferedTimes } from '../../test/a-candidate-meeting.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../test/stub-api.ts';
import { CandidateLink } from './candidate-link.tsx';

const TOKEN = `ml_${'a'.repeat(43)}`;

const answer = (data: CandidateMeeting) => ({ status: 'success' as const, data });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function open(meeting: CandidateMeeting) {
  stubApi(page.openCandidatePage, answer(meeting));
  window.history.replaceState(null, '', `/c/#${TOKEN}`);
  render(<CandidateLink />);
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof userEvent.setup>, day: RegExp, clock: string) {
  await user.click(await screen.findByRole('button', { name: day }));
  await user.click(button(clock));
  await user.click(button('Continue'));
}

beforeEach(() => {
  installFetchStub();
  localStorage.setItem('slotwise-zone', 'Asia/Kolkata');
  stubApi(page.listOfferedTimes, { status: 'success', data: someOfferedTimes() });
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  return () => window.history.replaceState(null, '', '/');
});

test('opening a link only reads and changes nothing', async () => {
  open(aMeetingToChoose());
  await heading('Choose a time for your interview');
  await screen.findByRole('button', { name: 'Thursday 23 November, 4 times' });
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('Senior Data Engineer, Screening at Northbridge Talent.');
  expect(main.textContent).toContain('45 minutes by video with Arjun Nair (Data platform lead)');
  expect(sentTo(page.pickTime)).toEqual([]);
  expect(sentTo(page.openCandidatePage)[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});

test('a candidate chooses a day and a time, reviews it and books it', async () => {
  stubApi(page.pickTime, answer(aChosenMeeting()));
  const user = open(aMeetingToChoose());
  await choose(user, /^Thursday 23 November/, '15:00');
  await heading('Is this right?');
  const choice = screen.getByRole('region', { name: 'Your choice' });
  expect(choice.textContent).toContain(
    'You’ll meet Arjun Nair and Sofia Lindqvist by video on Thursday 23 November, 15:00 to 15:45, Kolkata (IST) time.',
  );
  expect(sentTo(page.pickTime)).toEqual([]);
  await user.click(button('Book this time'));
  await heading('Your interview is set');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(sentTo(page.pickTime)[0]?.body).toEqual({
    startTime: '2090-11-23T09:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    version: 3,
  });
});

test('a time that is no longer free leads to fresh ones', async () => {
  stubApi(page.pickTime, aFailure('SLOT_UNAVAILABLE'));
  const user = open(aMeetingToChoose());
  await choose(user, /^Thursday 23 November/, '15:00');
  const { days } = someOfferedTimes();
  const fresh = days.map((day, i) => (i === 0 ? { ...day, starts: day.starts.slice(0, 2) } : day));
  stubApi(page.listOfferedTimes, { status: 'success', data: someOfferedTimes({ days: fresh }) });
  await user.click(await screen.findByRole('button', { name: 'Book this time' }));
  expect(
    await screen.findByText(
      'Thursday 23 November, 15:00 has just been taken by someone else. These times are free now.',
    ),
  ).toBeTruthy();
  await screen.findByRole('button', { name: 'Thursday 23 November, 2 times' });
  expect(screen.queryByRole('button', { name: '15:00' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('a meeting that changed meanwhile is read again, and the choice is kept until confirmed', async () => {
  stubApi(page.pickTime, aFailure('VERSION_CONFLICT'));
  const user = open(aMeetingToChoose());
  await choose(user, /^Friday 24 November/, '10:30');
  await heading('Is this right?');
  stubApi(page.openCandidatePage, answer(aMeetingToChoose({ version: 9 })));
  await user.click(button('Book this time'));
  expect((await screen.findByText(/has changed in the meantime/)).closest('[role=alert]')).toBeTruthy();
  stubApi(page.pickTime, answer(aChosenMeeting({ version: 10 })));
  await user.click(button('Book this time'));
  await heading('Your interview is set');
  expect(sentTo(page.pickTime).map(({ body }) => (body as { version: number }).version)).toEqual([3, 9]);
});

test('without a connection nothing is lost, and the same button works later', async () => {
  stubNoAnswer(page.pickTime);
  const user = open(aMeetingToChoose());
  await choose(user, /^Thursday 23 November/, '15:00');
  await user.click(await screen.findByRole('button', { name: 'Book this time' }));
  await screen.findByText(/There is no connection at the moment/);
  expect(screen.getByRole('region', { name: 'Your choice' }).textContent).toContain('15:00–15:45');
  stubApi(page.pickTime, answer(aChosenMeeting()));
  await user.click(button('Book this time'));
  await heading('Your interview is set');
});

test('a page that cannot be loaded says so and can be retried', async () => {
  stubNoAnswer(page.openCandidatePage);
  window.history.replaceState(null, '', `/c/#${TOKEN}`);
  render(<CandidateLink />);
  await heading('No connection');
  stubApi(page.openCandidatePage, answer(aMeetingToChoose()));
  await userEvent.click(button('Try again'));
  await heading('Choose a time for your interview');
});

test('arrow keys move among the days with free times, and Tab reaches each of them', async () => {
  const user = open(aMeetingToChoose());
  const thursday = await screen.findByRole('button', { name: /^Thursday 23 November/ });
  act(() => thursday.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button(/^Wednesday 29 November, 2 times/));
  await user.keyboard('{Home}{Tab}');
  expect(document.activeElement).toBe(button(/^Friday 24 November, 1 time$/));
  await user.keyboard('{Enter}');
  expect(button(/^Friday 24 November/).getAttribute('aria-pressed')).toBe('true');
});

test('another zone is searched by city, and its days are requested', async () => {
  const user = open(aMeetingToChoose());
  await user.click(await screen.findByRole('button', { name: 'Change the time zone' }));
  await user.type(screen.getByRole('searchbox', { name: 'City or region' }), 'stockh');
  await user.click(button(/^Stockholm/));
  await waitFor(() =>
    expect(sentTo(page.listOfferedTimes).at(-1)?.query).toEqual({ timeZone: 'Europe/Stockholm' }),
  );
  expect(await screen.findByText('Times in Stockholm (CET)')).toBeTruthy();
  expect(localStorage.getItem('slotwise-zone')).toBe('Europe/Stockholm');
});

test('if nothing is free the candidate says when they can come, in words and by hand', async () => {
  stubApi(page.listOfferedTimes, { status: 'success', data: someOfferedTimes({ days: [] }) });
  const tuesday = { start: '2090-11-28T16:00', end: '2090-11-28T20:00', timeZone: 'Asia/Kolkata' };
  const wednesday = { start: '2090-11-29T09:00', end: '2090-11-29T12:00', timeZone: 'Asia/Kolkata' };
  stubApi(page.readWrittenTimes, {
    status: 'success',
    data: {
      windows: [
        { ...tuesday, words: 'tue after 4' },
        { ...wednesday, words: 'wed morning' },
      ],
      notUnderstood: ['not when it rains'],
    },
  });
  const user = open(aMeetingToChoose());
  await user.click(await screen.findByRole('button', { name: 'Say when you can come' }));
  await heading('When would suit you?');
  await user.click(button('Send these times'));
  expect(screen.getByText('Add at least one time first')).toBeTruthy();
  await user.type(screen.getByLabelText('When can you come?'), 'tue after 4, wed morning, not when it rains');
  await user.click(button('Read my times'));
  expect(await screen.findByText('not when it rains')).toBeTruthy();
  await user.click(button('Remove Wednesday 29 November, 09:00 to 12:00'));
  await user.click(screen.getByText('Add a day and times instead'));
  await user.type(screen.getByLabelText('Day'), '2090-12-01');
  await user.type(screen.getByLabelText('From'), '10:00');
  await user.type(screen.getByLabelText('To'), '09:00');
  await user.click(button('Add this time'));
  expect(screen.getByText('The end has to be later than the start')).toBeTruthy();
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '12:00');
  await user.click(button('Add this time'));
  const friday = { start: '2090-12-01T10:00', end: '2090-12-01T12:00', timeZone: 'Asia/Kolkata' };
  stubApi(
    page.proposeTimes,
    answer(
      aMeetingToChoose({
        version: 4,
        proposal: { windows: [tuesday, friday], comments: '', at: '2090-11-20T10:00:00.000Z' },
      }),
    ),
  );
  await user.click(button('Send these times'));
  expect(await screen.findByText('Your times have been sent. Ananya Rao will write to you.')).toBeTruthy();
  expect(sentTo(page.proposeTimes)[0]?.body).toEqual({ windows: [tuesday, friday] });
  expect(screen.getByText(/You proposed other times/)).toBeTruthy();
});

test('a chosen meeting shows when in both zones, where, who with, and how it can be moved', async () => {
  localStorage.setItem('slotwise-zone', 'Europe/Berlin');
  open(aChosenMeeting());
  await heading('Your interview is set');
  const facts = screen.getByRole('region', { name: 'Your interview' });
  expect(facts.textContent).toContain('23/11/2090 10:30–11:15');
  expect(facts.textContent).toContain('23/11/2090 15:00–15:45 Kolkata (IST), the time of Northbridge Talent');
  const join = within(facts).getByRole('link', { name: 'Join the video meeting' });
  expect(join.getAttribute('href')).toBe('https://meet.northbridge.example/data-7');
  expect(screen.getByText('You can move it twice, until 22/11/2090 22:30.')).toBeTruthy();
});

test('a meeting is moved, and its present time stays until the new one is confirmed', async () => {
  stubApi(page.pickTime, answer(aChosenMeeting({ version: 5 })));
  const user = open(aChosenMeeting());
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await heading('Choose another time');
  expect(screen.getByText(/That time stays yours until you confirm another one/)).toBeTruthy();
  await choose(user, /^Wednesday 29 November/, '14:30');
  await heading('Move to this time?');
  await user.click(button('Move my interview'));
  await screen.findByText('Your interview has been moved. An email with the new time is on its way.');
  expect(sentTo(page.pickTime)[0]?.body).toMatchObject({ startTime: '2090-11-29T09:00:00.000Z', version: 4 });
});

test('Back leads from the confirmation to the times, with the choice still selected', async () => {
  const user = open(aMeetingToChoose());
  await choose(user, /^Thursday 23 November/, '15:00');
  await heading('Is this right?');
  act(() => window.history.back());
  await heading('Choose a time for your interview');
  expect((await screen.findByRole('button', { name: '15:00' })).getAttribute('aria-pressed')).toBe('true');
});

test('a candidate says that they will come, and may switch to maybe', async () => {
  stubApi(page.answerAsCandidate, answer(aChosenMeeting({ answer: 'ACCEPTED', version: 5 })));
  const user = open(aChosenMeeting());
  await user.click(await screen.findByRole('button', { name: 'I’ll be there' }));
  await screen.findByText('You said you’ll be there, and Ananya Rao knows.');
  expect(button('I’ll be there').getAttribute('aria-pressed')).toBe('true');
  expect(sentTo(page.answerAsCandidate)[0]?.body).toEqual({ answer: 'ACCEPTED', version: 4 });
});

test('withdrawing asks for confirmation first, and sends a reason', async () => {
  stubApi(
    page.withdrawAsCandidate,
    answer(aChosenMeeting({ bookingStatus: 'WITHDRAWN', acts: [], version: 5 })),
  );
  const user = open(aChosenMeeting());
  await user.click(await screen.findByRole('button', { name: 'Withdraw…' }));
  const question = screen.getByRole('dialog', { name: 'Withdraw from this application?' });
  expect(sentTo(page.withdrawAsCandidate)).toEqual([]);
  await user.type(within(question).getByLabelText('Reason (optional)'), 'I took another offer.');
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await heading('This application was withdrawn');
  expect(sentTo(page.withdrawAsCandidate)[0]?.body).toEqual({ comments: 'I took another offer.' });
});

test('the calendar entry is fetched with the token, and web calendars open with the meeting filled in', async () => {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } })),
  );
  const user = open(aChosenMeeting());
  await user.click(await screen.findByText('Add to calendar'));
  const google = new URL(screen.getByRole('link', { name: 'Google Calendar' }).getAttribute('href') ?? '');
  expect(google.searchParams.get('dates')).toBe('20901123T093000Z/20901123T101500Z');
  expect(google.href).not.toContain(TOKEN);
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:entry';
  URL.revokeObjectURL = () => {};
  await user.click(button(/^Calendar file/));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/candidate-link/ics');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: `Bearer ${TOKEN}` } });
});

test.each(BOOKING_STATUSES)('%s is explained kindly, with a person to contact', async (bookingStatus) => {
  open(aMeetingToChoose({ bookingStatus, acts: [], whyNot: 'The time to choose is over.' }));
  await screen.findByRole('link', { name: /Ananya Rao|ananya\.rao/ });
  const text = screen.getByRole('main').textContent ?? '';
  expect(text).not.toMatch(/reject|declin|no-show/i);
});

test('a page where it is too late to move says why, and points to the recruiter', async () => {
  const whyNot = 'It is too late to move this meeting.';
  open(aChosenMeeting({ acts: ['answer', 'withdraw'], whyNot }));
  expect(await screen.findByText(whyNot)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
});

test('an expired link opens nothing and says what to do', async () => {
  stubApi(page.openCandidatePage, aFailure('LINK_EXPIRED'));
  window.history.replaceState(null, '', `/c/#${TOKEN}`);
  render(<CandidateLink />);
  await heading('This link no longer works');
  expect(screen.getByText(/Reply to any email about it/)).toBeTruthy();
});

test('a right-to-represent link still asks its question', async () => {
  stubApi(readRtrRequest, aFailure('LINK_EXPIRED'));
  window.history.replaceState(null, '', `/c/#cl_${'a'.repeat(43)}`);
  render(<CandidateLink />);
  await heading('This link no longer works');
  expect(sentTo(readRtrRequest)).toHaveLength(1);
  expect(sentTo(page.openCandidatePage)).toEqual([]);
});
