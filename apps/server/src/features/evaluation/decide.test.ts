import { assignBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { approveBooking, rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read, mailKinds } = scene;
afterAll(scene.stop);

type Words = Omit<Parameters<typeof call<typeof rejectBooking>>[1]['body'], 'bookingId'>;
const approve = (
  bookingId: string,
  as: { token: string },
  words: { comments?: string; version?: number } = {},
) => call(approveBooking, { body: { bookingId, ...words } }, as);
const reject = (bookingId: string, as: { token: string }, words: Words = {}) =>
  call(rejectBooking, { body: { bookingId, ...words } }, as);

const getCandidate = async (bookingId: string) => (await read(bookingId, admin)).candidateDetails.email;

/** SEQUENCE, METHOD and kind of the calendar mails someone got about a meeting. */
const calendarMails = async (email: string, bookingId: string) =>
  (await scene.mailsTo(email))
    .filter((mail) => mail.bookingId === bookingId && mail.message?.calendar)
    .map(({ message }) => [
      message?.calendar?.method,
      /SEQUENCE:(\d+)/.exec(message?.calendar?.ics ?? '')?.[1],
    ]);

describe('selecting', () => {
  test('can be made by the first panelist, leaves the calendars alone and names the next step', async () => {
    const id = await book('2026-05-04T09:00:00Z');
    const answer = await approve(id, asha, { comments: 'Strong on data.' });
    expect(answer).toMatchObject({
      httpStatus: 200,
      bookingId: id,
      data: { bookingStatus: 'SELECTED', nextStep: 'NEXT_ROUND', version: 2 },
    });
    expect(answer.data?.decisions).toMatchObject([
      { verdict: 'SELECTED', byName: 'Asha Rao', byRole: 'USER_PANEL', comments: 'Strong on data.' },
    ]);
    expect(await calendarMails(asha.email, id)).toEqual([['REQUEST', '0']]);
    expect(await approve(id, arjun)).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
  });

  test('after the final round leads to joining', async () => {
    const id = await book('2026-05-05T09:00:00Z', { roundName: 'Final round' });
    expect((await approve(id, asha)).data?.nextStep).toBe('ADD_RESOURCE');
  });

  test('is mailed to the recruiter, once, and never to the candidate', async () => {
    const id = await book('2026-05-06T09:00:00Z');
    await approve(id, asha, { comments: 'Hire.' });
    const kinds = await mailKinds(admin.email, id);
    expect(kinds.filter((kind) => kind === 'booking-selected')).toHaveLength(1);
    const candidate = await getCandidate(id);
    expect(await mailKinds(candidate, id)).toEqual(['meeting-invitation-candidate']);
  });

  test('is mailed to the person who owes the next step, unless they decided', async () => {
    const id = await book('2026-05-08T09:00:00Z');
    await call(assignBooking, { query: { bookingId: id, assigneeEmail: arjun.email } }, admin);
    await approve(id, asha);
    expect(await mailKinds(arjun.email, id)).toContain('booking-selected');
    await reject(id, arjun, { comments: 'Withdrew.' });
    expect(await mailKinds(arjun.email, id)).not.toContain('booking-rejected');
  });

  test('cannot be made by the recruiter or an outsider', async () => {
    const id = await book('2026-05-07T09:00:00Z', { panelists: [{ panelistId: asha.panelistId }] });
    expect(await approve(id, admin)).toMatchObject({ httpStatus: 403 });
    expect(await reject(id, arjun)).toMatchObject({ httpStatus: 404 });
    expect((await read(id, admin)).bookingStatus).toBe('SCHEDULED');
  });
});

describe('rejecting', () => {
  test('before the meeting removes it from every calendar and frees the hour', async () => {
    const id = await book('2026-05-11T09:00:00Z');
    const candidate = await getCandidate(id);
    const answer = await reject(id, asha, {
      reason: { code: 'SKILLS', text: 'Little SQL.' },
      comments: 'See the exercise.',
      shareWithVendor: 'We need more SQL.',
    });
    expect(answer.data).toMatchObject({
      bookingStatus: 'REJECTED',
      decisions: [
        {
          verdict: 'REJECTED',
          reasonCode: 'SKILLS',
          reasonText: 'Little SQL.',
          shareWithVendor: 'We need more SQL.',
        },
      ],
    });
    expect(answer.data).not.toHaveProperty('nextStep');
    for (const email of [candidate, asha.email, arjun.email, admin.email]) {
      expect(await calendarMails(email, id)).toEqual([
        ['REQUEST', '0'],
        ['CANCEL', '1'],
      ]);
    }
    const mailTexts = (await scene.mailsTo(candidate)).map(({ text }) => text).join();
    expect(mailTexts).not.toMatch(/Little SQL|See the exercise|more SQL/);
    await expect(book('2026-05-11T09:00:00Z')).resolves.toBeTruthy();
  });
});

describe('reversing a decision', () => {
  test('requires a reason, adds a decision, and puts the meeting back into every calendar', async () => {
    const id = await book('2026-05-12T09:00:00Z');
    await reject(id, asha);
    expect(await approve(id, arjun)).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    const turned = await approve(id, arjun, { comments: 'The exercise was marked wrongly.' });
    expect(turned.data?.decisions.map(({ verdict, byName }) => [verdict, byName])).toEqual([
      ['REJECTED', 'Asha Rao'],
      ['SELECTED', 'Arjun Menon'],
    ]);
    expect(await calendarMails(asha.email, id)).toEqual([
      ['REQUEST', '0'],
      ['CANCEL', '1'],
      ['REQUEST', '2'],
    ]);
    await expect(book('2026-05-12T09:00:00Z')).rejects.toThrow('busy');
    expect(await reject(id, asha)).toMatchObject({ httpStatus: 400 });
    const back = await reject(id, asha, { reason: { code: 'OTHER', text: 'The position is closed.' } });
    expect(back.data?.decisions).toHaveLength(3);
  });

  test('is refused if someone’s hour has been taken, and changes nothing', async () => {
    const id = await book('2026-05-13T09:00:00Z');
    await reject(id, asha);
    await book('2026-05-13T09:30:00Z');
    const refused = await approve(id, arjun, { comments: 'After all.' });
    expect(refused).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
    const { bookingStatus, decisions } = await read(id, admin);
    expect([bookingStatus, decisions.length]).toEqual(['REJECTED', 1]);
  });
});

describe('two panelists who decide at the same time', () => {
  test('make one decision; the other learns whose it was', async () => {
    const id = await book('2026-05-14T09:00:00Z');
    const { version } = await read(id, arjun);
    const answers = await Promise.all([
      approve(id, asha, { version, comments: 'Yes' }),
      reject(id, arjun, { version, comments: 'No' }),
    ]);
    const [decision] = (await read(id, admin)).decisions;
    if (!decision) throw new Error('No one decided.');
    const { verdict, byName } = decision;
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(expect.arrayContaining([200, 409]));
    const lost = answers.find(({ httpStatus }) => httpStatus === 409);
    expect(lost).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: [expect.stringContaining(byName)],
      details: { version: 2, bookingStatus: verdict, changes: [{ action: verdict, byName }] },
    });
    expect((await read(id, admin)).decisions).toHaveLength(1);
  });

  test('never reverse each other’s decision with the text of their own', async () => {
    const words = { version: 1, comments: 'Written before I saw yours.' };
    const first = await book('2026-05-15T09:00:00Z');
    await reject(first, asha);
    expect((await approve(first, arjun, words)).code).toBe('VERSION_CONFLICT');
    const second = await book('2026-05-18T09:00:00Z');
    await approve(second, asha);
    expect((await reject(second, arjun, words)).code).toBe('VERSION_CONFLICT');
  });
});
