import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startCandidateScene, thursday } from '../../../test/candidate-scene.ts';

const scene = await startCandidateScene();
afterAll(scene.stop);
const { addPanelist, aDraft, admin, book, call, clock, invite, invited, kindsTo, mailsTo } = scene;
const { open, pick, read, startsFor } = scene;

const asha = await addPanelist('Asha');

describe('inviting a candidate to choose', () => {
  test('publishes a draft without a time, with everything that was typed, and takes no one’s time', async () => {
    const meetingInfo = {
      mode: 'ONSITE',
      venue: 'Tower 2',
      startTime: '2026-03-05T10:00',
      endTime: '2026-03-05T11:00',
    };
    const { bookingId, email } = await aDraft([asha.panelistId], { meetingInfo, roundNumber: 2 });
    const answer = await invite(bookingId);
    expect(answer.url).toMatch(/^http.*\/c\/#ml_[\w-]{43}$/);
    expect(answer.data).toMatchObject({
      bookingStatus: 'AWAITING_CANDIDATE',
      draft: null,
      roundNumber: 2,
      roundName: 'Technical 1',
      meetingInfo: { startTime: '', startLocal: '', venue: 'Tower 2', timeZone: 'Asia/Kolkata' },
      panelists: [{ panelistId: asha.panelistId, required: true }],
      selfSchedule: {
        durationMinutes: 60,
        windowStart: '2026-03-05',
        windowEnd: '2026-03-05',
        slotStep: '60',
        maxReschedules: 2,
        usedReschedules: 0,
        cutOffHours: 12,
        pools: '',
        sentAt: '2026-03-02T09:00:00.000Z',
        expiresAt: '2026-03-05T18:30:00.000Z',
      },
      allowedActions: expect.arrayContaining(['inviteToPick', 'reschedule', 'cancel']) as string[],
    });
    expect(await kindsTo(email, bookingId)).toEqual(['pick-invitation']);
    expect(await kindsTo(asha.email, bookingId)).toEqual([]);
    expect(
      (await book('2026-03-05T10:00', { panelists: [{ panelistId: asha.panelistId }] })).httpStatus,
    ).toBe(201);
  });

  test('mails who invites, for how long and until when, and stores no secret in the mail', async () => {
    const { bookingId, email } = await aDraft([asha.panelistId]);
    const { url = '' } = await invite(bookingId, { durationMinutes: 90, expiresAt: '2026-03-04T18:00' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Choose a time for your interview: Senior Data Engineer');
    expect(mail?.text).toContain('invites you to an interview of 1 hour 30 minutes, by video.');
    expect(mail?.text).toContain('You can choose until 04/03/2026 18:00 Kolkata time.');
    expect(mail?.text).toContain(url);
    expect(JSON.stringify(mail?.message)).not.toContain(url.split('#')[1]);
    expect(mail?.message).toMatchObject({
      replyTo: { address: admin.email },
      links: [{ purpose: 'meeting' }],
    });
  });

  test('leaves passing it on to the recruiter if no mail is wanted', async () => {
    const meera = await invited([asha.panelistId], { sendMail: false });
    expect(await kindsTo(meera.email, meera.bookingId)).toEqual([]);
    expect((await read(meera.bookingId)).selfSchedule?.sentAt).toBe('');
    expect((await open(meera)).data?.acts).toContain('pick');
    const before = await read(meera.bookingId);
    const { url, data } = await invite(meera.bookingId, { sendMail: false });
    expect(url).toContain(meera.token);
    expect(data).toEqual(before);
  });

  test('repeatedly changes the terms, keeps the link, and is rate-limited', async () => {
    const ravi = await addPanelist('Ravi');
    const meera = await invited([asha.panelistId]);
    const again = { durationMinutes: 30, panelists: [{ panelistId: ravi.panelistId }] };
    expect((await invite(meera.bookingId, again)).code).toBe('RATE_LIMITED');
    clock.advance({ seconds: 31 });
    const { url, data } = await invite(meera.bookingId, again);
    expect(url).toContain(meera.token);
    expect(data).toMatchObject({ panelists: [{ name: 'Ravi' }], selfSchedule: { durationMinutes: 30 } });
    expect((await mailsTo(meera.email)).at(-1)?.subject).toContain('New times to choose from');
    expect((await open(meera)).data?.choosing?.durationMinutes).toBe(30);
    expect((await invite(meera.bookingId, { sendMail: false })).httpStatus).toBe(200);
  });

  test('lets the candidate move a meeting that has a time', async () => {
    const tara = await addPanelist('Tara');
    const candidateDetails = { candidateName: 'Meera Iyer', email: 'has.time@candidate.example' };
    const { bookingId = '' } = await book('2026-03-05T10:00', {
      panelists: [{ panelistId: tara.panelistId }],
      candidateDetails,
    });
    const token = /\/c\/#([\w-]+)/.exec((await mailsTo(candidateDetails.email))[0]?.text ?? '')?.[1] ?? '';
    const before = await open({ token });
    expect(before.data).toMatchObject({ choosing: null, acts: ['answer', 'propose', 'withdraw'] });
    expect(before.data?.whyNot).toContain('Ananya Rao sets the time');
    expect((await pick({ token }, thursday(12))).code).toBe('INVALID_TRANSITION');

    const { url, data } = await invite(bookingId);
    expect(url).toContain(token);
    expect(data).toMatchObject({ bookingStatus: 'SCHEDULED', meetingInfo: { startTime: thursday(10) } });
    expect((await mailsTo(candidateDetails.email)).at(-1)?.subject).toContain('You can move your interview');
    expect(await startsFor({ token })).not.toContain(thursday(10));
    expect((await pick({ token }, thursday(12))).data?.meetingInfo.startTime).toBe(thursday(12));
    expect((await read(bookingId)).rescheduleCount).toBe(1);
  });

  test('follows the candidate to another address, and the old link stops working', async () => {
    const meera = await invited([asha.panelistId]);
    const email = 'moved.to@candidate.example';
    await call(updateCandidate, { body: { bookingId: meera.bookingId, candidateDetails: { email } } }, admin);
    expect((await open(meera)).code).toBe('LINK_EXPIRED');
    const [mail] = await mailsTo(email);
    const token = /\/c\/#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await open({ token })).data?.acts).toContain('pick');
  });
});

describe('refuses an invitation to choose', () => {
  test.each([
    ['a day that is none', { windowStart: '2026-02-30' }, 'windowStart'],
    ['days in the wrong order', { windowStart: '2026-03-06' }, 'windowEnd'],
    ['too many days', { windowEnd: '2026-07-05' }, 'windowEnd'],
    ['days that have passed', { windowStart: '2026-02-01', windowEnd: '2026-03-01' }, 'windowEnd'],
    ['an end of choosing in the past', { expiresAt: '2026-03-02T14:00' }, 'expiresAt'],
    ['an end of choosing that is no time', { expiresAt: 'soon' }, 'expiresAt'],
    ['clocks that no one knows', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a panel of which no one must come', { panelists: [] }, 'panelists'],
    ['a pool of no one', { pools: '1:skill=Alchemy' }, 'pools'],
  ] as const)('with %s', async (_what, terms, field) => {
    const { bookingId } = await aDraft([asha.panelistId]);
    const refused = await invite(bookingId, { ...terms, panelists: 'panelists' in terms ? [] : undefined });
    expect([refused.httpStatus, refused.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(refused.fieldErrors).toHaveProperty(field);
    expect((await read(bookingId)).bookingStatus).toBe('DRAFT');
  });

  test('without the candidate’s address', async () => {
    const { bookingId } = await aDraft([asha.panelistId], { candidateDetails: { candidateName: 'Meera' } });
    expect((await invite(bookingId)).fieldErrors).toHaveProperty('candidateDetails.email');
  });

  test('from colleagues whose meeting it is not, and if there is nothing left to choose', async () => {
    const rohan = await addRecruiter(scene, admin, 'Rohan');
    const meera = await invited([asha.panelistId]);
    expect((await invite(meera.bookingId, {}, rohan)).httpStatus).toBe(403);
    const old = await book('2026-03-02T14:31', { panelists: [{ panelistId: asha.panelistId }] });
    clock.advance({ minutes: 2 });
    expect((await invite(old.bookingId ?? '')).code).toBe('INVALID_TRANSITION');
  });
});

test('a candidate who does not choose becomes a need of the recruiter’s, sooner if there is less time', async () => {
  const email = 'forgets@candidate.example';
  const candidateDetails = { candidateName: 'Forgets', email };
  const meera = await invited([asha.panelistId], { expiresAt: '2026-03-03T12:00' }, { candidateDetails });
  const owed = async () => {
    const { data = [] } = await call(
      listNeeds,
      { query: { pageSize: '200' } },
      await scene.logIn(admin.email),
    );
    return data.filter(({ kind, bookingId }) => kind === 'PICK_WAITING' && bookingId === meera.bookingId);
  };
  expect(await owed()).toEqual([]);
  clock.set('2026-03-03T06:30:00.000Z');
  expect(await owed()).toMatchObject([{ dueAt: '2026-03-03T06:30:00.000Z', candidateName: 'Forgets' }]);
});
