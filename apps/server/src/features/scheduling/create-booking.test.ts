import { createBooking, getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
const asha = { name: 'Asha Rao', email: 'asha.rao@acme.example' };
const added = await call(createPanelist, { body: aPanelist() }, recruiter);
const ashaId = added.panelistId ?? '';

const create = (booking: NewBooking, headers: Record<string, string> = {}) =>
  call(createBooking, { body: booking }, recruiter, { headers });

/** An hour on its own day, so that no test meets another one's meeting. */
const hourOn = (date: string, from = '10:00', to = '11:00') =>
  aMeeting({ startTime: `${date}T${from}`, endTime: `${date}T${to}` });

const candidate = (name: string) =>
  aCandidate({ candidateName: name, email: `${name.toLowerCase().replaceAll(' ', '.')}@candidate.example` });

const countBookings = async () => (await call(listBookings, { query: {} }, recruiter)).page?.total;

describe('scheduling a meeting', () => {
  test('makes the recruiter its host and reads back as answered', async () => {
    const body = aBooking({
      meetingInfo: hourOn('2026-06-01'),
      candidateDetails: aCandidate({
        email: 'a@candidate.example',
        linkedIn: 'https://in.linkedin.com/in/Meera-Iyer/?x=1',
      }),
      panelists: [
        { panelistId: ashaId },
        { name: 'Daniel Okafor', email: 'Daniel@Panel.example', required: false },
      ],
    });
    const made = await create(body);
    expect(made).toMatchObject({
      httpStatus: 201,
      message: ['Meeting created Successfully'],
      warnings: [],
      data: {
        bookingStatus: 'SCHEDULED',
        recruiterEmail: recruiter.email,
        assignee: recruiter.email,
        candidateWhatsApp: expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hello%20/) as string,
        linkedInProfile: 'https://www.linkedin.com/in/meera-iyer',
        meetingInfo: {
          startTime: '2026-06-01T04:30:00.000Z',
          startLocal: '2026-06-01T10:00',
          timeZone: 'Asia/Kolkata',
        },
      },
    });
    expect(made.data?.meetingInfo.participants.map(({ role, email, host }) => [role, email, host])).toEqual([
      ['RECRUITER', recruiter.email, true],
      ['CANDIDATE', 'a@candidate.example', false],
      ['PANELIST', asha.email, false],
      ['PANELIST', 'daniel@panel.example', false],
    ]);
    expect(made.data?.workFlow.map(({ action }) => action)).toEqual(['CREATED', 'SCHEDULED']);
    const read = await call(getBooking, { query: { id: made.bookingId ?? '' } }, recruiter);
    expect(read.data).toEqual(made.data);
  });

  test('writes one mail per person, also for a recruiter who interviews', async () => {
    const made = await create(
      aBooking({
        meetingInfo: hourOn('2026-06-02'),
        candidateDetails: candidate('One Mail'),
        panelists: [asha, { name: 'Ananya Rao', email: recruiter.email }],
      }),
    );
    for (const email of ['one.mail@candidate.example', asha.email, recruiter.email]) {
      const mails = (await app.mailsTo(email)).filter(
        ({ bookingId, message }) => bookingId === made.bookingId && message?.calendar,
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.message?.calendar?.ics).toContain('SEQUENCE:0');
    }
  });

  test('makes participants panelists if their address is known, and observers otherwise', async () => {
    const participants = [
      { name: 'Ananya Rao', email: recruiter.email, host: true },
      { name: 'Any Name', email: 'matched@candidate.example' },
      { name: 'Someone', email: 'ASHA.RAO@acme.example' },
      { name: 'Olu Bello', email: 'olu@acme.example' },
    ];
    const made = await create(
      aBooking({
        meetingInfo: { ...hourOn('2026-06-03'), participants },
        candidateDetails: candidate('Matched'),
      }),
    );
    expect(
      made.data?.meetingInfo.participants.map(({ name, role, required }) => [name, role, required]),
    ).toEqual([
      ['Ananya Rao', 'RECRUITER', true],
      ['Matched', 'CANDIDATE', true],
      ['Asha Rao', 'PANELIST', true],
      ['Olu Bello', 'OBSERVER', false],
    ]);
  });

  test.each<[string, string, Partial<NewBooking>]>([
    [
      'the candidate on the panel',
      'is the candidate',
      { panelists: [{ name: 'X', email: 'meera.iyer@candidate.example' }] },
    ],
    ['someone twice', 'on the panel twice', { panelists: [asha, { panelistId: ashaId }] }],
    [
      'the recruiter as candidate',
      'your own address',
      { candidateDetails: aCandidate({ email: recruiter.email }) },
    ],
    ['an unknown zone', 'not a time zone', { meetingInfo: aMeeting({ timeZone: 'Mars/Olympus' }) }],
    ['an end before the start', 'end after', { meetingInfo: hourOn('2026-06-04', '10:00', '09:00') }],
    ['nine minutes', 'at least 10 minutes', { meetingInfo: hourOn('2026-06-04', '10:00', '10:09') }],
    ['thirteen hours', 'at most 12 hours', { meetingInfo: hourOn('2026-06-04', '08:00', '21:00') }],
    ['a day that does not exist', 'written as', { meetingInfo: hourOn('2026-02-30') }],
  ])('refuses %s', async (_what, words, overrides) => {
    const before = await countBookings();
    const refused = await create(aBooking(overrides));
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.message?.join()).toContain(words);
    expect(await countBookings()).toBe(before);
  });

  test('starts no earlier than five minutes ago', async () => {
    const past = { startTime: '2026-03-02T08:54:00Z', endTime: '2026-03-02T10:00:00Z' };
    expect(await create(aBooking({ meetingInfo: aMeeting(past) }))).toMatchObject({
      httpStatus: 400,
      code: 'TIME_IN_PAST',
    });
    const justNow = { ...past, startTime: '2026-03-02T08:55:00Z' };
    const made = await create(
      aBooking({ meetingInfo: aMeeting(justNow), candidateDetails: candidate('Just Now') }),
    );
    expect(made.httpStatus).toBe(201);
  });

  test('refuses a panelist who no longer takes interviews', async () => {
    const email = 'left@acme.example';
    const { panelistId = '' } = await call(
      createPanelist,
      { body: aPanelist({ firstName: 'Lena', email }) },
      recruiter,
    );
    await call(updatePanelist, { body: { panelistId, panelStatus: 'INACTIVE' } }, recruiter);
    const refused = await create(aBooking({ panelists: [{ panelistId }] }));
    expect(refused).toMatchObject({ httpStatus: 400, message: ['Lena Rao no longer takes interviews'] });
  });
});

