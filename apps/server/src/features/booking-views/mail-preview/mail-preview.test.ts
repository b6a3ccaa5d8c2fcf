import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { previewMails } from '@slotwise/contract/bookings/mail-preview.endpoints';
import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { startPanelScene } from '../../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call, mailsTo, read, store } = scene;
afterAll(scene.stop);

const preview = (body: MailPreviewRequest, as = admin) => call(previewMails, { body }, as);
/** Everything a preview might leave behind. */
const countRows = async () =>
  (
    await store.pool
      .query(`select (select count(*) from booking) as bookings, (select count(*) from mail) as mails,
      (select count(*) from workflow_step) as steps, (select count(*) from booking_slot) as slots,
      (select count(*) from booking_link) as links, (select count(*) from undoable_act) as acts`)
  ).rows[0];
const subjectsTo = async (email: string, bookingId: string) =>
  (await mailsTo(email)).filter((mail) => mail.bookingId === bookingId).map(({ subject }) => subject);

const aNewBooking = (startTime: string, email: string) =>
  aBooking({
    meetingInfo: aMeeting({ startTime, endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString() }),
    candidateDetails: aCandidate({ email }),
    panelists: [{ panelistId: asha.panelistId }],
  });

test('shows a meeting’s invitations before scheduling, exactly as sent later, and stores nothing', async () => {
  const booking = aNewBooking('2026-03-10T09:00:00.000Z', 'first@candidate.example');
  const before = await countRows();
  const { data } = await preview({ act: 'create', booking });
  expect(await countRows()).toEqual(before);
  expect(data?.mails.map(({ email }) => email).toSorted()).toEqual(
    [admin.email, asha.email, 'first@candidate.example'].toSorted(),
  );
  expect(new Set(data?.mails.map(({ calendar }) => calendar))).toEqual(new Set(['REQUEST']));
  expect(data?.silent).toEqual([]);
  const made = await call(createBooking, { body: booking }, admin);
  const shown = data?.mails.find(({ email }) => email === asha.email);
  const [sent] = (await mailsTo(asha.email)).filter((mail) => mail.bookingId === made.bookingId);
  expect(shown?.subject).toBe(sent?.subject);
});

test('shows what a change mails, and who gets no mail', async () => {
  const bookingId = await book('2026-03-11T09:00:00.000Z');
  const { version } = await read(bookingId, admin);
  const before = await countRows();
  const panelists = [{ panelistId: asha.panelistId }];
  const { data } = await preview({ act: 'revise', change: { bookingId, version, panelists } });
  const off = data?.mails.find(({ email }) => email === arjun.email);
  expect(off?.calendar).toBe('CANCEL');
  expect(data?.silent.map(({ email, reason }) => [email, reason])).toContainEqual([
    expect.stringContaining('@candidate.example'),
    'UNCHANGED',
  ]);
  expect(await countRows()).toEqual(before);
  await call(reviseBooking, { body: { bookingId, version, panelists } }, admin);
  expect((await subjectsTo(arjun.email, bookingId)).at(-1)).toBe(off?.subject);
});

test('shows everyone’s cancellation with its reason, and the meeting stays', async () => {
  const bookingId = await book('2026-03-12T09:00:00.000Z');
  const reason = { code: 'OTHER' as const, text: 'The position is filled.' };
  const { data } = await preview({ act: 'cancel', bookingId, body: { reason } });
  expect(data?.mails).toHaveLength(4);
  for (const { calendar, text } of data?.mails ?? []) {
    expect(calendar).toBe('CANCEL');
    expect(text).toContain(reason.text);
  }
  expect((await call(getBooking, { query: { id: bookingId } }, admin)).data?.bookingStatus).toBe('SCHEDULED');
  await call(cancelBooking, { query: { bookingId }, body: { reason } }, admin);
  expect((await subjectsTo(asha.email, bookingId)).at(-1)).toBe(
    data?.mails.find(({ email }) => email === asha.email)?.subject,
  );
});

test('shows the current invitations of a meeting, without a working link', async () => {
  const bookingId = await book('2026-03-13T09:00:00.000Z');
  const before = await countRows();
  const { data } = await preview({ act: 'present', bookingId });
  expect(data?.mails).toHaveLength(4);
  expect(data?.silent).toEqual([]);
  for (const { html, text } of data?.mails ?? []) expect(html + text).not.toMatch(/[pc]\/#(?!preview)/);
  expect(await countRows()).toEqual(before);
});

test('is refused like the act itself', async () => {
  await book('2026-03-14T09:00:00.000Z');
  const clash = aNewBooking('2026-03-14T09:30:00.000Z', 'clash@candidate.example');
  expect((await preview({ act: 'create', booking: clash })).code).toBe('SLOT_CONFLICT');
  const late = aNewBooking('2025-03-14T09:30:00.000Z', 'late@candidate.example');
  expect((await preview({ act: 'create', booking: late })).code).toBe('TIME_IN_PAST');
  expect((await preview({ act: 'create', booking: clash }, asha)).code).toBe('FORBIDDEN');
});
