import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { startSlotScene, type SlotQuestion } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, admin, ask, book, call } = scene;

const asha = await addPanelist('Asha');
const arjun = await addPanelist('Arjun');
const id = asha.panelistId;
const NO_ONE = '01890000-0000-7000-8000-000000000000';
const many = (count: number) => Array.from({ length: count }, (_, n) => `guest${n}@panel.example`).join(',');

describe('a question that cannot be answered', () => {
  test.each<[string, Partial<SlotQuestion>, string, string]>([
    ['asks no one', {}, 'panelistIds', 'at least one panelist'],
    ['asks no one but spaces', { panelistIds: ' , ' }, 'panelistIds', 'at least one panelist'],
    ['names a panelist by name', { panelistIds: 'Asha' }, 'panelistIds', 'by their ids'],
    ['needs someone it does not ask', { panelistIds: id, required: NO_ONE }, 'required', 'also stands in'],
    ['has a wrong address', { emails: 'kabir(at)x' }, 'emails', 'kabir(at)x is not an email'],
    [
      'has the candidate on the panel',
      { panelistIds: id, candidateEmail: asha.email },
      'candidateEmail',
      'Asha is on',
    ],
    [
      'has the candidate in a pool',
      { pools: `1:${id}`, candidateEmail: asha.email },
      'candidateEmail',
      'Asha is on',
    ],
    ['has an unknown zone', { panelistIds: id, timeZone: 'Mars/Olympus' }, 'timeZone', 'not a time zone'],
    [
      'has an unknown zone of the candidate',
      { panelistIds: id, candidateTimeZone: '+05:30' },
      'candidateTimeZone',
      'not a time zone',
    ],
    ['starts on no day', { panelistIds: id, from: '2026-02-30' }, 'from', 'From is a date'],
    ['ends on no day', { panelistIds: id, to: 'Friday' }, 'to', 'To is a date'],
    ['ends before it starts', { panelistIds: id, from: '2026-03-04' }, 'to', 'before the first'],
    ['is about the past', { panelistIds: id, from: '2026-02-25', to: '2026-03-01' }, 'to', 'have passed'],
    ['looks too far at once', { panelistIds: id, to: '2026-06-03' }, 'to', 'no more than 92 days'],
    [
      'looks too far ahead',
      { panelistIds: id, from: '2031-03-02', to: '2031-03-03' },
      'to',
      'at most 5 years',
    ],
    ['is too short', { panelistIds: id, durationMinutes: '9' }, 'durationMinutes', 'from 10 to 720 minutes'],
    ['is too long', { panelistIds: id, durationMinutes: '721' }, 'durationMinutes', 'from 10 to 720 minutes'],
    [
      'has no length',
      { panelistIds: id, durationMinutes: 'one' },
      'durationMinutes',
      'whole number of minutes',
    ],
    [
      'wants too long breaks',
      { panelistIds: id, breakMinutes: '121' },
      'breakMinutes',
      'from 0 to 120 minutes',
    ],
    ['has a break without end', { panelistIds: id, breaks: '13:00' }, 'breaks', '13:00-14:00'],
    ['has a break backwards', { panelistIds: id, breaks: '14:00-13:00' }, 'breaks', '13:00-14:00'],
    [
      'has too many breaks',
      { panelistIds: id, breaks: Array(11).fill('13:00-14:00').join() },
      'breaks',
      'at most 10',
    ],
    ['wants no slot', { panelistIds: id, limit: '0' }, 'limit', 'from 1 to 100'],
    ['has a pool without a number', { pools: id }, 'pools', 'Pool 1 is written as'],
    ['has a pool of no one', { pools: `1:${id};2:` }, 'pools', 'Pool 2 is written as'],
    ['needs no one of a pool', { pools: `0:${id}` }, 'pools', 'at least 1 person'],
    ['needs more than a pool has', { pools: `2:${id}|${id}` }, 'pools', 'needs 2 of 1'],
    ['has a name in a pool', { pools: '1:Asha' }, 'pools', 'ids of panelists'],
    ['wants no skill', { pools: '1:skill= ' }, 'pools', 'Name the skill'],
    ['wants a skill no one has', { pools: '1:skill=Basket weaving' }, 'pools', 'no one who takes interviews'],
    ['has too many pools', { pools: Array(11).fill(`1:${id}`).join(';') }, 'pools', 'at most 10 pools'],
    ['gives up something unknown', { panelistIds: id, allow: 'SLEEP:*' }, 'allow', 'is none of those'],
    ['gives up hours without minutes', { panelistIds: id, allow: 'EARLIER:*' }, 'allow', 'is none of those'],
    [
      'gives up someone else’s notice',
      { panelistIds: id, allow: `NOTICE:${arjun.panelistId}` },
      'allow',
      'no one of this question',
    ],
    ['asks too many people', { emails: many(101) }, 'panelistIds', 'at most 100'],
    ['has a window without end', { candidateWindows: '2026-03-03T10:00Z' }, 'candidateWindows', 'start/end'],
    ['has a window of words', { candidateWindows: 'today/tomorrow' }, 'candidateWindows', 'start/end'],
    [
      'has a window backwards',
      { candidateWindows: '2026-03-03T10:00Z/2026-03-03T09:00Z' },
      'candidateWindows',
      'does not end after',
    ],
    [
      'has clock times of no zone',
      { candidateWindows: '2026-03-03T10:00/2026-03-03T11:00' },
      'candidateTimeZone',
      'in which time zone',
    ],
    [
      'has too many windows',
      { candidateWindows: Array(31).fill('2026-03-03T10:00Z/2026-03-03T11:00Z').join() },
      'candidateWindows',
      'at most 30',
    ],
    ['moves what is no meeting', { panelistIds: id, bookingId: 'that one' }, 'bookingId', 'not an id'],
  ])('refuses %s at its field', async (_what, question, field, words) => {
    const refused = await ask(question);
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.fieldErrors?.[field]).toContain(words);
  });

  test('refuses candidate times in a skipped hour and names the times around it', async () => {
    const refused = await ask({
      from: '2026-03-29',
      to: '2026-03-29',
      candidateTimeZone: 'Europe/Berlin',
      candidateWindows: '2026-03-29T02:30/2026-03-29T06:00',
    });
    expect(refused).toMatchObject({
      httpStatus: 400,
      code: 'TIME_DOES_NOT_EXIST',
      fieldErrors: {
        candidateWindows: '29/03/2026 02:30 does not exist in Europe/Berlin: clocks jump over it that night.',
      },
      details: { suggestions: [{ wallTime: '2026-03-29T01:45' }, { wallTime: '2026-03-29T03:00' }] },
    });
  });

  test('refuses someone who no longer takes interviews, unless they are on the meeting being moved', async () => {
    const gone = await addPanelist('Gone', { skills: ['Fortran'] });
    const booked = await book('2026-03-03T10:00', { panelists: [{ panelistId: gone.panelistId }] });
    const changed = { panelistId: gone.panelistId, panelStatus: 'INACTIVE' as const };
    expect((await call(updatePanelist, { body: changed }, admin)).httpStatus).toBe(200);
    for (const [field, question] of [
      ['panelistIds', { panelistIds: gone.panelistId }],
      ['emails', { emails: gone.email }],
      ['pools', { pools: `1:${gone.panelistId}` }],
    ] as const) {
      expect((await ask(question)).fieldErrors?.[field]).toBe('Gone no longer takes interviews');
    }
    expect((await ask({ pools: '1:skill=fortran' })).httpStatus).toBe(400);
    const moving = { panelistIds: gone.panelistId, bookingId: booked.bookingId };
    expect((await ask(moving)).httpStatus).toBe(200);
  });
});