describe('a taken time', () => {
  test('names the panelist and the hour in the zone of the new meeting', async () => {
    await create(aBooking({ meetingInfo: hourOn('2026-11-26', '14:00', '15:00'), panelists: [asha] }));
    const at = { startTime: '26/11/2026 09:30', endTime: '26/11/2026 10:30' };
    const there = aMeeting({ ...at, timeZone: 'Europe/Berlin' });
    const panelists = [{ panelistId: ashaId }];
    const here = hourOn('2026-11-26', '14:30', '15:30');
    const refused = await create(
      aBooking({ meetingInfo: here, candidateDetails: candidate('Late One'), panelists }),
    );
    expect(refused).toMatchObject({
      httpStatus: 409,
      code: 'SLOT_CONFLICT',
      message: ['Asha Rao is busy 14:00–15:00 IST on 26/11/2026'],
    });
    const abroad = await create(
      aBooking({ meetingInfo: there, candidateDetails: candidate('Late One'), panelists }),
    );
    expect(abroad.message).toEqual(['Asha Rao is busy 09:30–10:30 CET on 26/11/2026']);
  });

  test('names the candidate too, with one sentence per conflict', async () => {
    const both = {
      meetingInfo: hourOn('2026-06-05'),
      candidateDetails: candidate('Wanted Twice'),
      panelists: [asha],
    };
    await create(aBooking(both));
    const refused = await create(aBooking(both));
    expect(refused.message).toEqual([
      'Asha Rao is busy 10:00–11:00 IST on 05/06/2026',
      'Wanted Twice is busy 10:00–11:00 IST on 05/06/2026',
    ]);
  });

  test('may start when the previous one ends', async () => {
    const body = (from: string, to: string, name: string) =>
      aBooking({
        meetingInfo: hourOn('2026-06-08', from, to),
        candidateDetails: candidate(name),
        panelists: [asha],
      });
    expect((await create(body('10:00', '11:00', 'First In'))).httpStatus).toBe(201);
    expect((await create(body('11:00', '12:00', 'Next In'))).httpStatus).toBe(201);
  });

  test('in one organization has no effect in another', async () => {
    const body = aBooking({
      meetingInfo: hourOn('2026-06-09'),
      candidateDetails: candidate('Shared One'),
      panelists: [asha],
    });
    expect((await create(body)).httpStatus).toBe(201);
    expect((await call(createBooking, { body }, stranger)).httpStatus).toBe(201);
  });
});

