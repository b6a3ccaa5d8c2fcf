import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
const asha = aPanelist();
await call(createPanelist, { body: asha }, recruiter);

let made = 0;
function create(overrides: Partial<NewBooking>, as = recruiter) {
  made += 1;
  const day = `2026-06-${String(made).padStart(2, '0')}`;
  const meetingInfo = aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` });
  return call(createBooking, { body: aBooking({ meetingInfo, ...overrides }) }, as);
}

test('a meeting has a scorecard, a round and a responsible recruiter, whatever the form omits', async () => {
  const { data } = await create({});
  expect(data).toMatchObject({
    scorecard: DEFAULT_SCORECARD,
    roundNumber: 1,
    previousBookingId: null,
    assignee: recruiter.email,
    comments: [],
  });
});

test('the next round has the earlier one, its scorecard, its assignee and the first comment', async () => {
  const { bookingId: previousBookingId = '' } = await create({});
  const { data } = await create({
    previousBookingId,
    roundNumber: 2,
    scorecard: [{ name: 'Systems design', weight: 5 }],
    assignee: asha.email,
    comments: 'Strong in round one.',
  });
  expect(data).toMatchObject({
    previousBookingId,
    roundNumber: 2,
    scorecard: [{ name: 'Systems design', weight: 5, mustHave: false }],
    assignee: asha.email,
    assigneeName: 'Asha Rao',
    comments: [{ text: 'Strong in round one.', visibility: 'INTERNAL', byEmail: recruiter.email }],
  });
});

test('the two links fill gaps in the candidate’s details', async () => {
  const links = {
    candidateWhatsApp: 'https://wa.me/919845001234?text=Hello%20Meera%2C',
    linkedInProfile: 'https://in.linkedin.com/in/Meera',
  };
  const open = await create({
    ...links,
    candidateDetails: aCandidate({ phone: '', email: 'open@candidate.example' }),
  });
  expect(open.data).toMatchObject({
    candidateWhatsApp: expect.stringMatching(/^https:\/\/wa\.me\/919845001234\?text=/) as string,
    linkedInProfile: 'https://www.linkedin.com/in/meera',
    candidateDetails: { phone: '', whatsApp: '+919845001234' },
  });
  const known = await create({
    ...links,
    candidateDetails: aCandidate({ email: 'known@candidate.example' }),
  });
  const chat = new URL(known.data?.candidateWhatsApp ?? '');
  expect(chat.pathname).toBe('/919876543210');
  expect(chat.searchParams.get('text')).toMatch(
    /^Hello Meera, your interview with .+ for Senior Data Engineer is on \w+day \d\d\/\d\d\/\d{4}, \d\d:\d\d–\d\d:\d\d, Kolkata time \(IST\)\. Join: https:/,
  );
  await call(cancelBooking, { query: { bookingId: known.bookingId }, body: null }, recruiter);
  const gone = await call(getBooking, { query: { id: known.bookingId ?? '' } }, recruiter);
  expect(gone.data?.candidateWhatsApp).toBe('https://wa.me/919876543210?text=Hello%20Meera%2C');
});

test.each<[string, string, (id: string) => Partial<NewBooking>]>([
  ['an earlier round of someone else', 'previousBookingId', (id) => ({ previousBookingId: id })],
  ['an assignee no one knows', 'assignee', () => ({ assignee: 'nobody@acme.example' })],
  ['an assignee of someone else', 'assignee', () => ({ assignee: asha.email })],
])('%s is refused at its field', async (_what, field, toRequest) => {
  const { bookingId = '' } = await create({});
  const refused = await create(toRequest(bookingId), stranger);
  expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
  expect(Object.keys(refused.fieldErrors ?? {})).toEqual([field]);
});

test('a draft naming itself as the earlier round is refused at that field', async () => {
  const { bookingId = '' } = await call(saveDraft, { body: {} }, recruiter);
  const refused = await create({ bookingId, previousBookingId: bookingId.toUpperCase() });
  expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
  expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['previousBookingId']);
});