describe('another organization', () => {
  test('finds none of our panelists, skills, meetings or busy hours', async () => {
    const stranger = await scene.signUp('Kestrel Search');
    const booked = await book('2026-03-03T11:00', {
      panelists: [{ panelistId: id }],
      candidateDetails: { candidateName: 'Ours', email: 'ours@candidate.example' },
    });
    const theirs = await call(
      createPanelist,
      { body: aPanelist({ email: 'own@kestrel.example' }) },
      stranger,
    );
    const own = theirs.panelistId ?? '';
    const notFound = { httpStatus: 404, code: 'NOT_FOUND' };
    const named = [{ panelistIds: id }, { panelistIds: `${own},${id}` }, { pools: `1:${own}|${id}` }];
    for (const question of named) {
      const refused = await ask(question, stranger);
      const made = await ask(JSON.parse(JSON.stringify(question).replaceAll(id, NO_ONE)), stranger);
      expect(refused).toMatchObject(notFound);
      // Our id is answered like one that does not exist.
      expect(made.message).toEqual(refused.message);
    }
    expect(await ask({ panelistIds: own, bookingId: booked.bookingId }, stranger)).toMatchObject(notFound);
    const free = await ask({ emails: asha.email, candidateEmail: 'ours@candidate.example' }, stranger);
    expect([free.data?.total, free.data?.lanes.map(({ name }) => name)]).toEqual([
      24,
      ['The candidate', asha.email, 'Ananya Rao'],
    ]);
    const allowed = await ask({ panelistIds: own, allow: `NOTICE:${id}` }, stranger);
    expect(allowed.fieldErrors?.['allow']).toContain('no one of this question');
  });

  test('an own panelist may not ask at all', async () => {
    const { token } = await scene.accept(asha.email, 'invite');
    expect((await ask({ panelistIds: id }, { token })).httpStatus).toBe(403);
    const query = {
      panelistIds: id,
      durationMinutes: '60',
      from: '2026-03-03',
      to: '2026-03-03',
      timeZone: 'UTC',
    };
    expect((await call(findSlots, { query }, null)).httpStatus).toBe(401);
    const twice = await scene.send(findSlots, { query }, { token: admin.token });
    expect(twice.statusCode).toBe(200);
  });
});
