import { dismissProposal } from '@slotwise/contract/bookings/answers.endpoints';
import {
  answerAsCandidate,
  downloadInviteAsCandidate,
  proposeTimes,
  readWrittenTimes,
  withdrawAsCandidate,
} from '@slotwise/contract/bookings/candidate-page.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { startCandidateScene, thursday } from '../../../test/candidate-scene.ts';

const scene = await startCandidateScene();
afterAll(scene.stop);
const { addPanelist, admin, book, call, invited, kindsTo, mailsTo, offered, open, pick } = scene;
const { read, send, startsFor } = scene;

describe('a candidate who is asked to choose', () => {
  test('chooses, moves and withdraws, and everyone is mailed once', async () => {
    const asha = await addPanelist('Asha');
    const meera = await invited([asha.panelistId]);
    const asked = await open(meera);
    expect(asked.data).toMatchObject({
      bookingStatus: 'AWAITING_CANDIDATE',
      acts: ['pick', 'propose', 'withdraw'],
      whyNot: '',
      company: 'Northbridge Talent',
      jobTitle: 'Senior Data Engineer',
      roundName: 'Technical 1',
      panel: [{ name: 'Asha', designation: expect.any(String) as string }],
      choosing: { durationMinutes: 60, movesLeft: 2, cutOffHours: 12, movableUntil: '' },
      meetingInfo: { startTime: '', meetingLink: '' },
    });
    expect(await startsFor(meera)).toContain(thursday(10));

    const picked = await pick(meera, thursday(10), { version: asked.data?.version ?? 0 });
    expect(picked.data).toMatchObject({
      bookingStatus: 'SCHEDULED',
      acts: ['move', 'answer', 'propose', 'withdraw'],
      answer: 'ACCEPTED',
      choosing: { movesLeft: 2, movableUntil: thursday(-2) },
      meetingInfo: {
        startTime: thursday(10),
        endTime: thursday(11),
        startLocal: '2026-03-05T10:00',
        meetingLink: 'https://meet.example/rooms/blue-heron',
      },
    });
    expect(await kindsTo(meera.email, meera.bookingId)).toEqual([
      'pick-invitation',
      'meeting-invitation-candidate',
    ]);
    expect(await kindsTo(asha.email, meera.bookingId)).toEqual(['meeting-invitation-panel']);
    expect(await kindsTo(admin.email, meera.bookingId)).toEqual([
      'meeting-invitation-panel',
      'booking-picked',
    ]);

    const moved = await pick(meera, thursday(14));
    expect(moved.data).toMatchObject({
      meetingInfo: { startTime: thursday(14) },
      choosing: { movesLeft: 1 },
    });
    expect((await kindsTo(asha.email, meera.bookingId)).at(-1)).toBe('meeting-move-panel');

    const gone = await call(withdrawAsCandidate, { body: { comments: 'Found another job.' } }, meera);
    expect(gone.data).toMatchObject({ bookingStatus: 'WITHDRAWN', acts: [], panel: [], choosing: null });
    expect((await kindsTo(asha.email, meera.bookingId)).at(-1)).toBe('meeting-cancellation-panel');
    expect((await kindsTo(admin.email, meera.bookingId)).at(-1)).toBe('booking-candidate-withdrew');
    // Everyone's time is free again, and the page stays available.
    expect(await startsFor(await invited([asha.panelistId]))).toContain(thursday(14));
    expect((await open(meera)).data?.bookingStatus).toBe('WITHDRAWN');

    const { workFlow } = await read(meera.bookingId);
    expect(workFlow.map(({ action, byRole }) => `${action} ${byRole}`)).toEqual([
      'DRAFTED ADMIN',
      'INVITED_TO_PICK ADMIN',
      'SCHEDULED CANDIDATE_LINK',
      'RESCHEDULED CANDIDATE_LINK',
      'WITHDRAWN CANDIDATE_LINK',
    ]);
    expect(workFlow[3]?.details).toMatchObject({
      from: { startTime: thursday(10) },
      to: { startTime: thursday(14) },
    });
  });

  test('is offered the panel’s free times and can pick nothing else', async () => {
    const asha = await addPanelist('Asha');
    await book('2026-03-05T11:00', { panelists: [{ panelistId: asha.panelistId, required: true }] });
    const meera = await invited([asha.panelistId]);
    // Her hours are 09:00 to 18:00 in Kolkata.
    expect(await startsFor(meera)).toEqual([9, 10, 12, 13, 14, 15, 16, 17].map((hour) => thursday(hour)));
    for (const wrong of [thursday(11), thursday(10, 30), thursday(20), '2026-03-06T05:00:00.000Z']) {
      const refused = await pick(meera, wrong);
      expect([refused.httpStatus, refused.code]).toEqual([409, 'SLOT_UNAVAILABLE']);
      expect(JSON.stringify(refused)).not.toContain('Asha');
    }
    expect((await pick(meera, 'noon')).fieldErrors).toHaveProperty('startTime');
    expect((await open(meera)).data?.bookingStatus).toBe('AWAITING_CANDIDATE');
  });

  test('sees the days in their own zone, without the time of their other meeting', async () => {
    const asha = await addPanelist('Asha');
    const other = await invited([asha.panelistId]);
    await pick(other, thursday(12));
    const jonas = await addPanelist('Jonas', { timeZone: 'Asia/Kolkata' });
    const again = await invited(
      [jonas.panelistId],
      {},
      {
        candidateDetails: { candidateName: 'Meera Iyer', email: other.email },
      },
    );
    expect(await startsFor(again)).not.toContain(thursday(12));
    const { data } = await offered(again, 'America/Los_Angeles');
    expect(data?.days.map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-05']);
    const picked = await pick(again, thursday(15), { timeZone: 'America/Los_Angeles' });
    expect(picked.data).toMatchObject({
      timeZone: 'America/Los_Angeles',
      meetingInfo: { timeZone: 'Asia/Kolkata' },
    });
  });

  test('is not offered an hour that clocks skip', async () => {
    const berlin = await addPanelist('Berta', {
      timeZone: 'Europe/Berlin',
      weeklyHours: [{ day: 7, start: '00:00', end: '05:00' }],
    });
    const days = { windowStart: '2026-03-29', windowEnd: '2026-03-29', timeZone: 'Europe/Berlin' };
    const meera = await invited([berlin.panelistId], days);
    expect(await startsFor(meera)).toEqual(
      ['23', '00', '01', '02'].map((hour, day) => `2026-03-${day === 0 ? 28 : 29}T${hour}:00:00.000Z`),
    );
    const { data } = await pick(meera, '2026-03-29T01:00:00.000Z');
    expect(data?.meetingInfo.startLocal).toBe('2026-03-29T03:00');
  });
});

describe('a choice', () => {
  test('made twice counts once, and one based on an outdated state is refused without naming anyone', async () => {
    const asha = await addPanelist('Asha');
    const meera = await invited([asha.panelistId]);
    const version = (await open(meera)).data?.version ?? 0;
    const [one, two] = await Promise.all([
      pick(meera, thursday(10), { version }),
      pick(meera, thursday(10), { version }),
    ]);
    expect([one.httpStatus, two.httpStatus]).toEqual([200, 200]);
    expect(two.data).toEqual(one.data);
    expect((await read(meera.bookingId)).rescheduleCount).toBe(0);
    const stale = await pick(meera, thursday(12), { version });
    expect([stale.httpStatus, stale.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(JSON.stringify(stale)).not.toMatch(/Meera|details/);
  });

  test('is refused if someone else was faster, without naming them', async () => {
    const asha = await addPanelist('Asha');
    const holders = [];
    for (let one = 0; one < 6; one += 1) holders.push(await invited([asha.panelistId]));
    const answers = await Promise.all(holders.map((holder) => pick(holder, thursday(10))));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    const losers = answers.filter(({ httpStatus }) => httpStatus !== 200);
    expect(new Set(losers.map(({ code }) => code))).toEqual(new Set(['SLOT_UNAVAILABLE']));
    expect(JSON.stringify(losers)).not.toMatch(/Asha|Meera|conflicts/);
  });

  test('respects the panelist’s settings, even if several choose at once', async () => {
    const asha = await addPanelist('Asha', { maxPerDay: 2 });
    const holders = [];
    for (let one = 0; one < 6; one += 1) holders.push(await invited([asha.panelistId]));
    const answers = await Promise.all(holders.map((holder, at) => pick(holder, thursday(10 + at))));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(2);
  });

  test('seats the people a pool needs, keeps those who can come, and replaces those who cannot', async () => {
    const asha = await addPanelist('Asha');
    const nila = await addPanelist('Nila', { skills: ['Rust'] });
    const omar = await addPanelist('Omar', { skills: ['Rust'] });
    await book('2026-03-05T10:00', { panelists: [{ panelistId: omar.panelistId }] });
    await book('2026-03-05T14:00', { panelists: [{ panelistId: nila.panelistId }] });
    const meera = await invited([asha.panelistId], { pools: '1:skill=Rust' });
    const panelAt = async (hour: number) => {
      const { data } = await pick(meera, thursday(hour));
      return data?.panel.map(({ name }) => name);
    };
    expect(await panelAt(10)).toEqual(['Asha', 'Nila']);
    expect(await panelAt(12)).toEqual(['Asha', 'Nila']);
    expect(await panelAt(14)).toEqual(['Asha', 'Omar']);
    expect((await kindsTo(nila.email, meera.bookingId)).at(-1)).toBe('meeting-withdrawal-panel');
    expect((await kindsTo(omar.email, meera.bookingId)).at(-1)).toBe('meeting-invitation-panel');
  });
});

describe('the candidate’s words', () => {
  test('about other times reach the recruiter and the search for slots', async () => {
    const asha = await addPanelist('Asha');
    const meera = await invited([asha.panelistId]);
    const windows = [{ start: '2026-03-06T16:00', end: '2026-03-06T18:00', timeZone: 'Europe/Berlin' }];
    const said = await call(proposeTimes, { body: { windows, comments: 'After work.' } }, meera);
    expect(said.data?.proposal).toMatchObject({ windows, comments: 'After work.' });
    const again = await call(proposeTimes, { body: { windows, comments: 'After work.' } }, meera);
    expect(again.data?.version).toBe(said.data?.version);
    const booking = await read(meera.bookingId);
    expect(booking.proposals).toMatchObject([{ byRole: 'CANDIDATE', source: 'LINK', windows }]);
    expect(booking.candidateDetails.availability).toEqual(windows);
    expect((await kindsTo(admin.email, meera.bookingId)).at(-1)).toBe('booking-times-proposed');
    await call(proposeTimes, { body: { windows: [{ ...windows[0]!, end: '2026-03-06T19:00' }] } }, meera);
    expect((await read(meera.bookingId)).proposals).toHaveLength(1);
    expect((await pick(meera, thursday(10))).data?.proposal).toBeNull();
    const past = [{ start: '2026-03-01T16:00', end: '2026-03-01T18:00', timeZone: 'Europe/Berlin' }];
    expect((await call(proposeTimes, { body: { windows: past } }, meera)).fieldErrors).toHaveProperty(
      'windows.0.end',
    );
  });

  test('about other times are also answered if no time is set yet', async () => {
    const meera = await invited([(await addPanelist('Asha')).panelistId]);
    const windows = [{ start: '2026-03-06T16:00', end: '2026-03-06T18:00', timeZone: 'Europe/Berlin' }];
    await call(proposeTimes, { body: { windows } }, meera);
    const [proposal] = (await read(meera.bookingId)).proposals;
    const params = { id: meera.bookingId, proposalId: proposal?.proposalId ?? '' };
    expect((await call(dismissProposal, { params, body: {} }, admin)).httpStatus).toBe(200);
    expect((await kindsTo(meera.email, meera.bookingId)).at(-1)).toBe('booking-times-not-taken');
    expect((await mailsTo(meera.email)).at(-1)?.text).toContain('No time is set yet');
  });

  test('in free text are read back to them, and nothing counts yet', async () => {
    const meera = await invited([(await addPanelist('Asha')).panelistId]);
    const body = { text: 'thu after 4, not fri, or maybe blorp', timeZone: 'Asia/Kolkata' };
    const { data } = await call(readWrittenTimes, { body }, meera);
    expect(data?.windows).toMatchObject([
      { start: '2026-03-05T16:00', end: '2026-03-05T18:00', timeZone: 'Asia/Kolkata' },
    ]);
    expect(data?.notUnderstood.join(' ')).toContain('blorp');
    expect((await open(meera)).data?.proposal).toBeNull();
    const mars = await call(readWrittenTimes, { body: { ...body, timeZone: 'Mars/Olympus' } }, meera);
    expect(mars.fieldErrors).toHaveProperty('timeZone');
  });

  test('about coming are saved, and only they get the calendar entry', async () => {
    const asha = await addPanelist('Asha');
    const meera = await invited([asha.panelistId]);
    expect((await send(downloadInviteAsCandidate, {}, { token: meera.token })).statusCode).toBe(404);
    await pick(meera, thursday(10));
    const maybe = await call(answerAsCandidate, { body: { answer: 'TENTATIVE' } }, meera);
    expect(maybe.data?.answer).toBe('TENTATIVE');
    expect((await read(meera.bookingId)).meetingInfo.participants).toContainEqual(
      expect.objectContaining({ role: 'CANDIDATE', rsvp: 'TENTATIVE', rsvpSource: 'LINK' }),
    );
    const file = await send(downloadInviteAsCandidate, {}, { token: meera.token });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain('DTSTART:20260305T043000Z');
    expect(file.body).not.toMatch(/asha|URL:|\/c\//i);
  });
});

describe('changes by the recruiter meanwhile', () => {
  test('show on the page: a panel, a time, a cancellation with its explanation', async () => {
    const asha = await addPanelist('Asha');
    const ravi = await addPanelist('Ravi');
    await book('2026-03-05T10:00', { panelists: [{ panelistId: ravi.panelistId }] });
    const meera = await invited([asha.panelistId]);
    const revise = (body: object) =>
      call(reviseBooking, { body: { bookingId: meera.bookingId, ...body } }, admin);
    await revise({ panelists: [{ panelistId: ravi.panelistId }] });
    expect(await startsFor(meera)).not.toContain(thursday(10));
    await revise({
      meetingInfo: { startTime: thursday(12), endTime: thursday(13), timeZone: 'Asia/Kolkata' },
    });
    expect((await open(meera)).data).toMatchObject({
      bookingStatus: 'SCHEDULED',
      acts: expect.arrayContaining(['move']) as string[],
    });
    const reason = { code: 'POSITION_CLOSED' as const, text: 'We filled the position.' };
    const body = { comments: 'Budget cut, do not tell.', reason };
    await call(cancelBooking, { query: { bookingId: meera.bookingId }, body }, admin);
    const { data } = await open(meera);
    expect(data).toMatchObject({
      bookingStatus: 'CANCELLED',
      cancelReason: 'We filled the position.',
      acts: [],
    });
  });

  test('are mailed to a candidate who has not chosen yet', async () => {
    const asha = await addPanelist('Asha');
    const meera = await invited([asha.panelistId]);
    const comments = 'Budget cut, do not tell.';
    await call(cancelBooking, { query: { bookingId: meera.bookingId }, body: { comments } }, admin);
    const mail = (await mailsTo(meera.email)).at(-1);
    expect(mail?.kind).toBe('pick-called-off');
    expect(mail?.text).not.toContain('Budget');
    expect((await open(meera)).data).toMatchObject({ bookingStatus: 'CANCELLED', cancelReason: '' });
  });
});