describe('a warning that does not stop a meeting', () => {
  const warnings = async (booking: NewBooking) => {
    const made = await create(booking);
    expect(made.httpStatus).toBe(201);
    return made.warnings?.map(({ code, message }) => `${code}: ${message}`);
  };

  test('covers a host or optional panelist who is in another meeting', async () => {
    await create(
      aBooking({
        meetingInfo: hourOn('2026-06-10'),
        candidateDetails: candidate('Side One'),
        panelists: [asha],
      }),
    );
    const clash = { meetingInfo: hourOn('2026-06-10'), candidateDetails: candidate('Side Two') };
    expect(await warnings(aBooking({ ...clash, panelists: [{ ...asha, required: false }] }))).toEqual([
      'OPTIONAL_BUSY: Asha Rao is busy 10:00–11:00 IST on 10/06/2026',
      'HOST_BUSY: Ananya Rao is busy 10:00–11:00 IST on 10/06/2026',
    ]);
  });

  test('covers hours the panelist does not work, in the meeting’s zone', async () => {
    const berlin = {
      email: 'jonas@acme.example',
      firstName: 'Jonas',
      lastName: 'Weber',
      timeZone: 'Europe/Berlin',
    };
    const { panelistId = '' } = await call(createPanelist, { body: aPanelist(berlin) }, recruiter);
    const booking = { candidateDetails: candidate('Early Bird'), panelists: [{ panelistId }] };
    expect(
      await warnings(aBooking({ ...booking, meetingInfo: hourOn('2026-06-11', '12:00', '13:00') })),
    ).toEqual(['OUTSIDE_HOURS: 10/06/2026 21:30–11/06/2026 12:30 IST is outside Jonas Weber’s hours']);
    expect(
      await warnings(aBooking({ ...booking, meetingInfo: hourOn('2026-06-12', '12:30', '13:30') })),
    ).toEqual([]);
  });
});

describe('a foreign, repeated or refused request', () => {
  test.each(['vendorId', 'submitterId', 'userId'] as const)(
    'is refused when %s names someone else',
    async (field) => {
      const before = await countBookings();
      const refused = await create(
        aBooking({
          meetingInfo: hourOn('2026-06-15'),
          [field]: stranger[field === 'vendorId' ? 'vendorId' : 'userId'],
        }),
      );
      expect(refused).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
      expect(await countBookings()).toBe(before);
      expect(await app.mailsTo('meera.iyer@candidate.example')).toHaveLength(1);
    },
  );

  test('does not find the panelist of another organization', async () => {
    const body = aBooking({ meetingInfo: hourOn('2026-06-16'), panelists: [{ panelistId: ashaId }] });
    expect(await call(createBooking, { body }, stranger)).toMatchObject({
      httpStatus: 404,
      code: 'NOT_FOUND',
    });
  });

  test('is executed once, however often it is repeated under one key', async () => {
    const headers = { 'idempotency-key': 'one-and-only' };
    const body = aBooking({ meetingInfo: hourOn('2026-06-17'), candidateDetails: candidate('Only Once') });
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(body, headers)));
    expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await app.mailsTo('only.once@candidate.example')).toHaveLength(1);
    const other = aBooking({ ...body, jobTitle: 'Another job' });
    expect(await create(other, headers)).toMatchObject({ httpStatus: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('gets its first answer again an hour later, and is a new one after a day', async () => {
    const headers = { 'idempotency-key': 'across-time' };
    const body = aBooking({
      meetingInfo: hourOn('2026-03-02', '15:00', '16:00'),
      candidateDetails: candidate('Over Time'),
    });
    const first = await create(body, headers);
    app.clock.advance({ hours: 1 });
    expect((await create(body, headers)).bookingId).toBe(first.bookingId);
    app.clock.advance({ hours: 24 });
    const me = await app.logIn(recruiter.email);
    const late = await call(createBooking, { body }, me, { headers });
    expect(late).toMatchObject({ httpStatus: 400, code: 'TIME_IN_PAST' });
  });

  test('leaves its key free if refused', async () => {
    const me = await app.logIn(recruiter.email);
    const options = { headers: { 'idempotency-key': 'second-chance' } };
    const body = aBooking({
      meetingInfo: hourOn('2026-06-18'),
      candidateDetails: candidate('Free Again'),
      panelists: [asha],
    });
    const blocker = await call(
      createBooking,
      { body: { ...body, candidateDetails: candidate('In The Way') } },
      me,
    );
    expect(await call(createBooking, { body }, me, options)).toMatchObject({ httpStatus: 409 });
    expect(blocker.httpStatus).toBe(201);
    const elsewhere = { ...body, meetingInfo: hourOn('2026-06-19') };
    expect(await call(createBooking, { body: elsewhere }, me, options)).toMatchObject({ httpStatus: 201 });
  });
});
